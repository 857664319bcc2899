import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, done, inLanguages, line, nullable, text } from '../../fields'
import { faqParts } from './lists.rules'

const fields = {
  part: Type.Enum(faqParts),
  question: inLanguages(line, 300),
  answer: inLanguages(text, 4000),
}
export const FaqForm = closed(fields)
export type FaqForm = Static<typeof FaqForm>

export const DeskQuestion = closed({ slug: text(60), ...fields, version: text(16) })
export type DeskQuestion = Static<typeof DeskQuestion>

const bySlug = closed({ slug: line(60, 1) })

export const deskFaqApi = {
  'GET /admin/faq': {
    summary: 'Lists questions and answers in their order, in all languages',
    access: 'provider',
    data: Type.Array(DeskQuestion),
  },
  'POST /admin/faq': {
    summary: 'Adds a question at the end of the FAQ page and to Genie',
    access: 'provider',
    errors: ['name_missing'],
    body: FaqForm,
    data: closed({ slug: text(60) }),
  },
  'POST /admin/faq/:slug': {
    summary: 'Changes a question; refused if it was changed since `version`',
    access: 'provider',
    errors: ['not_found', 'name_missing', 'changed_meanwhile'],
    params: bySlug,
    body: closed({ ...fields, version: line(16) }),
    data: done,
  },
  'POST /admin/faq/:slug/move': {
    summary: 'Moves a question after another, or to the front',
    access: 'provider',
    errors: ['not_found'],
    params: bySlug,
    body: closed({ after: nullable(line(60, 1)) }),
    data: done,
  },
  'DELETE /admin/faq/:slug': {
    summary: 'Removes a question from the FAQ page and from Genie',
    access: 'provider',
    fresh: true,
    errors: ['not_found'],
    params: bySlug,
    data: done,
  },
} satisfies Api

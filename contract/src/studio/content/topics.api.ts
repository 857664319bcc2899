import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, done, id, inLanguages, line, nullable, text, withId } from '../../fields'
import { topicColours } from './lists.rules'

const fields = {
  /** The colour decides the icon. */
  colour: Type.Enum(topicColours),
  name: inLanguages(line, 200),
}
export const TopicForm = closed(fields)
export type TopicForm = Static<typeof TopicForm>

export const DeskTopic = closed({
  id: id(),
  colour: text(30),
  name: inLanguages(line, 200),
  /** Number of lessons, not counting drafts. */
  lessons: count(),
  /** Number of households that chose the topic. */
  chosen: count(),
  skills: count(),
  /** Hash of the topic's fields. */
  version: text(16),
})
export type DeskTopic = Static<typeof DeskTopic>

export const deskTopicsApi = {
  'GET /admin/topics': {
    summary: 'Lists the topics in their order, in all languages',
    access: 'provider',
    data: Type.Array(DeskTopic),
  },
  'POST /admin/topics': {
    summary: 'Adds a topic at the end',
    access: 'provider',
    errors: ['name_missing'],
    body: TopicForm,
    data: withId,
  },
  'POST /admin/topics/:id': {
    summary: 'Changes a topic; refused if it was changed since `version`',
    access: 'provider',
    errors: ['not_found', 'name_missing', 'changed_meanwhile'],
    params: withId,
    body: closed({ ...fields, version: line(16) }),
    data: done,
  },
  'POST /admin/topics/:id/move': {
    summary: 'Moves a topic after another, or to the front',
    access: 'provider',
    errors: ['not_found'],
    params: withId,
    body: closed({ after: nullable(id()) }),
    data: done,
  },
  'DELETE /admin/topics/:id': {
    summary: 'Removes a topic without lessons and skills',
    access: 'provider',
    fresh: true,
    errors: ['not_found', 'topic_in_use'],
    params: withId,
    data: done,
  },
} satisfies Api

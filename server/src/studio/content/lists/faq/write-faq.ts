import type { FaqForm } from '@kasama/contract/studio/content/faq.api'
import { writeFaqPassages } from '#genie/passages/write-passages'
import { audit } from '#platform/audit/audit'
import { changesOf } from '#platform/audit/audit-changes'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { versionOf } from '#platform/version'
import { listKeys } from '../../load/content.queries'
import { lockList, nextPosition } from '../lists.queries'
import { tidyText } from '../tidy-text'
import { deleteQuestion, insertQuestion, lockQuestion, setQuestion } from './faq.queries'
import { contentOf } from './show-faq'

const about = (slug: string) => ({ kind: 'question' as const, id: slug, orgId: null })

const tidy = ({ part, question, answer }: FaqForm): FaqForm => ({
  part,
  question: tidyText(question, 'question'),
  answer: tidyText(answer, 'answer'),
})
const rowOf = ({ part, question, answer }: FaqForm) => ({
  part,
  question: JSON.stringify(question),
  answer: JSON.stringify(answer),
})

/** A slug from the words of a question; it is the question's anchor on the FAQ page. */
function slugOf(question: string, taken: string[]): string {
  const words = question
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const slug = `q-${words}`.slice(0, 50).replace(/-+$/, '')
  const numbered = [slug, ...taken.map((_, index) => `${slug}-${index + 2}`)]
  return numbered.find((one) => !taken.includes(one)) ?? slug
}

export function addQuestion({ db, now }: Deps, admin: User, form: FaqForm): Promise<string> {
  const after = tidy(form)
  return db.transaction().execute(async (tx) => {
    await lockList(tx, 'faq')
    const slug = slugOf(after.question.eng, await listKeys(tx, 'faq', 'slug'))
    await insertQuestion(tx, { slug, position: await nextPosition(tx, 'faq'), ...rowOf(after) })
    await writeFaqPassages(tx)
    const auditTexts = { question: after.question.eng }
    await audit(tx, { at: now(), userId: admin.id, action: 'question_made', about: about(slug), after: auditTexts })
    return slug
  })
}

export async function changeQuestion(
  { db, now }: Deps,
  admin: User,
  slug: string,
  { version, ...form }: FaqForm & { version: string },
): Promise<void> {
  const after = tidy(form)
  await db.transaction().execute(async (tx) => {
    // Genie's passages are written from all questions: a concurrent change would be overwritten.
    await lockList(tx, 'faq')
    const before = contentOf((await lockQuestion(tx, slug)) ?? fail('not_found'))
    if (versionOf(before) !== version) fail('changed_meanwhile')
    const changes = changesOf(before, after)
    if (!changes) return
    await setQuestion(tx, slug, rowOf(after))
    await writeFaqPassages(tx)
    await audit(tx, { at: now(), userId: admin.id, action: 'question_changed', about: about(slug), ...changes })
  })
}

/** Removes a question together with Genie's passages of it. */
export async function removeQuestion({ db, now }: Deps, admin: User, slug: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockList(tx, 'faq')
    const { question } = contentOf((await lockQuestion(tx, slug)) ?? fail('not_found'))
    await deleteQuestion(tx, slug)
    const before = { question: question.eng }
    await audit(tx, { at: now(), userId: admin.id, action: 'question_removed', about: about(slug), before })
  })
}

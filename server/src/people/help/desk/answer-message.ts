import { brand } from '@kasama/contract/brand'
import type { Language } from '@kasama/contract/language'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { type AnswerJobData, answerJob } from './answer.job'
import { addPart, findAnswers } from './message-parts.queries'
import { lockMessages, setState } from './messages.queries'
import { addressOf } from './show-messages'

type AnswerInput = { text: string; language_code: Language; after: number | null; key: string }

/**
 * Stores an answer and queues its mail in one transaction; with the same key it is sent once. If two admins answer at
 * the same time the second learns about the first answer, and may still send the other one.
 */
export async function answerMessage(
  { db, now, jobs }: Deps,
  admin: User,
  id: number,
  answer: AnswerInput,
): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const [message] = await lockMessages(tx, [id])
    if (!message) return fail('not_found')
    if (message.state === 'spam') fail('message_is_spam')
    const to = addressOf(message) ?? fail('no_mail_address')
    const { text, language_code: language, after, key } = answer
    const answers = await findAnswers(tx, id)
    if (answers.some((sentAnswer) => sentAnswer.key === key)) return
    const last = answers.at(-1)
    if (last && last.id !== after) fail('answered_meanwhile', { values: { name: last.by ?? brand.name } })
    const partId = await addPart(tx, {
      messageId: id,
      by: admin.id,
      text: text.trim(),
      language,
      at,
      answer: { key, to },
    })
    if (partId === null) return
    await setState(tx, id, { to: { state: 'answered', by: admin.id, at }, at, before: null })
    await jobs.enqueue<AnswerJobData>(tx, answerJob, { partId })
    await audit(tx, {
      at,
      userId: admin.id,
      action: 'message_answered',
      about: { kind: 'message', id, orgId: null },
      before: { state: message.state },
      after: { state: 'answered' },
    })
  })
}

/** Stores an internal note, which only admins see. */
export async function addMessageNote({ db, now }: Deps, admin: User, id: number, text: string): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const [message] = await lockMessages(tx, [id])
    if (!message) return fail('not_found')
    await addPart(tx, { messageId: id, by: admin.id, text: text.trim(), language: 'eng', at })
    await audit(tx, { at, userId: admin.id, action: 'message_noted', about: { kind: 'message', id, orgId: null } })
  })
}

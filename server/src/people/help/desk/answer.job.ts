import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import { answerMail } from './answer.mail'
import { findAnswer, noteSent } from './message-parts.queries'

export const answerJob = 'message-answer'

/** The job's payload names the answer; its text stays in its row and is not copied into the queue. */
export type AnswerWork = { partId: number }

/** Sends the mail of an answer; a repeated run sends the same mail, or nothing. */
export const answerJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: answerJob,
    async find({ partId }: AnswerWork) {
      const answer = await findAnswer(deps.db, partId)
      if (!answer || answer.sent_at) return null
      const { mail_to: to, subject, body: text, message: written, language_code: language, key, mail_id } = answer
      return { to, subject, text, written, language, key, thread: [...(mail_id ? [mail_id] : []), ...answer.before] }
    },
    write: answerMail,
    idOf: ({ key }) => key,
    note: (_, { partId }) => noteSent(deps.db, partId, deps.now()),
  })

import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import { answerMail } from './answer.mail'
import { findAnswer, recordAnswerSent } from './message-parts.queries'

export const answerJob = 'message-answer'

/** The job's payload names the answer; its text stays in its row and is not copied into the queue. */
export type AnswerJobData = { partId: number }

/** Sends the mail of an answer; a repeated run sends the same mail, or nothing. */
export const answerJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: answerJob,
    async find({ partId }: AnswerJobData) {
      const answer = await findAnswer(deps.db, partId)
      if (!answer || answer.sent_at) return null
      const { mail_to: to, subject, body: text, message: question, language_code: language, key, mail_id } = answer
      return { to, subject, text, question, language, key, thread: [...(mail_id ? [mail_id] : []), ...answer.before] }
    },
    write: answerMail,
    idOf: ({ key }) => key,
    recordSent: (_, { partId }) => recordAnswerSent(deps.db, partId, deps.now()),
  })

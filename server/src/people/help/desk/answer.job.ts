import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { answerMail } from './answer.mail'
import { type AnswerWork, answerJob } from './answer-work'
import { findAnswer, noteSent } from './message-parts.queries'

/** Sends the mail of an answer; a repeated run sends the same mail, or nothing. */
export const answerJobOf = ({ db, now, mail, config }: Deps): Job<AnswerWork> => ({
  name: answerJob,
  isMail: true,
  async run({ partId }) {
    const answer = await findAnswer(db, partId)
    if (!answer || answer.sent_at) return
    const thread = [...(answer.mail_id ? [answer.mail_id] : []), ...answer.before]
    const { mail_to: to, subject, body: text, message: written, language_code: language, key } = answer
    await mail.send(answerMail({ origin: config.origin, to, subject, text, written, language, thread }), key)
    await noteSent(db, partId, now())
  },
})

import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { noteSent } from '#platform/mails/sent-mails'
import { welcomeMail } from './auth.mail'
import { findAccount } from './auth.queries'

export type Welcome = { id: number }

export const welcomeJob = 'welcome'

/** Greets an employer who has signed up; sends nothing if the account is already gone. */
export const welcomeJobOf = ({ db, now, mail, config }: Deps): Job<Welcome> => ({
  name: welcomeJob,
  isMail: true,
  async run({ id }, jobId) {
    const account = await findAccount(db, id)
    if (!account?.email) return
    const { email: to, fullname: name, password_hash } = account
    await mail.send(welcomeMail({ origin: config.origin, to, name, withGoogle: password_hash === null }), jobId)
    await noteSent(db, { id: jobId, userId: id, kind: 'welcome', at: now() })
  },
})

import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import { welcomeMail } from './auth.mail'
import { findAccount } from './auth.queries'

export type WelcomeJobData = { id: number }

export const welcomeJob = 'welcome'

/** Greets an employer who has signed up; sends nothing if the account is already gone. */
export const welcomeJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: welcomeJob,
    async find({ id }: WelcomeJobData) {
      const account = await findAccount(deps.db, id)
      return account && { to: account.email, name: account.fullname, withGoogle: account.password_hash === null }
    },
    write: welcomeMail,
    recordSent: (_, { id }) => ({ userId: id, kind: 'welcome' }),
  })

import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import { findAccount } from '../auth.queries'
import { factorLockedMail } from './admin.mail'

export type FactorLockedJobData = { id: number; at: string; minutes: number }
export const factorLockedJob = 'factor-locked'

/** Tells an admin that too many wrong second factors were tried after the right password. */
export const factorLockedJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: factorLockedJob,
    async find({ id, at, minutes }: FactorLockedJobData) {
      const who = await findAccount(deps.db, id)
      return who && { to: who.email, name: who.fullname, at: new Date(at), minutes }
    },
    write: factorLockedMail,
  })

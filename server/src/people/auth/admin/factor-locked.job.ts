import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { findAccount } from '../auth.queries'
import { factorLockedMail } from './admin.mail'

export type FactorLocked = { id: number; at: string; minutes: number }
export const factorLockedJob = 'factor-locked'

/** Tells an admin that too many wrong second factors were tried after the right password. */
export const factorLockedJobOf = ({ db, mail, config }: Deps): Job<FactorLocked> => ({
  name: factorLockedJob,
  isMail: true,
  async run({ id, at, minutes }, jobId) {
    const who = await findAccount(db, id)
    if (!who?.email) return
    const { email: to, fullname } = who
    await mail.send(factorLockedMail({ origin: config.origin, to, name: fullname, at: new Date(at), minutes }), jobId)
  },
})

import type { Deps } from '../../../deps'
import type { Job } from '../../../platform/jobs/jobs'
import { findAccount } from '../auth.queries'
import { recoveryUsedMail } from './admin.mail'
import { listAdmins } from './admins/admins.queries'

export type RecoveryUsed = { id: number }

export const recoveryUsedJob = 'recovery-code-used'

/** Every admin of the same desk hears of it: a stolen code does not go unseen. */
export const recoveryUsedJobOf = ({ db, mail, config, now }: Deps): Job<RecoveryUsed> => ({
  name: recoveryUsedJob,
  isMail: true,
  async run({ id }, jobId) {
    const who = await findAccount(db, id)
    if (!who) return
    const all = await listAdmins(db, null)
    const hers = all.filter(({ org_id }) => org_id === null || org_id === who.org_id)
    for (const { email, id: to } of hers)
      if (email)
        await mail.send(
          recoveryUsedMail({ origin: config.origin, to: email, who: who.fullname || (who.email ?? ''), at: now() }),
          `${jobId}-${to}`,
        )
  },
})

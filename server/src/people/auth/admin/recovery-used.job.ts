import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { findAccount } from '../auth.queries'
import { recoveryUsedMail } from './admin.mail'
import { listAdmins } from './admins/admins.queries'

type RecoveryUsed = { id: number; to: number; at: string }

const recoveryUsedJob = 'recovery-code-used'

/** Tells every admin of the same desk by a mail of their own, so that a stolen code is noticed. */
export async function tellAdmins({ jobs }: Pick<Deps, 'jobs'>, tx: Db, { id, at }: { id: number; at: Date }) {
  const who = await findAccount(tx, id)
  for (const { id: to, org_id } of await listAdmins(tx, null))
    if (org_id === null || org_id === who?.org_id)
      await jobs.enqueue<RecoveryUsed>(tx, recoveryUsedJob, { id, to, at: at.toISOString() })
}

export const recoveryUsedJobOf = ({ db, mail, config }: Deps): Job<RecoveryUsed> => ({
  name: recoveryUsedJob,
  isMail: true,
  async run({ id, to, at }, jobId) {
    const who = await findAccount(db, id)
    const receiver = await findAccount(db, to)
    if (!who || !receiver?.email) return
    const about = {
      origin: config.origin,
      to: receiver.email,
      who: who.fullname || (who.email ?? ''),
      at: new Date(at),
    }
    await mail.send(recoveryUsedMail(about), jobId)
  },
})

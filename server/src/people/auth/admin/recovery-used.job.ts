import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import { findAccount } from '../auth.queries'
import { recoveryUsedMail } from './admin.mail'
import { findColleagues } from './admins/admins.queries'

type RecoveryUsedJobData = { id: number; to: number; at: string }

const recoveryUsedJob = 'recovery-code-used'

/** Tells every admin of the same desk by a mail of their own, so that a stolen code is noticed. */
export async function tellAdmins({ jobs }: Pick<Deps, 'jobs'>, tx: Db, { id, at }: { id: number; at: Date }) {
  const who = await findAccount(tx, id)
  for (const to of await findColleagues(tx, who?.org_id ?? null))
    await jobs.enqueue<RecoveryUsedJobData>(tx, recoveryUsedJob, { id, to, at: at.toISOString() })
}

export const recoveryUsedJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: recoveryUsedJob,
    async find({ id, to, at }: RecoveryUsedJobData) {
      const who = await findAccount(deps.db, id)
      const receiver = await findAccount(deps.db, to)
      return who && { to: receiver?.email, who: who.fullname || (who.email ?? ''), at: new Date(at) }
    },
    write: recoveryUsedMail,
  })

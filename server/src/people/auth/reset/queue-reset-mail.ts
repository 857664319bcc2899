import type { Db } from '#platform/database/db'
import type { Jobs } from '#platform/jobs/jobs'
import { type ForgottenLogin, forgotPasswordJob } from './forgot-password'

/** Queues the mail with a link to a new password, requested by somebody responsible for the account. */
export async function queueResetMail({ jobs }: { jobs: Jobs }, tx: Db, account: ForgottenLogin): Promise<void> {
  await jobs.enqueue<ForgottenLogin>(tx, forgotPasswordJob, account)
}

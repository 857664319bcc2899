import type { Db } from '#platform/database/db'
import type { Jobs } from '#platform/jobs/jobs'
import { findCustomer } from '../../payment/attempts/customer.queries'
import { type CustomerEmailWork, customerEmailJob } from './customer-email.job'

/** Tells the provider an account's new email, once the caller's transaction has committed. */
export async function tellNewEmail(tx: Db, jobs: Jobs, userId: number): Promise<void> {
  if (await findCustomer(tx, userId)) await jobs.enqueue<CustomerEmailWork>(tx, customerEmailJob, { userId })
}

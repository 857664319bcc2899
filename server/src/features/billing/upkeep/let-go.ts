import type { Db } from '../../../platform/database/db'
import type { Jobs } from '../../../platform/jobs/jobs'
import { findCustomer } from '../attempts/attempt.queries'
import { type ForgetCustomerWork, forgetCustomerJob } from '../job-names'
import { forgetBuyer } from './upkeep.queries'

/** What the provider says of an account waits until its removal is through: both take the customer's row first. */
export async function holdPayer(tx: Db, userId: number): Promise<void> {
  await tx
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Before an account is removed: its payment under way ends, and its plan will be canceled at the provider, by work that is
 * tried until it is done. Payments stay, without a name.
 */
export async function letGoOfPayer(tx: Db, jobs: Jobs, { userId, at }: { userId: number; at: Date }): Promise<void> {
  await forgetBuyer(tx, userId, at)
  const customerId = await findCustomer(tx, userId)
  if (customerId) await jobs.enqueue<ForgetCustomerWork>(tx, forgetCustomerJob, { customerId })
}

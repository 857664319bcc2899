import { isCurrent } from '@kasama/contract/money/billing.rules'
import type { Db } from '#platform/database/db'
import type { Jobs } from '#platform/jobs/jobs'
import { abandonAttemptOf } from '../../payment/attempts/attempt.queries'
import { lockCustomerOf, releaseCustomer } from '../../payment/attempts/customer.queries'
import { findSubscription } from '../../plan/plan.queries'
import { type ForgetCustomerWork, forgetCustomerJob } from './forget-customer.job'

/** Locks the customer's row, like settling does: a settlement waits until the account is removed. */
export const lockPayer = lockCustomerOf

/**
 * Prepares the removal of an account: ends its open payment, and queues a job that deletes its customer at the
 * provider. Payments stay, without a name. Returns whether a plan of its own was running.
 */
export async function releasePayer(tx: Db, jobs: Jobs, { userId, at }: { userId: number; at: Date }): Promise<boolean> {
  await abandonAttemptOf(tx, userId, at)
  const customerId = await releaseCustomer(tx, userId, at)
  if (customerId) await jobs.enqueue<ForgetCustomerWork>(tx, forgetCustomerJob, { customerId })
  const plan = await findSubscription(tx, userId)
  return plan?.mode === 0 && isCurrent(plan, at)
}

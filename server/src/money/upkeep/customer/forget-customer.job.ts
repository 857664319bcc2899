import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { findOfFailedAttempts } from '../../payment/attempts/attempt.queries'
import { removeCustomerRow } from '../../payment/attempts/customer.queries'
import { release } from '../release.job'

export const forgetCustomerJob = 'plan-forget-customer'
export type ForgetCustomerWork = { customerId: string }

/**
 * Ends the subscriptions of a deleted account's customer and deletes the customer at the provider. A payment that the
 * bank has approved after the account was deleted is refunded: its plan was never used.
 */
export async function forgetCustomer(deps: Deps, customerId: string): Promise<void> {
  const { db, payments } = deps
  const unused = await findOfFailedAttempts(db, await payments.subscriptionsOf(customerId))
  for (const { id } of unused) await release(deps, { subscriptionId: id, why: 'stray' })
  await payments.removeCustomer(customerId)
  await removeCustomerRow(db, customerId)
}

export const forgetCustomerJobOf = (deps: Deps): Job<ForgetCustomerWork> => ({
  name: forgetCustomerJob,
  run: ({ customerId }) => forgetCustomer(deps, customerId),
})

import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import type { InvoiceFacts } from '#platform/ports/payments/payments'
import { findOfFailedAttempts } from '../../payment/attempts/attempt.queries'
import { findReleasedAt, removeCustomerRow } from '../../payment/attempts/customer.queries'
import { settle } from '../../payment/settle/settle'
import { release } from '../release.job'

export const forgetCustomerJob = 'plan-forget-customer'
export type ForgetCustomerWork = { customerId: string }

/**
 * Refunds what a subscription was paid since its account was removed: a switch, an unpaid renewal or the next one, which
 * nobody used.
 */
async function refundSince(deps: Deps, subscriptionId: string, since: Date): Promise<void> {
  const { payments } = deps
  const { facts } = await settle(deps, subscriptionId)
  const isLate = ({ paidAt, cents, charge }: InvoiceFacts) =>
    paidAt !== null && paidAt > since && cents > 0 && charge !== null && !charge.isRefunded && !charge.dispute
  const late = facts.invoices.filter(isLate)
  for (const { id: invoiceId, cents, charge } of late) {
    const left = cents - (charge?.refundedCents ?? 0)
    await payments.refundPayment({ invoiceId, cents: left, reason: 'requested_by_customer' }, `late_${invoiceId}`)
  }
  if (late.length > 0) await settle(deps, subscriptionId)
}

/**
 * Ends the subscriptions of a deleted account's customer and deletes the customer at the provider. A payment that was
 * made after the account was deleted is refunded, also one that its bank has approved since.
 */
export async function forgetCustomer(deps: Deps, customerId: string): Promise<void> {
  const { db, payments } = deps
  const since = await findReleasedAt(db, customerId)
  const subscriptions = await payments.subscriptionsOf(customerId)
  const unused = await findOfFailedAttempts(db, subscriptions)
  for (const { id } of unused) await release(deps, { subscriptionId: id, why: 'stray' })
  for (const { id } of since ? subscriptions : []) {
    // Its open invoices end with it: from here on nothing can be paid.
    await payments.end(id)
    if (since) await refundSince(deps, id, since)
  }
  await payments.removeCustomer(customerId)
  await removeCustomerRow(db, customerId)
}

export const forgetCustomerJobOf = (deps: Deps): Job<ForgetCustomerWork> => ({
  name: forgetCustomerJob,
  run: ({ customerId }) => forgetCustomer(deps, customerId),
})

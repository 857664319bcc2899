import type { Deps } from '#platform/deps'
import { PaymentRefused, PaymentUnclear } from '#platform/ports/payments/payments'
import { keyLastsMs, leaveToReconciliation } from '../payment/attempts/call-provider'
import { unclaim } from '../payment/attempts/claim.queries'
import { endWithoutAccess } from '../payment/settle/end-without-access'
import { failRefund, findRefund, type Refund } from '../payment/settle/refund.queries'
import { auditRefundEnd } from '../payment/settle/save-refunds'
import { settle } from '../payment/settle/settle'
import { findSubscription } from '../plan/plan.queries'
import { requirePayment } from '../receipts/payments.queries'

/**
 * Makes a refund at the provider and stores its outcome. It may be repeated, since its calls have the row's idempotency
 * key. Returns the row, which is still open if the outcome is unknown.
 */
export async function carryOutRefund(deps: Deps, refund: Refund): Promise<Refund> {
  const { db, now } = deps
  const payment = await requirePayment(db, refund.payment_id)
  const outcome = await requestRefund(deps, refund, payment.provider_invoice)
  if (outcome === 'refused')
    await db.transaction().execute(async (tx) => {
      const isNews = await failRefund(tx, refund.id, 'refund_refused', now())
      if (isNews) await auditRefundEnd(tx, refund, 'failed', now())
    })
  // Also after a refusal: the payment may have been refunded in the provider's dashboard.
  await settle(deps, payment.provider_subscription).catch(leaveToReconciliation)
  await unclaim(db, 'refunds', refund.id)
  if (payment.user_id !== null) {
    const row = await findSubscription(db, payment.user_id)
    if (row) await endWithoutAccess(deps, row).catch(leaveToReconciliation)
  }
  return (await findRefund(db, refund.id)) ?? refund
}

type RefundOutcome = 'done' | 'refused' | 'unclear'

async function requestRefund(deps: Deps, refund: Refund, invoiceId: string): Promise<RefundOutcome> {
  const { amount: cents, key, reason, created_at } = refund
  if (key === null) return 'unclear'
  const isOld = deps.now().getTime() - created_at.getTime() > keyLastsMs
  if (isOld) return findOutcome(deps, invoiceId, key)
  try {
    await deps.payments.refundPayment({ invoiceId, cents, reason: reason ?? 'requested_by_customer' }, key)
    return 'done'
  } catch (error) {
    if (error instanceof PaymentRefused) return 'refused'
    if (!(error instanceof PaymentUnclear)) throw error
    return error.answered ? findOutcome(deps, invoiceId, key) : 'unclear'
  }
}

/**
 * Looks for the refund at the provider: after a reply the effect of the call is visible, and repeating the key would
 * only repeat the reply.
 */
async function findOutcome({ payments }: Deps, invoiceId: string, key: string): Promise<RefundOutcome> {
  const found = await payments.findRefund(invoiceId, key).catch(() => undefined)
  if (found === undefined) return 'unclear'
  return found ? 'done' : 'refused'
}

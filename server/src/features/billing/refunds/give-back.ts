import type { Deps } from '../../../deps'
import { PaymentRefused, PaymentUnclear } from '../../../ports/payments/payments'
import { findSubscription } from '../billing.queries'
import { unclaim } from '../claim.queries'
import { leaveUnclear } from '../clear'
import { endOver } from '../standing/end-over'
import { settle } from '../standing/settle'
import { noteEnd } from './note-end'
import { failRefund, findRefund, type Refund, requirePayment } from './refund.queries'

/** The provider may forget a key after a day: then a call is never sent again. */
const keyLastsMs = 23 * 3_600_000

/**
 * Gives back at the provider what a row wants, and brings us in line with what came of it. May be repeated: everything is
 * said under the row's key. Answers the row as it is then; it is still running where nobody knows.
 */
export async function giveBack(deps: Deps, refund: Refund): Promise<Refund> {
  const { db, now } = deps
  const payment = await requirePayment(db, refund.payment_id)
  const heard = await ask(deps, refund, payment.provider_invoice)
  if (heard === 'refused')
    await db.transaction().execute(async (tx) => {
      const isNews = await failRefund(tx, refund.id, 'refund_refused', now())
      if (isNews) await noteEnd(tx, refund, 'failed', now())
    })
  // Also after a refusal: something may have been given back at the provider's own desk.
  await settle(deps, payment.provider_subscription).catch(leaveUnclear)
  await unclaim(db, 'refunds', refund.id)
  if (payment.user_id !== null) {
    const row = await findSubscription(db, payment.user_id)
    if (row) await endOver(deps, row).catch(leaveUnclear)
  }
  return (await findRefund(db, refund.id)) ?? refund
}

type Heard = 'done' | 'refused' | 'unclear'

async function ask(deps: Deps, refund: Refund, invoiceId: string): Promise<Heard> {
  const { amount: cents, key, reason, created_at } = refund
  if (key === null) return 'unclear'
  const isOld = deps.now().getTime() - created_at.getTime() > keyLastsMs
  if (isOld) return lookFor(deps, invoiceId, key)
  try {
    await deps.payments.refundPayment({ invoiceId, cents, reason: reason ?? 'requested_by_customer' }, key)
    return 'done'
  } catch (error) {
    if (error instanceof PaymentRefused) return 'refused'
    if (!(error instanceof PaymentUnclear)) throw error
    return error.answered ? lookFor(deps, invoiceId, key) : 'unclear'
  }
}

/** After an answer its effect can be seen, and without one the same key is answered the same for ever. */
async function lookFor({ payments }: Deps, invoiceId: string, key: string): Promise<Heard> {
  const found = await payments.findRefund(invoiceId, key).catch(() => undefined)
  if (found === undefined) return 'unclear'
  return found ? 'done' : 'refused'
}

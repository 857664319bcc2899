import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { PaymentRefused } from '../../../ports/payments/payments'
import type { Attempt } from '../attempts/attempt.queries'
import type { Ended } from '../attempts/carry-out'
import { cardOf, customerOf } from '../attempts/payer'
import { findSubscription } from '../billing.queries'
import { carryOutChange } from './carry-out-change'
import { payerPlan } from './payer-plan'

/** Pays with another card from now on, and at once what is open. */
export async function changeCard(deps: Deps, user: User, sourceId: string): Promise<Ended> {
  const row = await payerPlan(deps, user)
  const subscriptionId = row.provider_subscription ?? fail('subscription_needed')
  const change = {
    user_id: user.id,
    kind: 'card' as const,
    subscription_plan_id: row.subscription_plan_id,
    provider_subscription: subscriptionId,
    source_id: sourceId,
    amount: 0,
  }
  const ended = await carryOutChange(deps, change, doChange, 'payment_unclear')
  await audit(deps.db, { at: deps.now(), userId: user.id, action: 'card_changed' })
  return ended
}

/** The provider tries the subscription's own card first: a new one is set there, and then pays what is open. */
async function doChange(deps: Deps, attempt: Attempt): Promise<string> {
  const subscriptionId = attempt.provider_subscription ?? fail('not_found')
  const customerId = await customerOf(deps, attempt)
  const methodId = await cardOf(deps, attempt, customerId)
  await deps.payments.setCard(subscriptionId, methodId, attempt.key)
  const row = await findSubscription(deps.db, attempt.user_id ?? 0)
  const open = row?.open_invoice
  if (open) await deps.payments.payInvoice(open, methodId, attempt.key).catch(leaveRefusal)
  return subscriptionId
}

/** Why an invoice was not paid stands at the invoice, where the next look sees it: perhaps the bank wants to ask first. */
function leaveRefusal(error: unknown): void {
  if (!(error instanceof PaymentRefused)) throw error
}

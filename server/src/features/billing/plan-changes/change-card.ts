import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { PaymentRefused } from '../../../ports/payments/payments'
import { type Attempt, findAttempt, noteSetUp } from '../attempts/attempt.queries'
import { carryOut, type Ended } from '../attempts/carry-out'
import { cardOf, customerOf } from '../attempts/payer'
import { findSubscription } from '../billing.queries'
import { claim } from '../claim.queries'
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
  if (ended.attempt.state === 'settled') await noteChange(deps, user.id)
  return ended
}

const noteChange = ({ db, now }: Deps, userId: number | null) =>
  audit(db, { at: now(), userId, action: 'card_changed' })

/** Her bank has agreed to the new card: it is used from now on. Nothing is done where another process is at it. */
export async function finishCardChange(deps: Deps, attemptId: number): Promise<void> {
  const attempt = await findAttempt(deps.db, attemptId)
  if (attempt?.kind === 'card' && (await claim(deps, 'payment_attempts', attemptId)))
    await finishClaimedCardChange(deps, attempt)
}

/** The same for who is at the attempt already. */
export async function finishClaimedCardChange(deps: Deps, attempt: Attempt): Promise<void> {
  const { attempt: after } = await carryOut(deps, attempt, doChange, 'payment_unclear')
  if (after.state === 'settled') await noteChange(deps, after.user_id)
}

/**
 * The provider tries the subscription's own card first: a new one is set there, and then pays what is open. Where nothing
 * is open its bank is asked whether renewals may pass, and it waits until she has answered.
 */
async function doChange(deps: Deps, attempt: Attempt): Promise<string> {
  const subscriptionId = attempt.provider_subscription ?? fail('not_found')
  const customerId = await customerOf(deps, attempt)
  const methodId = await cardOf(deps, attempt, customerId)
  const row = await findSubscription(deps.db, attempt.user_id ?? 0)
  const open = row?.open_invoice
  if (!open && !(await isAgreed(deps, attempt, { customerId, methodId, subscriptionId }))) return subscriptionId
  await deps.payments.setCard(subscriptionId, methodId, attempt.key)
  if (open) await deps.payments.payInvoice(open, methodId, attempt.key).catch(leaveRefusal)
  return subscriptionId
}

type New = { customerId: string; methodId: string; subscriptionId: string }

/** Whether the bank of the new card lets renewals pass; what it answered once may be out of date. */
async function isAgreed({ db, payments }: Deps, { id, key, setup_intent: known }: Attempt, wanted: New) {
  const setUpId = known ?? (await payments.setUpCard(wanted, key))
  if (!known) await noteSetUp(db, id, setUpId)
  const { intent } = await payments.lookAtSetUp(setUpId)
  return intent.state === 'succeeded'
}

/** Why an invoice was not paid stands at the invoice, where the next look sees it: perhaps the bank wants to ask first. */
function leaveRefusal(error: unknown): void {
  if (!(error instanceof PaymentRefused)) throw error
}

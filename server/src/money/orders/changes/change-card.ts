import { isRunning } from '@kasama/contract/money/billing.rules'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { PaymentRefused } from '#platform/ports/payments/payments'
import { type Attempt, findAttempt, noteSetUp } from '../../payment/attempts/attempt.queries'
import { claim } from '../../payment/attempts/claim.queries'
import { attachCard, ensureCustomer } from '../../payment/attempts/provider-ids'
import { type AttemptResult, carryOut } from '../../payment/carry-out'
import { findSubscription } from '../../plan/plan.queries'
import { carryOutChange } from './carry-out-change'
import { findPayerPlan } from './payer-plan'

/** Sets another card for renewals and pays an open invoice with it at once. */
export async function changeCard(deps: Deps, user: User, sourceId: string): Promise<AttemptResult> {
  const row = await findPayerPlan(deps, user)
  const subscriptionId = row.provider_subscription ?? fail('subscription_needed')
  const change = {
    user_id: user.id,
    kind: 'card' as const,
    subscription_plan_id: row.subscription_plan_id,
    provider_subscription: subscriptionId,
    source_id: sourceId,
    amount: 0,
  }
  return carryOutChange(deps, {
    change,
    action: sendNewCard,
    unclear: 'payment_unclear',
    check: (plan) => isRunning(plan, deps.now()) || fail('subscription_needed'),
  })
}

/** Uses the new card, which its bank has approved. Does nothing if another process has claimed the attempt. */
export async function finishCardChange(deps: Deps, attemptId: number): Promise<void> {
  const attempt = await findAttempt(deps.db, attemptId)
  if (attempt?.kind === 'card' && (await claim(deps, 'payment_attempts', attemptId)))
    await finishClaimedCardChange(deps, attempt)
}

/** The same for a caller that has claimed the attempt. */
export async function finishClaimedCardChange(deps: Deps, attempt: Attempt): Promise<void> {
  await carryOut(deps, attempt, sendNewCard, 'payment_unclear')
}

/**
 * Makes the new card the subscription's default, then pays the open invoice of a failed renewal with it: the provider
 * charges the default card first. Without such an invoice the bank is asked first to allow renewals, and the card is
 * set after the buyer has answered. The open invoice of a switch doesn't count: it is void or soon will be.
 */
async function sendNewCard(deps: Deps, attempt: Attempt): Promise<string> {
  const subscriptionId = attempt.provider_subscription ?? fail('not_found')
  const customerId = await ensureCustomer(deps, attempt)
  const methodId = await attachCard(deps, attempt, customerId)
  const row = await findSubscription(deps.db, attempt.user_id ?? 0)
  const openInvoiceId = row?.problem ? row.open_invoice : null
  if (!openInvoiceId && !(await isApproved(deps, attempt, { customerId, methodId, subscriptionId })))
    return subscriptionId
  await deps.payments.setCard(subscriptionId, methodId, attempt.key)
  if (openInvoiceId) await deps.payments.payInvoice(openInvoiceId, methodId, attempt.key).catch(ignoreRefusal)
  return subscriptionId
}

type NewCard = { customerId: string; methodId: string; subscriptionId: string }

/** Whether the bank allows renewals with the new card; asked each time, since an earlier answer may be out of date. */
async function isApproved({ db, payments }: Deps, { id, key, setup_intent: known }: Attempt, wanted: NewCard) {
  const setUpId = known ?? (await payments.setUpCard(wanted, key))
  if (!known) await noteSetUp(db, id, setUpId)
  const { intent } = await payments.readSetupIntent(setUpId)
  return intent.state === 'succeeded'
}

/** The refusal is stored with the invoice, where the next reading finds it; the bank may want to ask the buyer. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof PaymentRefused)) throw error
}

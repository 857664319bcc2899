import { isCurrent } from '@kasama/contract/money/billing.rules'
import type { Deps } from '#platform/deps'
import { AppError, fail } from '#platform/http/errors'
import { type Attempt, abandonAttempt, findAttempt, replaceCard } from '../../payment/attempts/attempt.queries'
import { callProvider, keyLastsMs } from '../../payment/attempts/call-provider'
import { claim, unclaim } from '../../payment/attempts/claim.queries'
import { subscriptionOf } from '../../payment/attempts/provider-ids'
import { type AttemptResult, carryOut, readResult } from '../../payment/carry-out'
import { settle } from '../../payment/settle/settle'
import { findSubscription } from '../../plan/plan.queries'
import type { Order } from '../order'
import { buy } from './buy'

type PurchaseRequest = { planId: number; order: Order }

const isSame = (attempt: Attempt, { planId, order }: PurchaseRequest) =>
  attempt.subscription_plan_id === planId &&
  (attempt.voucher_code?.toUpperCase() ?? null) === ((order.coupon_code || order.promotion_code)?.toUpperCase() ?? null)

/**
 * Resumes the open payment when the buyer presses again. Returns its outcome, or null if it is closed and a new one may
 * begin.
 */
export async function resumePayment(
  deps: Deps,
  attempt: Attempt,
  request: PurchaseRequest,
): Promise<AttemptResult | null> {
  if (attempt.kind === 'switch' || !(await claim(deps, 'payment_attempts', attempt.id))) return fail('payment_open')
  try {
    const held = (await findAttempt(deps.db, attempt.id)) ?? attempt
    if (held.kind === 'card') return await abandonCardChange(deps, held)
    return await callProvider('payment_unclear', () => resumeClaimed(deps, held, request))
  } finally {
    await unclaim(deps.db, 'payment_attempts', attempt.id)
  }
}

/** A change of card that waits for its bank does not stop the buyer once its plan is over. */
async function abandonCardChange(deps: Deps, { id, user_id }: Attempt): Promise<null> {
  const at = deps.now()
  const row = user_id === null ? undefined : await findSubscription(deps.db, user_id)
  if (isCurrent(row, at)) return fail('payment_open')
  await abandonAttempt(deps.db, id, at)
  return null
}

async function resumeClaimed(deps: Deps, attempt: Attempt, request: PurchaseRequest): Promise<AttemptResult | null> {
  const found = await subscriptionOf(deps, attempt)
  if (found) return resumeSubscription(deps, { attempt, request, subscriptionId: found })
  const isYoung = deps.now().getTime() - attempt.created_at.getTime() < keyLastsMs
  if (isYoung && isSame(attempt, request)) return retryPurchase(deps, attempt, request.order)
  await abandonAttempt(deps.db, attempt.id, deps.now())
  return null
}

/**
 * Repeats the purchase with the card that was entered now. The idempotency key stays the same: if the provider did
 * receive the call with the former card, it refuses this one, and the outcome of the former counts.
 */
async function retryPurchase(deps: Deps, attempt: Attempt, order: Order): Promise<AttemptResult> {
  const isOther = attempt.source_id !== order.source_id
  const changed = isOther ? await replaceCard(deps.db, attempt.id, order) : undefined
  return carryOut(deps, changed ?? attempt, buy, 'payment_unclear')
}

type ResumedPurchase = { attempt: Attempt; request: PurchaseRequest; subscriptionId: string }

/** The bank may still be asking about the former card: that payment is ended before another card is tried. */
async function resumeSubscription(
  deps: Deps,
  { attempt, request, subscriptionId }: ResumedPurchase,
): Promise<AttemptResult | null> {
  const { facts } = await settle(deps, subscriptionId)
  const after = await findAttempt(deps.db, attempt.id)
  // Another press has ended it meanwhile.
  if (!after || after.state === 'failed') return null
  const first = await readResult(deps, attempt, subscriptionId)
  if (first.attempt.state === 'settled') return first
  if (first.clientSecret === null) throw new AppError('payment_unclear')
  const isSameCard = attempt.source_id === request.order.source_id && attempt.method_id === facts.card?.id
  if (isSame(attempt, request) && isSameCard) return first
  await deps.payments.end(subscriptionId)
  await settle(deps, subscriptionId)
  const last = await findAttempt(deps.db, attempt.id)
  return last?.state === 'settled' ? { attempt: last, clientSecret: null } : null
}

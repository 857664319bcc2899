import type { Deps } from '../../../deps'
import { AppError, fail } from '../../../platform/http/errors'
import { claim } from '../claim.queries'
import { clear } from '../clear'
import { settle } from '../standing/settle'
import { type Attempt, endAttempt, findAttempt, noteProgress } from './attempt.queries'
import { buy } from './buy'
import { carryOut, type Ended, endedBy } from './carry-out'
import type { Order } from './order'
import { subscriptionOf } from './payer'

/** The provider may forget a key after a day: then a call is never sent again. */
const keyLastsMs = 23 * 3_600_000

type Wish = { planId: number; order: Order }

const isSame = (attempt: Attempt, { planId, order }: Wish) =>
  attempt.subscription_plan_id === planId &&
  (attempt.voucher_code?.toUpperCase() ?? null) === ((order.coupon_code || order.promotion_code)?.toUpperCase() ?? null)

/**
 * Goes on with the payment that is under way when she presses again. Answers what came of it, or null where it is out of
 * the way and the new wish may begin.
 */
export async function goOn(deps: Deps, attempt: Attempt, wish: Wish): Promise<Ended | null> {
  const { db } = deps
  if (attempt.kind !== 'subscribe' || !(await claim(deps, 'payment_attempts', attempt.id))) return fail('payment_open')
  try {
    return await clear('payment_unclear', () => goOnAlone(deps, attempt, wish))
  } finally {
    // Whoever presses next need not wait for this one; an attempt that has ended stays as it is.
    const after = await findAttempt(db, attempt.id)
    if (after && after.ended_at === null)
      await noteProgress(db, attempt.id, { state: after.state === 'needs_buyer' ? 'needs_buyer' : 'unknown' })
  }
}

async function goOnAlone(deps: Deps, attempt: Attempt, wish: Wish): Promise<Ended | null> {
  const found = await subscriptionOf(deps, attempt)
  if (found) return goOnWith(deps, { attempt, wish, subscriptionId: found })
  const isYoung = deps.now().getTime() - attempt.created_at.getTime() < keyLastsMs
  if (isYoung && isSame(attempt, wish)) return carryOut(deps, attempt, buy, 'payment_unclear')
  await endAttempt(deps.db, attempt.id, { state: 'failed', code: 'payment_abandoned', at: deps.now() })
  return null
}

type Found = { attempt: Attempt; wish: Wish; subscriptionId: string }

/** The bank may still ask for the old card: what waits for it is ended before another card is tried. */
async function goOnWith(deps: Deps, { attempt, wish, subscriptionId }: Found): Promise<Ended | null> {
  const first = await endedOrFailed(deps, attempt, subscriptionId)
  if (first === null || first.attempt.state === 'settled') return first
  if (first.clientSecret === null) throw new AppError('payment_unclear')
  if (isSame(attempt, wish) && attempt.source_id === wish.order.source_id) return first
  await deps.payments.end(subscriptionId)
  await settle(deps, subscriptionId)
  const after = await findAttempt(deps.db, attempt.id)
  return after?.state === 'settled' ? { attempt: after, clientSecret: null } : null
}

/** What became of it; null where it failed, since she has pressed again already. */
async function endedOrFailed(deps: Deps, attempt: Attempt, subscriptionId: string): Promise<Ended | null> {
  await settle(deps, subscriptionId)
  const after = await findAttempt(deps.db, attempt.id)
  return !after || after.state === 'failed' ? null : endedBy(deps, attempt, subscriptionId)
}

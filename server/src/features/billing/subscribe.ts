import {
  discountedCents,
  isCardAddress,
  isCurrent,
  isForSale,
  periodEnd,
  planIdProblem,
  plans,
  readPlanId,
} from '@kasama/contract/billing.rules'
import type { Deps } from '../../deps'
import { audit } from '../../platform/audit'
import type { User } from '../../platform/http/access'
import { AppError, fail, isUniqueViolation } from '../../platform/http/errors'
import type { ChargeResult } from '../../ports/payments/payments'
import { closeAttempt, findEmail, findSubscription, openAttempt, startSubscription } from './billing.queries'
import { findDiscount, requireVoucherLeft } from './find-discount'
import { endStaleAttempt } from './open-payment'

type Order = {
  plan_id: string | number
  source_id: string
  name: string
  address: string
  coupon_code?: string | null
  promotion_code?: string | null
}

/** Who buys, and from which network. */
type Caller = { user: User; address: string }

type NewAttempt = { userId: number; planId: number; amount: number; voucher: string | null }

function planOf(planId: string | number): number {
  if (planIdProblem(String(planId))) fail('plan_missing')
  const id = readPlanId(planId)
  return id !== null && isForSale(id) ? id : fail('plan_invalid', { field: 'plan_id' })
}

/**
 * Pays for a plan and starts it. The price is computed here; one open attempt an account, so that pressing twice never
 * charges twice; the attempt and its end are on record whatever happens between them.
 */
export async function subscribe(deps: Deps, { user: employer, address }: Caller, order: Order) {
  const { db, now, payments, limits } = deps
  if (employer.orgId !== null) fail('not_allowed')
  const planId = planOf(order.plan_id)
  if (order.name.trim() === '' || !isCardAddress(order.address)) fail('card_incomplete', { field: 'address' })
  if (isCurrent(await findSubscription(db, employer.id), now())) fail('already_subscribed')
  // A wrong voucher code in an order counts as a guess, as it does where codes are checked alone.
  if (order.coupon_code || order.promotion_code) {
    await limits.count('voucher', { address, userId: employer.id })
  }
  const discount = await findDiscount(deps, order)
  const amount = discountedCents(plans[planId]?.cents ?? 0, discount)
  const attemptId = await open(deps, { userId: employer.id, planId, amount, voucher: discount?.code ?? null })
  const charge = {
    amount,
    planId,
    sourceId: order.source_id,
    idempotencyKey: `attempt_${attemptId}`,
    email: await findEmail(db, employer.id),
  }
  const result = await payments.charge(charge).catch(async (error) => {
    await closeAttempt(db, attemptId, { status: 'failed', errorCode: 'provider', at: now() })
    throw error
  })
  return settle(deps, { userId: employer.id, planId, amount, attemptId }, result)
}

/**
 * Opens the payment attempt, then reads the subscription again: another payment may have succeeded since it was first read.
 */
async function open({ db, now }: Deps, attempt: NewAttempt): Promise<number> {
  const at = now()
  await endStaleAttempt(db, attempt.userId, at)
  try {
    return await db.transaction().execute(async (tx) => {
      const id = await openAttempt(tx, { ...attempt, at })
      if (attempt.voucher) await requireVoucherLeft(tx, attempt.voucher, attempt.userId)
      if (isCurrent(await findSubscription(tx, attempt.userId), at)) fail('already_subscribed')
      return id
    })
  } catch (error) {
    throw isUniqueViolation(error, 'payment_attempts_open') ? new AppError('payment_open') : error
  }
}

type Attempt = { userId: number; planId: number; amount: number; attemptId: number }

async function settle({ db, now }: Deps, attempt: Attempt, result: ChargeResult) {
  const { userId, planId, amount, attemptId } = attempt
  const at = now()
  if (result.outcome !== 'paid') {
    const code = result.outcome === 'declined' ? result.code : 'card_declined'
    await db.transaction().execute(async (tx) => {
      await closeAttempt(tx, attemptId, { status: 'failed', errorCode: code, at })
      await audit(tx, { at, userId, action: 'payment_failed', detail: { code, plan_id: planId } })
    })
    return fail(code)
  }
  const to = periodEnd(at, plans[planId]?.kind ?? 'monthly')
  await db.transaction().execute(async (tx) => {
    await closeAttempt(tx, attemptId, { status: 'succeeded', reference: result.reference, at })
    await startSubscription(tx, { userId, planId, from: at, to, reference: result.reference })
    await audit(tx, { at, userId, action: 'payment', detail: { plan_id: planId, amount } })
  })
  const subscription = { subscription_plan_id: planId, status: 'active', mode: 0, current_period_end: to.toISOString() }
  return { subscription, amount, client_secret: null }
}

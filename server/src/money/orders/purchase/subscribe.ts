import { isRunning, isSuspended } from '@kasama/contract/money/billing.rules'
import type { Rows } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, fail, isUniqueViolation } from '#platform/http/errors'
import { type Attempt, findOpenAttempt, insertAttempt } from '../../payment/attempts/attempt.queries'
import { callProvider, leaveToReconciliation } from '../../payment/attempts/call-provider'
import { type AttemptResult, carryOut } from '../../payment/carry-out'
import { endWithoutAccess } from '../../payment/settle/end-without-access'
import { settle } from '../../payment/settle/settle'
import { findSubscription } from '../../plan/plan.queries'
import { type Caller, type Order, planOfOrder } from '../order'
import { buy } from './buy'
import { type VoucherOfOrder, voucherOf } from './find-voucher'
import { purchaseOf } from './preview-purchase'
import { resumePayment } from './resume-payment'

/**
 * Pays for a plan and starts it. The provider computes the price. An account has one open payment: pressing again
 * resumes it.
 */
export async function subscribe(deps: Deps, caller: Caller, order: Order): Promise<AttemptResult> {
  const planId = planOfOrder(caller.user, order)
  const pending = await findOpenAttempt(deps.db, caller.user.id)
  const ended = pending && (await resumePayment(deps, pending, { planId, order }))
  if (ended) return ended
  const row = await findPlan(deps, caller.user.id)
  refuseSecondPlan(row, deps.now())
  const wanted = await callProvider('payment_unclear', async () => {
    const voucher = await voucherOf(deps, caller, { ...order, planId })
    const { amount } = await purchaseOf(deps, caller.user.id, { planId, voucher })
    return { voucher, amount, priceId: await deps.payments.priceOf(planId) }
  })
  if (row) await callProvider('payment_unclear', () => endWithoutAccess(deps, row))
  const attempt = await openAttempt(deps, caller, { planId, order, ...wanted })
  return carryOut(deps, attempt, buy, 'payment_unclear')
}

/** Refuses a plan beside a running one, which would be paid twice, also while a dispute suspends it. */
function refuseSecondPlan(row: Rows['subscriptions'] | undefined, at: Date): void {
  if (isRunning(row, at)) fail(isSuspended(row, at) ? 'payment_disputed' : 'already_subscribed')
}

/**
 * Returns the account's plan. A running one may have ended at the provider a moment ago, so its state is read once
 * more.
 */
async function findPlan(deps: Deps, userId: number) {
  const row = await findSubscription(deps.db, userId)
  if (!row?.provider_subscription || !isRunning(row, deps.now())) return row
  await settle(deps, row.provider_subscription).catch(leaveToReconciliation)
  return findSubscription(deps.db, userId)
}

type SubscriptionRequest = {
  planId: number
  order: Order
  priceId: string
  voucher: VoucherOfOrder | null
  amount: number
}

/**
 * Opens the attempt, then reads the subscription once more: a payment that was open before may meanwhile have ended
 * with a subscription.
 */
async function openAttempt({ db, now }: Deps, { user }: Caller, wanted: SubscriptionRequest): Promise<Attempt> {
  const { planId, order, voucher, priceId, amount } = wanted
  const at = now()
  try {
    return await db.transaction().execute(async (tx) => {
      const attempt = await insertAttempt(
        tx,
        {
          user_id: user.id,
          kind: 'subscribe',
          subscription_plan_id: planId,
          price_id: priceId,
          source_id: order.source_id,
          voucher_code: voucher?.code ?? null,
          voucher_kind: voucher?.kind ?? null,
          voucher_id: voucher?.id ?? null,
          owner_name: order.name,
          owner_address: order.address,
          amount,
        },
        at,
      )
      refuseSecondPlan(await findSubscription(tx, user.id), at)
      return attempt
    })
  } catch (error) {
    if (isUniqueViolation(error, 'payment_attempts_running')) throw new AppError('payment_open')
    if (isUniqueViolation(error, 'payment_attempts_voucher') && voucher)
      throw new AppError('coupon_unknown', { field: 'voucher', values: { code: voucher.code } })
    throw error
  }
}

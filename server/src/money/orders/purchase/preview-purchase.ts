import { discountedCents, periodEnd, plans } from '@kasama/contract/money/billing.rules'
import type { Purchase } from '@kasama/contract/money/payment.api'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/http/errors'
import { CustomerGone, PaymentRefused, PaymentUnclear } from '#platform/ports/payments/payments'
import { callProvider } from '../../payment/attempts/call-provider'
import { findCustomer } from '../../payment/attempts/customer.queries'
import { type Caller, planOf, requirePayer } from '../order'
import { type VoucherOfOrder, voucherOf } from './find-voucher'

type PurchaseTerms = { planId: number; voucher: VoucherOfOrder | null }

/** The price by our own calculation; tests compare it with the provider's. */
function ownPrice({ planId, voucher }: PurchaseTerms, now: Date): Purchase {
  const { cents: price, kind } = plans[planId] ?? { cents: 0, kind: 'free' as const }
  const amount = discountedCents(price, voucher && { percent_off: voucher.percentOff, amount_off: voucher.amountOff })
  const monthsUntilNext = kind === 'yearly' ? 12 : 1
  const isForNext = voucher?.duration === 'forever' || (voucher?.months ?? 0) > monthsUntilNext
  const next = { amount: isForNext ? amount : price, at: periodEnd(now, kind).toISOString() }
  return { price, discount: price - amount, credit: 0, amount, next }
}

/**
 * Returns the price of a plan for an account now. With a voucher or a credit balance the provider calculates it; if the
 * provider does not respond, the app does.
 */
export async function purchaseOf(deps: Deps, userId: number, wanted: PurchaseTerms): Promise<Purchase> {
  const { db, payments } = deps
  const own = ownPrice(wanted, deps.now())
  const customerId = await findCustomer(db, userId)
  if (!wanted.voucher && !customerId) return own
  try {
    const priceId = await payments.priceOf(wanted.planId)
    const asked = { priceId, voucher: wanted.voucher }
    const there = await payments
      .previewSubscribe({ ...asked, customerId })
      .catch((error) =>
        error instanceof CustomerGone
          ? payments.previewSubscribe({ ...asked, customerId: null })
          : Promise.reject(error),
      )
    return { ...own, discount: there.discountCents, credit: there.creditCents, amount: there.cents }
  } catch (error) {
    if (error instanceof PaymentUnclear) return own
    // The voucher is not valid for this buyer or this plan.
    if (error instanceof PaymentRefused && error.code === 'coupon_unknown' && wanted.voucher)
      throw new AppError('coupon_unknown', { field: 'voucher', values: { code: wanted.voucher.code } })
    throw error instanceof PaymentRefused ? new AppError(error.code) : error
  }
}

type PurchaseChoice = { plan_id?: string | number | null; coupon_code?: string | null; promotion_code?: string | null }

/** The price that the buyer sees before paying. */
export async function previewPurchase(deps: Deps, caller: Caller, asked: PurchaseChoice): Promise<Purchase> {
  requirePayer(caller.user.orgId)
  const planId = planOf(asked.plan_id)
  const voucher = await callProvider('payment_unclear', () => voucherOf(deps, caller, { ...asked, planId }))
  return purchaseOf(deps, caller.user.id, { planId, voucher })
}

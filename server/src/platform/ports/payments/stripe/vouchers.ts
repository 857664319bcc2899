import type Stripe from 'stripe'
import type { Payments } from '../payments'
import type { VoucherFacts } from '../voucher-calls'
import { guarded, orNullIfMissing, requireKnown } from './guard'

/** Reads the limits that the app checks itself from the metadata: `plans` as 10,11 and `starts` as a moment. */
export function ownLimits(metadata: Stripe.Metadata | null): Pick<VoucherFacts, 'plans' | 'startsAt'> {
  const plans = metadata?.plans?.split(',').map(Number).filter(Number.isInteger)
  const starts = metadata?.starts ? new Date(metadata.starts) : null
  return {
    plans: plans && plans.length > 0 ? plans : null,
    startsAt: starts && !Number.isNaN(starts.getTime()) ? starts : null,
  }
}

type VoucherIdentity = { id: string; code: string; metadata: Stripe.Metadata | null }

const voucherFacts = ({ id, code, metadata }: VoucherIdentity, coupon: Stripe.Coupon): VoucherFacts | null =>
  coupon.valid && (coupon.amount_off === null || coupon.currency === 'sgd')
    ? { id, code, ...reductionOf(coupon), ...ownLimits(metadata) }
    : null

/** A coupon's discount, and the number of payments that it applies to. */
export const reductionOf = ({ percent_off, amount_off, duration, duration_in_months }: Stripe.Coupon) => ({
  percentOff: percent_off,
  amountOff: amount_off,
  duration: requireKnown(['once', 'repeating', 'forever'], duration),
  months: duration_in_months,
})

async function findPromotionCode(stripe: Stripe, code: string) {
  const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 1, expand: ['data.promotion.coupon'] })
  const [promotionCode] = data
  const coupon = promotionCode?.promotion.coupon
  return promotionCode && !promotionCode.customer && typeof coupon === 'object' && coupon
    ? voucherFacts({ id: promotionCode.id, code, metadata: promotionCode.metadata }, coupon)
    : null
}

async function findCoupon(stripe: Stripe, code: string) {
  const coupon = await orNullIfMissing(() => stripe.coupons.retrieve(code))
  return coupon && voucherFacts({ id: coupon.id, code, metadata: coupon.metadata }, coupon)
}

/** Vouchers as a buyer types them. */
export function vouchers(stripe: Stripe): Pick<Payments, 'findCoupon' | 'findPromotionCode'> {
  return {
    findCoupon: (code) => guarded(() => findCoupon(stripe, code)),
    findPromotionCode: (code) => guarded(() => findPromotionCode(stripe, code)),
  }
}

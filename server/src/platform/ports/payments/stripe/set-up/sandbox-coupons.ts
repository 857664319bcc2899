import type Stripe from 'stripe'
import { orNullIfMissing } from '../guard'

const coupons = [
  { id: 'WELCOME10', percent_off: 10, duration: 'once' as const },
  { id: 'five_dollars', amount_off: 500, currency: 'sgd', duration: 'once' as const },
]
const promotion = { code: 'FIVEOFF', coupon: 'five_dollars' }

/** Creates the coupons and the promotion code of the sandbox. */
export async function createSandboxCoupons(stripe: Stripe): Promise<void> {
  for (const coupon of coupons) {
    if (!(await orNullIfMissing(() => stripe.coupons.retrieve(coupon.id)))) await stripe.coupons.create(coupon)
  }
  const { data } = await stripe.promotionCodes.list({ code: promotion.code, limit: 1 })
  if (data.length > 0) return
  await stripe.promotionCodes.create({
    code: promotion.code,
    promotion: { type: 'coupon', coupon: promotion.coupon },
  })
}

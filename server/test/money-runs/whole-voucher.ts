import type { Stripe } from 'stripe'

/** A coupon for 100 % of the first period: nothing is charged, but the bank may have to approve the card. */
export const addWholeVoucher = (stripe: Stripe) =>
  stripe.coupons.create({ id: 'WHOLE', duration: 'once', percent_off: 100 })

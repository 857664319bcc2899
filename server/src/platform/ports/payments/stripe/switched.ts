import type Stripe from 'stripe'
import type { PlanSwitch } from '../payments'
import { ownLimits } from './vouchers'

/** Whether a discount is for a plan: Stripe does not know the plans of a voucher, which are in its metadata. */
function isFor({ promotion_code: code, source: { coupon } }: Stripe.Discount, planId: number): boolean {
  return [code, coupon].every((voucher) => {
    const plans = voucher && typeof voucher === 'object' ? ownLimits(voucher.metadata).plans : null
    return plans === null || plans.includes(planId)
  })
}

/**
 * Parameters of a switch, the same for its preview: the item at the new price, and the discounts if one of them is not
 * for the new plan. `kept` are those that stay; an empty text drops all of them.
 */
export async function switched(stripe: Stripe, { subscriptionId: id, priceId: price, planId }: PlanSwitch) {
  const expand = ['discounts.promotion_code', 'discounts.source.coupon']
  const { items, discounts } = await stripe.subscriptions.retrieve(id, { expand })
  const [item] = items.data
  if (!item) throw new Error(`the subscription ${id} is for nothing`)
  const present = discounts.filter((discount) => typeof discount !== 'string')
  const kept = present.filter((discount) => isFor(discount, planId))
  const sent = kept.length > 0 ? kept.map(({ id: discount }) => ({ discount })) : ('' as const)
  return { items: [{ id: item.id, price }], kept, discounts: kept.length < present.length ? { discounts: sent } : {} }
}

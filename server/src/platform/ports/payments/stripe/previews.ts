import type Stripe from 'stripe'
import type { Payments, PlanSwitch } from '../payments'
import { guarded } from './guard'
import { creditOf, dateOf, discountOf } from './invoice-facts'
import { ownLimits } from './vouchers'

export const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

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

/** The vouchers of a subscription that still apply to a later payment: one for a single payment is used up by then. */
const lastingAt = (discounts: Stripe.Discount[], moment: number) =>
  discounts.flatMap(({ end, source: { coupon } }) => {
    if (end !== null && end <= moment) return []
    if (!coupon || typeof coupon === 'string' || coupon.duration === 'once') return []
    return [{ percent_off: coupon.percent_off, amount_off: coupon.amount_off }]
  })

/** Computes future invoices without changing anything. */
export function previews(stripe: Stripe): Pick<Payments, 'previewSubscribe' | 'previewSwitch'> {
  return {
    previewSubscribe: ({ customerId, priceId, voucher }) =>
      guarded(async () => {
        const preview = await stripe.invoices.createPreview({
          ...(customerId ? { customer: customerId } : { currency: 'sgd' }),
          subscription_details: { items: [{ price: priceId }] },
          ...(voucher && { discounts: [{ [voucher.kind]: voucher.id }] }),
        })
        return { cents: preview.amount_due, discountCents: discountOf(preview), creditCents: creditOf(preview) }
      }),
    previewSwitch: (planSwitch) =>
      guarded(async () => {
        const { items, discounts, kept } = await switched(stripe, planSwitch)
        const preview = await stripe.invoices.createPreview({
          subscription: planSwitch.subscriptionId,
          ...discounts,
          subscription_details: {
            items,
            // Stripe refuses a `proration_date` beside it: it prorates to the second of the call.
            billing_cycle_anchor: { type: 'now' },
            proration_behavior: 'always_invoice',
          },
        })
        const last = Math.max(...preview.lines.data.map(({ period }) => period.end))
        return {
          cents: preview.amount_due,
          creditCents: creditOf(preview),
          periodEnd: dateOf(last),
          lasting: lastingAt(kept, last),
        }
      }),
  }
}

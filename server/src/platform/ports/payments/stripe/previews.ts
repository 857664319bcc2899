import type Stripe from 'stripe'
import type { Payments } from '../payments'
import { guarded } from './guard'
import { creditOf, dateOf, discountOf } from './invoice-facts'
import { switched } from './switched'

export const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

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

import type Stripe from 'stripe'
import type { Payments } from '../payments'
import { guarded } from './guard'
import { creditOf, dateOf, discountOf } from './invoice-facts'

export const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** The item of a subscription, at another price. */
export async function switched(stripe: Stripe, id: string, price: string) {
  const { items } = await stripe.subscriptions.retrieve(id)
  const [item] = items.data
  if (!item) throw new Error(`the subscription ${id} is for nothing`)
  return [{ id: item.id, price }]
}

/** The vouchers of a subscription that still apply to a later payment: one for a single payment is used up by then. */
async function lastingAt(stripe: Stripe, id: string, moment: number) {
  const { discounts } = await stripe.subscriptions.retrieve(id, { expand: ['discounts.source.coupon'] })
  return discounts.flatMap((discount) => {
    if (typeof discount === 'string' || (discount.end !== null && discount.end <= moment)) return []
    const { coupon } = discount.source
    if (!coupon || typeof coupon === 'string' || coupon.duration === 'once') return []
    return [{ percent_off: coupon.percent_off, amount_off: coupon.amount_off }]
  })
}

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
    previewSwitch: ({ subscriptionId, priceId }) =>
      guarded(async () => {
        const preview = await stripe.invoices.createPreview({
          subscription: subscriptionId,
          subscription_details: {
            items: await switched(stripe, subscriptionId, priceId),
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
          lasting: await lastingAt(stripe, subscriptionId, last),
        }
      }),
  }
}

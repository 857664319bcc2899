import type Stripe from 'stripe'
import { decimalOf, idOf } from '../protocol/merge'
import { randomText } from '../state/ids'
import type { World } from '../state/world'

/** A charge or credit for an invoice, before discounts. */
export type LineDraft = {
  amount: number
  description: string
  period: { start: number; end: number }
  price: Stripe.Price
  quantity: number
  itemId: string
  isProration: boolean
  /** Lines of an earlier invoice that a credit reverses. */
  credited?: { invoice: string; lines: string[] }
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
export const nameOf = async (world: World, price: Stripe.Price): Promise<string> =>
  (await world.need('product', idOf(price.product))).name

/** The charge for a whole period. */
export async function periodLine(
  world: World,
  price: Stripe.Price,
  quantity: number,
  item: string,
  period: LineDraft['period'],
): Promise<LineDraft> {
  const unit = price.unit_amount ?? 0
  const description = `${quantity} × ${await nameOf(world, price)} (at $${dollars(unit)} / ${price.recurring?.interval})`
  return { amount: unit * quantity, description, period, price, quantity, itemId: item, isProration: false }
}

type DiscountAmount = { amount: number; discount: string }

/** A line as the invoice shows it. */
export function lineOf(
  draft: LineDraft,
  invoice: string,
  subscription: string | null,
  discounted: DiscountAmount[],
): Stripe.InvoiceLineItem {
  const { amount, credited, description, isProration, itemId: item, period, price, quantity } = draft
  return {
    id: `il_${randomText(24)}`,
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: discounted,
    discountable: !isProration,
    discounts: discounted.map(({ discount }) => discount),
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: credited
          ? { credited_items: { invoice: credited.invoice, invoice_line_items: credited.lines } }
          : null,
        subscription,
        subscription_item: item,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: discounted.map(({ amount: off, discount }) => ({ amount: off, discount, type: 'discount' })),
    pricing: {
      price_details: { price: price.id, product: idOf(price.product) },
      type: 'price_details',
      unit_amount_decimal: decimalOf(price.unit_amount ?? 0),
    },
    quantity,
    quantity_decimal: decimalOf(quantity),
    subscription,
    subtotal: amount,
    taxes: [],
  }
}

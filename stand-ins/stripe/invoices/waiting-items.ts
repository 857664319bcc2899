import type Stripe from 'stripe'
import { decimalOf, idOf } from '../protocol/merge'
import type { World } from '../state/world'
import type { LineDraft } from './lines'

/** Stores prorations that wait for the next invoice. */
export function addWaitingItems(world: World, subscription: Stripe.Subscription, drafts: LineDraft[]): void {
  for (const { amount, credited, description, itemId: item, period, price, quantity } of drafts) {
    const waiting = world.add<'invoiceitem'>({
      id: world.newId('invoiceitem'),
      object: 'invoiceitem',
      amount,
      currency: price.currency,
      customer: idOf(subscription.customer),
      customer_account: null,
      date: world.now,
      description,
      discountable: false,
      discounts: [],
      invoice: null,
      livemode: false,
      metadata: credited ? { credited_invoice: credited.invoice, credited_line: credited.lines[0] ?? '' } : {},
      net_amount: amount,
      parent: {
        subscription_details: { subscription: subscription.id, subscription_item: item },
        type: 'subscription_details',
      },
      period,
      pricing: {
        price_details: { price: price.id, product: idOf(price.product) },
        type: 'price_details',
        unit_amount_decimal: decimalOf(price.unit_amount ?? 0),
      },
      proration: true,
      quantity,
      quantity_decimal: decimalOf(quantity),
      tax_rates: [],
      test_clock: null,
    })
    world.emit('invoiceitem.created', waiting)
  }
}

export async function waitingItems(world: World, subscription: Stripe.Subscription): Promise<Stripe.InvoiceItem[]> {
  const items = await world.all('invoiceitem', { 'parent.subscription_details.subscription': subscription.id })
  return items.filter(({ invoice }) => invoice === null).reverse()
}

export async function draftsOf(world: World, items: Stripe.InvoiceItem[]): Promise<LineDraft[]> {
  return Promise.all(
    items.map(async ({ amount, description, metadata, parent, period, pricing, quantity }) => ({
      amount,
      description: description ?? '',
      period,
      price: await world.need('price', idOf(pricing?.price_details?.price)),
      quantity,
      itemId: parent?.subscription_details?.subscription_item ?? '',
      isProration: true,
      ...(metadata?.credited_invoice && {
        credited: { invoice: metadata.credited_invoice, lines: [metadata.credited_line ?? ''] },
      }),
    })),
  )
}

import type Stripe from 'stripe'
import { type LineDraft, nameOf } from '../invoices/lines'
import { restOf } from '../money/proration'
import { idOf } from '../protocol/merge'
import type { World } from '../state/world'

type Debit = { line: Stripe.InvoiceLineItem; invoice: Stripe.Invoice; price: Stripe.Price }

const day = (moment: number) =>
  new Date(moment * 1000).toLocaleDateString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
const unusedTime = async (world: World, price: Stripe.Price, at: number) =>
  `Unused time on ${await nameOf(world, price)} after ${day(at)}`
export const remainingTime = async (world: World, price: Stripe.Price, at: number) =>
  `Remaining time on ${await nameOf(world, price)} after ${day(at)}`

const creditedLines = ({ parent }: Stripe.InvoiceLineItem): string[] =>
  parent?.subscription_item_details?.proration_details?.credited_items?.invoice_line_items ?? []

/** Charges of an item for the time after a moment that were not credited yet. */
async function debitsAfter(world: World, subscription: Stripe.Subscription, at: number): Promise<Debit[]> {
  const invoices = await world.all('invoice', {
    'parent.subscription_details.subscription': subscription.id,
    status: ['open', 'paid'],
  })
  const waiting = world.hidden(subscription.id).pendingUpdate?.invoice
  const charged = invoices.filter(({ id }) => id !== waiting)
  const credited = new Set(charged.flatMap(({ lines }) => lines.data.flatMap(creditedLines)))
  const debits: Debit[] = []
  for (const invoice of charged) {
    for (const line of invoice.lines.data) {
      if (line.amount <= 0 || line.period.end <= at || credited.has(line.id)) continue
      const price = await world.need('price', idOf(line.pricing?.price_details?.price))
      debits.push({ line, invoice, price })
    }
  }
  return debits
}

const debitedAmount = ({ amount, discount_amounts: discountAmounts }: Stripe.InvoiceLineItem): number =>
  amount - (discountAmounts ?? []).reduce((sum, discount) => sum + discount.amount, 0)

/** Credits for the unused time, calculated from the amounts really charged, after vouchers, as in flexible billing. */
export async function creditsFor(world: World, subscription: Stripe.Subscription, at: number): Promise<LineDraft[]> {
  const debits = await debitsAfter(world, subscription, at)
  return Promise.all(
    debits.map(async ({ line, invoice, price }) => ({
      amount: -restOf(debitedAmount(line), line.period, at),
      description: await unusedTime(world, price, at),
      period: { start: Math.max(at, line.period.start), end: line.period.end },
      price,
      quantity: line.quantity ?? 1,
      itemId: line.parent?.subscription_item_details?.subscription_item ?? '',
      isProration: true,
      credited: { invoice: invoice.id, lines: [line.id] },
    })),
  )
}

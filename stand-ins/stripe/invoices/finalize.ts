import type Stripe from 'stripe'
import { newIntent } from '../payments/new-intent'
import { idOf } from '../protocol/merge'
import { randomText } from '../state/ids'
import type { World } from '../state/world'
import { dueOf } from './make-invoice'
import { markPaid, subscriptionOf } from './settle'

/** The card that an invoice is paid with: the subscription's, else the customer's. */
export async function methodFor(world: World, invoice: Stripe.Invoice): Promise<string | null> {
  const subscription = await subscriptionOf(world, invoice)
  const customer = await world.need('customer', idOf(invoice.customer))
  const method = subscription?.default_payment_method ?? customer.invoice_settings?.default_payment_method
  return method ? idOf(method) : null
}

async function addPayment(world: World, invoice: Stripe.Invoice): Promise<void> {
  const intent = newIntent(world, invoice, await methodFor(world, invoice))
  world.add<'invoice_payment'>({
    id: world.newId('invoice_payment'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: world.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
}

/** Turns a draft into a numbered bill; if nothing is due, it is paid at once without a payment. */
export async function finalize(world: World, invoice: Stripe.Invoice): Promise<void> {
  const customer = await world.need('customer', idOf(invoice.customer))
  const sequence = customer.next_invoice_sequence ?? 1
  const { due, ending } = dueOf(invoice.total, customer.balance)
  Object.assign(invoice, {
    amount_due: due,
    amount_remaining: due,
    starting_balance: customer.balance,
    ending_balance: ending,
    automatically_finalizes_at: null,
    effective_at: world.now,
    hosted_invoice_url: `https://invoice.stripe.com/i/${randomText(24)}`,
    invoice_pdf: `https://pay.stripe.com/invoice/${randomText(24)}/pdf`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
  } satisfies Partial<Stripe.Invoice>)
  invoice.status_transitions.finalized_at = world.now
  customer.next_invoice_sequence = sequence + 1
  customer.balance = ending
  customer.currency ??= invoice.currency
  world.save(invoice, customer)
  world.emit('customer.updated', customer)
  if (due > 0) await addPayment(world, invoice)
  world.emit('invoice.finalized', invoice)
  if (due === 0) await markPaid(world, invoice)
}

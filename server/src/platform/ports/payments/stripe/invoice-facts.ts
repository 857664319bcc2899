import type Stripe from 'stripe'
import type { ChargeFacts, IntentFacts, InvoiceFacts } from '../payments'
import type { RefundFacts } from '../refund-calls'
import { declineOf } from './declines'
import { requireKnown } from './guard'

const invoiceStates = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const

export const dateOf = (seconds: number) => new Date(seconds * 1000)
export const idOf = (object: string | { id: string }) => (typeof object === 'string' ? object : object.id)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The line of the plan itself, without credits and charges for parts of periods. */
function planLine({ lines }: Stripe.Invoice) {
  const isPart = ({ parent }: Stripe.InvoiceLineItem) =>
    parent?.subscription_item_details?.proration || parent?.invoice_item_details?.proration
  const planLines = lines.data.filter((line) => line.pricing?.price_details && !isPart(line))
  return planLines.sort((a, b) => b.period.end - a.period.end)[0]
}

/** The intent of an invoice's payment: the one that is to pay an open invoice, else the one that did. */
export function intentIdOf({ payments }: Stripe.Invoice): string | null {
  const intents = (payments?.data ?? []).filter(({ status }) => status !== 'canceled')
  const payment = intents.find(({ status }) => status === 'paid') ?? intents.find(({ is_default }) => is_default)
  const intent = payment?.payment.payment_intent
  return intent ? idOf(intent) : null
}

const intentStates: Record<string, IntentFacts['state']> = {
  requires_action: 'needs_buyer',
  requires_payment_method: 'needs_card',
  requires_confirmation: 'needs_card',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

/** Translates Stripe's state of a payment or of a set-up. */
export const intentState = (status: string): IntentFacts['state'] =>
  intentStates[requireKnown(Object.keys(intentStates), status)] ?? 'processing'

export function intentFacts(intent: Stripe.PaymentIntent): IntentFacts {
  const error = intent.last_payment_error
  return {
    state: intentState(intent.status),
    clientSecret: intent.client_secret,
    error: error ? declineOf(error) : null,
  }
}

const disputes: Record<string, ChargeFacts['dispute']> = {
  needs_response: 'open',
  under_review: 'open',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
  // Inquiries of a bank that are no dispute yet, and disputes that ended well.
  won: null,
  prevented: null,
  warning_needs_response: null,
  warning_under_review: null,
  warning_closed: null,
}

type InvoiceContext = { disputes: Stripe.Dispute[]; refunds: RefundFacts[] }

export function chargeFacts(charge: Stripe.Charge, { disputes: disputeList, refunds }: InvoiceContext): ChargeFacts {
  const states = disputeList.map(({ status }) => disputes[requireKnown(Object.keys(disputes), status)])
  const card = charge.payment_method_details?.card
  // Refunds are listed after the charge, and may be newer.
  const givenCents = sum(refunds.filter(({ state }) => state === 'given').map(({ cents }) => cents))
  const refundedCents = Math.max(charge.amount_refunded, givenCents)
  return {
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    refundedCents,
    isRefunded: charge.refunded || refundedCents >= charge.amount,
    refunds,
    dispute: states.find((state) => state === 'lost') ?? states.find((state) => state === 'open') ?? null,
  }
}

/**
 * Credit on an invoice: for unused days, or from the customer's balance. A debt from an invoice that was too small to
 * be charged is subtracted: if it is larger, the result is negative.
 */
export function creditOf({ lines, total, amount_due }: Stripe.Invoice): number {
  const credits = lines.data.filter(({ amount }) => amount < 0).map(({ amount }) => -amount)
  return sum(credits) + total - amount_due
}

/** Amount that vouchers took off. */
export const discountOf = ({ total_discount_amounts: amounts }: Stripe.Invoice) =>
  sum((amounts ?? []).map(({ amount }) => amount))

type InvoiceParts = { planId: number | null; intent: IntentFacts | null; charge: ChargeFacts | null }

export function priceIdOf(invoice: Stripe.Invoice): string | null {
  const price = planLine(invoice)?.pricing?.price_details?.price
  return price ? idOf(price) : null
}

export function invoiceFacts(invoice: Stripe.Invoice, { planId, intent, charge }: InvoiceParts): InvoiceFacts {
  const line = planLine(invoice)
  const state = requireKnown(invoiceStates, invoice.status)
  const paidAt = invoice.status_transitions.paid_at
  return {
    id: invoice.id,
    paymentId: intentIdOf(invoice),
    number: invoice.number,
    state,
    createdAt: dateOf(invoice.created),
    paidAt: paidAt === null ? null : dateOf(paidAt),
    cents: state === 'paid' ? invoice.amount_paid : invoice.amount_due,
    discountCents: discountOf(invoice),
    creditCents: creditOf(invoice),
    plan:
      line && planId !== null ? { id: planId, start: dateOf(line.period.start), end: dateOf(line.period.end) } : null,
    intent,
    charge,
  }
}

import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, count, done, id, moment, name, nullable, page, paging, postalAddress, text, withId } from '../fields'

/** A card as it may be shown: never its number. */
export const Card = closed({ brand: text(30), last4: text(4), exp_month: count(12), exp_year: count(9999) })

/** Cents that were taken off; negative if an earlier amount was too small to be charged by itself. */
const credit = () => Type.Integer({ minimum: -100_000_000, maximum: 100_000_000 })

/** States of a payment attempt: `needs_buyer` waits for the bank's window, `unknown` for the provider's answer. */
export const attemptStates = ['open', 'needs_buyer', 'unknown', 'settled', 'failed'] as const
export type AttemptState = (typeof attemptStates)[number]

export const paymentStates = ['paid', 'partly_refunded', 'refunded', 'disputed', 'lost'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Name and billing address of the cardholder; the country by its code. */
export const CardholderDetails = closed({
  name: text(200),
  line1: text(500),
  city: text(500),
  postal_code: text(100),
  country: text(100),
})
export type CardholderDetails = Static<typeof CardholderDetails>

/** One line of 'Your payments'. All amounts are cents. */
export const PaymentRow = closed({
  id: id(),
  paid_at: moment(),
  plan_id: count(),
  plan_name: text(60),
  amount: count(),
  card_brand: nullable(text(30)),
  card_last4: nullable(text(4)),
  voucher: nullable(text(60)),
  /** Null if no period was paid for. */
  period_start: nullable(moment()),
  period_end: nullable(moment()),
  /** The plan's price before discount and credit. */
  price: count(),
  /** Discount of the voucher. */
  discount: count(),
  /** Value of the earlier plan's unused days, and other credit. */
  credit: credit(),
  /** `declined`: the card refused and nothing was charged; it has no receipt, and its id is not a payment's. */
  state: Type.Enum([...paymentStates, 'declined'] as const),
  refunded: count(),
})
export type PaymentRow = Static<typeof PaymentRow>

export const PaymentReceipt = closed({
  ...PaymentRow.properties,
  number: nullable(text(60)),
  period_start: moment(),
  period_end: moment(),
})
export type PaymentReceipt = Static<typeof PaymentReceipt>

/** The next payment, in cents. */
const NextPayment = closed({ amount: count(), at: moment() })

/** A plan's price now, in cents: `amount` is due after discount and credit; `next` is the cost of its renewal. */
export const Purchase = closed({
  price: count(),
  discount: count(),
  credit: credit(),
  amount: count(),
  next: NextPayment,
})
export type Purchase = Static<typeof Purchase>

export const SwitchPreview = closed({
  plan_id: count(),
  /** The new plan's price; cents, like the others. */
  price: count(),
  /** Value of the days that are paid and not used. */
  credit: credit(),
  days: count(),
  /** Amount that is charged now; it grows by a cent every 20 minutes. POST /payment/switch_plan sends it back. */
  amount: count(),
  current_period_end: moment(),
  /** Null if the plan is canceled: the year then ends without a renewal. */
  next: nullable(NextPayment),
})
export type SwitchPreview = Static<typeof SwitchPreview>

/** Past payments, and the cardholder details. */
export const paymentsApi = {
  'GET /payment/contact': {
    summary: 'Returns the cardholder details that the payment provider has; null if it has none',
    access: 'employer',
    limit: 'payment_look',
    errors: ['payment_unclear'],
    data: closed({ contact: nullable(CardholderDetails) }),
  },
  'POST /payment/contact': {
    summary: 'Changes the cardholder details',
    access: 'employer',
    limit: 'payment',
    errors: ['subscription_needed', 'card_incomplete', 'payment_unclear'],
    body: closed({
      name: name(120),
      /** A serialized object with line1, city, postal_code, country. */
      address: postalAddress(1000),
    }),
    data: done,
  },
  'GET /payments': {
    summary: "Lists the caller's payments, newest first, declined ones included",
    access: 'employer',
    query: closed(paging),
    data: page(PaymentRow),
  },
  'GET /payments/:id': {
    summary: "Returns the receipt of one of the caller's payments",
    access: 'employer',
    params: withId,
    errors: ['not_found'],
    data: PaymentReceipt,
  },
} satisfies Api

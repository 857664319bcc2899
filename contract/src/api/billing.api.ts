import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, count, done, id, line, moment, nullable, page, paging, text, withId } from '../fields'

/** Dollars on the wire, as the specification has it; cents are the server's inside. */
const dollars = () => Type.Number({ minimum: 0 })

export const Plan = closed({
  id: count(),
  name: text(60),
  price: Type.Optional(dollars()),
  monthly_price: Type.Optional(dollars()),
  features: Type.Array(text(60)),
})
export type Plan = Static<typeof Plan>

/** A card as it may be shown: never its number. */
export const Card = closed({ brand: text(30), last4: text(4), exp_month: count(12), exp_year: count(9999) })

/** A payment that is not at its end: `needs_buyer` waits for the bank's window, `unknown` for the provider's answer. */
export const attemptStates = ['open', 'needs_buyer', 'unknown', 'settled', 'failed'] as const
export type AttemptState = (typeof attemptStates)[number]

export const Subscription = closed({
  subscription_plan_id: count(),
  /** active, canceled, expired; any other value means free. Active also while a failed renewal is tried again. */
  status: text(20),
  /** 1 means agency-managed. */
  mode: count(1),
  /** The end of what is paid for. */
  current_period_end: nullable(moment()),
  /** When access ends if nothing more is paid: behind the period where a failed renewal is tried again. */
  access_ends_at: nullable(moment()),
  /** `past_due`: the renewal failed and is tried again; `disputed`: the card's owner disputes a payment. */
  problem: nullable(Type.Enum(['past_due', 'disputed'] as const)),
  /** What renewals are paid with. */
  card: nullable(Card),
  /** In cents, as the provider computed it. */
  next_charge: nullable(closed({ amount: count(), at: moment() })),
  /** The payment that is under way. */
  attempt: nullable(closed({ kind: Type.Enum(['subscribe', 'switch', 'card'] as const), state: Type.Enum(attemptStates) })),
})
export type Subscription = Static<typeof Subscription>

/** What became of a payment. */
const Payment = closed({
  subscription: Subscription,
  /** What was charged, or will be once the bank has asked the buyer; cents. */
  amount: count(),
  /** Set where the bank wants to ask the buyer first; afterwards: POST /payment/settle. */
  client_secret: nullable(text(300)),
})

export const paymentStates = ['paid', 'partly_refunded', 'refunded', 'disputed', 'lost'] as const
export type PaymentState = (typeof paymentStates)[number]

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
  state: Type.Enum(paymentStates),
  refunded: count(),
})
export type PaymentRow = Static<typeof PaymentRow>

export const Receipt = closed({
  ...PaymentRow.properties,
  number: nullable(text(60)),
  period_start: moment(),
  period_end: moment(),
  /** The plan's price before the rest. */
  price: count(),
  /** What the voucher took off. */
  discount: count(),
  /** Unused days of the plan before, and other credit. */
  credit: count(),
})
export type Receipt = Static<typeof Receipt>

export const SwitchPreview = closed({
  plan_id: count(),
  /** The new plan's price; cents, like the others. */
  price: count(),
  /** For the days that are paid and not used. */
  credit: count(),
  days: count(),
  /** What is charged now. */
  amount: count(),
  /** The moment that the days are counted from, in seconds; POST /payment/switch_plan takes it along. */
  proration_date: count(),
  current_period_end: moment(),
})
export type SwitchPreview = Static<typeof SwitchPreview>

const Discount = { percent_off: nullable(Type.Number()), amount_off: nullable(count()) }
export const Coupon = closed({ id: text(60), valid: Type.Boolean(), ...Discount })
export const PromotionCode = closed({ id: text(60), active: Type.Boolean(), coupon: closed(Discount) })

const voucherCode = closed({ code: line(60, 1) })
/** The card's id at the payment provider, never its number. */
const sourceId = () => line(200, 1)

export const billingApi = {
  'GET /users/subscription': { summary: "The caller's subscription", access: 'account', data: Subscription },
  'GET /subscription_plan/:id': {
    summary: 'One plan with its price in dollars',
    access: 'guest',
    params: closed({ id: line(20, 1) }),
    errors: ['plan_invalid'],
    data: Plan,
  },
  'POST /payment/validate_voucher': {
    summary: 'Looks a coupon up; the code is compared in capitals',
    access: 'employer',
    limit: 'voucher',
    body: voucherCode,
    errors: ['coupon_unknown', 'payment_unclear'],
    data: Coupon,
  },
  'POST /payment/retrieve_promotion': {
    summary: 'Looks a promotion code up, as typed',
    access: 'employer',
    limit: 'voucher',
    body: voucherCode,
    errors: ['coupon_unknown', 'payment_unclear'],
    data: PromotionCode,
  },
  'POST /payment/subscribe': {
    summary: 'Pays for a plan and starts the subscription; pressed again it goes on with the payment that is under way',
    access: 'employer',
    limit: 'payment',
    errors: [
      'plan_missing',
      'plan_invalid',
      'card_declined',
      'card_incomplete',
      'already_subscribed',
      'payment_open',
      'payment_unclear',
      'coupon_unknown',
    ],
    body: closed({
      plan_id: Type.Union([count(), line(20)]),
      source_id: sourceId(),
      coupon_code: Type.Optional(nullable(line(60))),
      promotion_code: Type.Optional(nullable(line(60))),
      name: line(120),
      /** A serialized object with line1, city, postal_code, country. */
      address: text(1000),
    }),
    data: Payment,
  },
  'POST /payment/settle': {
    summary: 'Looks at the payment under way again, as after the window of the bank',
    access: 'employer',
    errors: ['payment_unclear'],
    data: closed({
      subscription: Subscription,
      /** Of the latest payment; null where there was none. */
      state: nullable(Type.Enum(attemptStates)),
      /** Why it failed: a code of the catalogue of errors. */
      error_code: nullable(text(60)),
      client_secret: nullable(text(300)),
    }),
  },
  'GET /payment/switch_preview/:plan': {
    summary: 'What a switch to that plan would cost now, to the cent',
    access: 'employer',
    params: closed({ plan: line(20, 1) }),
    errors: ['plan_invalid', 'plan_running', 'subscription_needed', 'plan_unread'],
    data: SwitchPreview,
  },
  'POST /payment/switch_plan': {
    summary: 'Switches to the yearly plan at once, or cancels (0) at the end of the period',
    access: 'employer',
    limit: 'payment',
    errors: [
      'plan_invalid',
      'plan_running',
      'plan_canceled_already',
      'subscription_needed',
      'card_declined',
      'payment_open',
      'switch_unclear',
    ],
    body: closed({
      new_plan_id: Type.Union([count(), line(20)]),
      /** Of the preview that she saw. */
      proration_date: Type.Optional(count()),
    }),
    data: Payment,
  },
  'POST /payment/resume': {
    summary: 'Takes a cancellation back while the period runs',
    access: 'employer',
    limit: 'payment',
    errors: ['subscription_needed', 'switch_unclear'],
    data: Payment,
  },
  'POST /payment/change_source': {
    summary: 'Pays with another card from now on, and an invoice that is open at once',
    access: 'employer',
    limit: 'payment',
    errors: ['subscription_needed', 'card_declined', 'payment_open', 'payment_unclear'],
    body: closed({ source_id: sourceId() }),
    data: Payment,
  },
  'POST /payment/sandbox_bank': {
    summary: "Plays the buyer in her bank's window; only where the sandbox takes the place of a payment provider",
    access: 'employer',
    errors: ['not_found'],
    body: closed({ client_secret: text(300, 1), answer: Type.Enum(['accept', 'refuse'] as const) }),
    data: done,
  },
  'GET /payments': {
    summary: "The caller's payments, the newest first",
    access: 'account',
    query: closed(paging),
    data: page(PaymentRow),
  },
  'GET /payments/:id': {
    summary: 'The receipt of a payment of the caller',
    access: 'account',
    params: withId,
    errors: ['not_found'],
    data: Receipt,
  },
} satisfies Api

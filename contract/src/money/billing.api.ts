import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, count, done, line, moment, name, nullable, postalAddress, providerId, text } from '../fields'
import { attemptStates, Card, Purchase, paymentsApi, SwitchPreview } from './payment.api'

/** An amount in dollars, as the specification sends it; the server calculates in cents. */
const dollars = () => Type.Number({ minimum: 0 })

export const Plan = closed({
  id: count(),
  name: text(60),
  price: Type.Optional(dollars()),
  monthly_price: Type.Optional(dollars()),
  features: Type.Array(text(60)),
})
export type Plan = Static<typeof Plan>

export const Subscription = closed({
  subscription_plan_id: count(),
  /** active, canceled, expired; any other value means free. Active also while a failed renewal is tried again. */
  status: text(20),
  /** 1 means agency-managed. */
  mode: count(1),
  /** End of the paid period. */
  current_period_end: nullable(moment()),
  /** When access ends if nothing more is paid; after the period's end while a failed renewal is retried. */
  access_ends_at: nullable(moment()),
  /** `past_due`: the renewal failed and is tried again; `disputed`: the bank decides about this period's payment. */
  problem: nullable(Type.Enum(['past_due', 'disputed'] as const)),
  /** Card that renewals are charged to. */
  card: nullable(Card),
  /** Whether the plan renews. */
  renews: Type.Boolean(),
  /**
   * The next renewal in cents: also the one that a canceled plan would have if she keeps it, and the one after a failed
   * renewal.
   */
  renewal: nullable(closed({ amount: count(), at: moment() })),
  /** The next charge, as the payment provider calculates it; null while it does not renew or a renewal is unpaid. */
  next_charge: nullable(closed({ amount: count(), at: moment() })),
  /** Unpaid cents of a failed renewal; a new card is charged with them at once. */
  due: nullable(count()),
  /** The payment that is under way. */
  attempt: nullable(
    closed({ kind: Type.Enum(['subscribe', 'switch', 'card'] as const), state: Type.Enum(attemptStates) }),
  ),
})
export type Subscription = Static<typeof Subscription>

/** The fields of a subscription that decide how long it lasts. */
export type PlanPeriod = Pick<Subscription, 'subscription_plan_id' | 'status' | 'mode' | 'current_period_end'> &
  Partial<Pick<Subscription, 'access_ends_at'>>

/** The result of a payment. */
const Payment = closed({
  subscription: Subscription,
  /** Cents that were charged, or will be after the bank's authentication. */
  amount: count(),
  /** Set if the bank requires authentication, followed by POST /payment/settle. */
  client_secret: nullable(text(300)),
})

const Discount = { percent_off: nullable(Type.Number()), amount_off: nullable(count()) }
export const Coupon = closed({ id: text(60), valid: Type.Boolean(), ...Discount })
export const PromotionCode = closed({ id: text(60), active: Type.Boolean(), coupon: closed(Discount) })

/** A coupon or promotion code; a card number pasted into its field is refused. */
const typedCode = (min = 0) => line(60, min, { plain: true, noCardNumber: true })
const voucherCode = closed({ code: typedCode(1) })
/** A coupon's code in capitals, or a promotion code as typed. */
const voucherCodes = {
  coupon_code: Type.Optional(nullable(typedCode())),
  promotion_code: Type.Optional(nullable(typedCode())),
}
/** Optional here, since a missing plan id, as after a lost page, has its own error (`plan_missing`). */
const planId = () => Type.Optional(nullable(Type.Union([count(), line(20)])))
/** The card's id at the payment provider, never its number. */
const sourceId = () => providerId('pm', 'src', 'card')

export const billingApi = {
  'GET /users/subscription': { summary: "Returns the caller's subscription", access: 'account', data: Subscription },
  'GET /subscription_plan/:id': {
    summary: 'Returns a plan with its price in dollars',
    access: 'employer',
    // Any line of text is accepted here, since an unknown plan has its own error (`plan_invalid`).
    params: closed({ id: line(20) }),
    errors: ['plan_invalid'],
    data: Plan,
  },
  'POST /payment/validate_voucher': {
    summary: 'Validates a coupon; the code is compared in capitals',
    access: 'employer',
    limit: 'voucher',
    body: voucherCode,
    errors: ['coupon_unknown', 'payment_unclear'],
    data: Coupon,
  },
  'POST /payment/retrieve_promotion': {
    summary: 'Validates a promotion code, as typed',
    access: 'employer',
    limit: 'voucher',
    body: voucherCode,
    errors: ['coupon_unknown', 'payment_unclear'],
    data: PromotionCode,
  },
  'POST /payment/preview': {
    summary: 'Returns the price of a plan with its discount and credit; a sent code counts as a validation',
    access: 'employer',
    limit: 'payment_look',
    errors: ['plan_missing', 'plan_invalid', 'coupon_unknown', 'payment_unclear'],
    body: closed({ plan_id: planId(), ...voucherCodes }),
    data: Purchase,
  },
  'POST /payment/subscribe': {
    summary: 'Pays for a plan and starts the subscription; a repeated call resumes the pending payment',
    access: 'employer',
    limit: 'payment',
    errors: [
      'plan_missing',
      'plan_invalid',
      'card_declined',
      'card_incomplete',
      'already_subscribed',
      'payment_disputed',
      'payment_open',
      'payment_unclear',
      'coupon_unknown',
    ],
    body: closed({
      plan_id: planId(),
      source_id: sourceId(),
      ...voucherCodes,
      name: name(120),
      /** A serialized object with line1, city, postal_code, country. */
      address: postalAddress(1000),
    }),
    data: Payment,
  },
  'POST /payment/settle': {
    summary: "Refreshes the pending payment, for example after the bank's authentication",
    access: 'employer',
    limit: 'payment_look',
    errors: ['payment_unclear'],
    data: closed({
      subscription: Subscription,
      /** State of the latest payment; null if there was none. */
      state: nullable(Type.Enum(attemptStates)),
      /** Code of its failure in the error catalogue. */
      error_code: nullable(text(60)),
      client_secret: nullable(text(300)),
    }),
  },
  'GET /payment/switch_preview/:plan': {
    summary: 'Returns the exact cost of switching to a plan now',
    access: 'employer',
    limit: 'payment_look',
    params: closed({ plan: line(20) }),
    errors: ['plan_invalid', 'plan_running', 'subscription_needed', 'payment_open', 'plan_unread'],
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
      'price_changed',
      'switch_unclear',
    ],
    body: closed({
      new_plan_id: planId(),
      /** `amount` of the preview that the employer saw: a higher price is refused. */
      amount: Type.Optional(count()),
      /** Ignored; pages of releases before `amount` send it. */
      proration_date: Type.Optional(count()),
    }),
    data: Payment,
  },
  'POST /payment/resume': {
    summary: 'Revokes a cancellation while the period runs',
    access: 'employer',
    limit: 'payment',
    errors: ['subscription_needed', 'switch_unclear'],
    data: Payment,
  },
  'POST /payment/change_source': {
    summary: 'Replaces the card for renewals, and pays an open invoice with it at once',
    access: 'employer',
    limit: 'payment',
    errors: ['subscription_needed', 'card_declined', 'payment_open', 'payment_unclear'],
    body: closed({ source_id: sourceId() }),
    data: Payment,
  },
  'POST /payment/sandbox_bank': {
    summary: "Answers the bank's authentication in place of the buyer; only with the payment sandbox",
    access: 'employer',
    errors: ['not_found'],
    body: closed({ client_secret: text(300, 1), answer: Type.Enum(['accept', 'refuse'] as const) }),
    data: done,
  },
  ...paymentsApi,
} satisfies Api

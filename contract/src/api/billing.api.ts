import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, count, line, moment, nullable, text } from '../fields'

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

export const Subscription = closed({
  subscription_plan_id: count(),
  /** active, canceled, expired; any other value means free. */
  status: text(20),
  /** 1 means agency-managed. */
  mode: count(1),
  current_period_end: nullable(moment()),
})
export type Subscription = Static<typeof Subscription>

const Discount = { percent_off: nullable(Type.Number()), amount_off: nullable(count()) }
export const Coupon = closed({ id: text(60), valid: Type.Boolean(), ...Discount })
export const PromotionCode = closed({ id: text(60), active: Type.Boolean(), coupon: closed(Discount) })

const voucherCode = closed({ code: line(60, 1) })

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
    errors: ['coupon_unknown'],
    data: Coupon,
  },
  'POST /payment/retrieve_promotion': {
    summary: 'Looks a promotion code up, as typed',
    access: 'employer',
    limit: 'voucher',
    body: voucherCode,
    errors: ['coupon_unknown'],
    data: PromotionCode,
  },
  'POST /payment/subscribe': {
    summary: 'Pays for a plan and starts the subscription',
    access: 'employer',
    limit: 'payment',
    errors: [
      'plan_missing',
      'plan_invalid',
      'card_declined',
      'card_incomplete',
      'already_subscribed',
      'payment_open',
      'coupon_unknown',
    ],
    body: closed({
      plan_id: Type.Union([count(), line(20)]),
      /** The card's id at the payment provider, never its number. */
      source_id: line(200, 1),
      coupon_code: Type.Optional(nullable(line(60))),
      promotion_code: Type.Optional(nullable(line(60))),
      name: line(120),
      /** A serialized object with line1, city, postal_code, country. */
      address: text(1000),
    }),
    data: closed({
      subscription: Subscription,
      amount: count(),
      /** Set where the bank wants to ask the buyer first. */
      client_secret: nullable(text(300)),
    }),
  },
} satisfies Api

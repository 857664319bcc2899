import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { refundReasons } from '../../desk/desk.rules'
import { closed, count, formKey, id, moment, note, nullable, text, withId } from '../../fields'
import { paymentStates } from '../payment.api'

export const Refund = closed({
  id: id(),
  at: moment(),
  amount: count(),
  /** The payment provider's code of the reason. */
  reason: nullable(Type.Enum(refundReasons)),
  /** The admin's note; null if the refund was not made here. */
  note: nullable(text(500)),
  /** `open` and `unknown` are under way; a `failed` one refunded nothing. */
  state: Type.Enum(['open', 'unknown', 'settled', 'failed'] as const),
  /** Admin who made it; null if it was made at the payment provider's own desk, or automatically. */
  by: nullable(text(254)),
})
export type Refund = Static<typeof Refund>

const signedCents = () => Type.Integer({ minimum: -100_000_000, maximum: 100_000_000 })

/** A payment as the desk sees it; amounts are cents. */
export const DeskPayment = closed({
  id: id(),
  number: nullable(text(60)),
  paid_at: moment(),
  plan_id: count(),
  plan_name: text(60),
  amount: count(),
  discount: count(),
  credit: signedCents(),
  voucher: nullable(text(60)),
  card_brand: nullable(text(30)),
  card_last4: nullable(text(4)),
  period_start: moment(),
  period_end: moment(),
  state: Type.Enum(paymentStates),
  refunded: count(),
  /** Amount that can still be refunded. */
  refundable: count(),
  /** Whether access depends on it: a full refund ends access at once. */
  gives_access: Type.Boolean(),
  /** Cost of the unused days; null if none are left. */
  unused: nullable(closed({ days: count(), amount: count() })),
  /** The latest first. */
  refunds: Type.Array(Refund),
})
export type DeskPayment = Static<typeof DeskPayment>

export const DeskPaymentDetails = closed({
  payment: DeskPayment,
  account: nullable(closed({ id: id(), name: text(200), email: nullable(text(254)) })),
})
export type DeskPaymentDetails = Static<typeof DeskPaymentDetails>

export const deskRefundsApi = {
  'GET /admin/payments/:id': {
    summary: 'Returns a payment with its refunds and the refundable amount',
    access: 'provider',
    params: withId,
    errors: ['not_found'],
    data: DeskPaymentDetails,
  },
  'POST /admin/payments/:id/refund': {
    summary: 'Refunds a payment in full or in part; a repeated key takes effect once',
    access: 'provider',
    fresh: true,
    params: withId,
    errors: ['not_found', 'refund_open', 'refund_changed', 'refund_too_much', 'refund_refused', 'refund_unclear'],
    body: closed({
      /** Amount in cents. */
      amount: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
      reason: Type.Enum(refundReasons),
      /** Reason for the audit trail. */
      note: note(500, 3),
      /** Refunded amount that the form showed; the refund is refused if it has changed. */
      refunded: count(),
      /** Idempotency key of the form: made once, sent with every press. */
      key: formKey(),
    }),
    data: DeskPaymentDetails,
  },
} satisfies Api

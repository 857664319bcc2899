import type Stripe from 'stripe'

/** Kinds of stored objects, by their field `object`. */
export type Kinds = {
  customer: Stripe.Customer
  payment_method: Stripe.PaymentMethod
  setup_intent: Stripe.SetupIntent
  product: Stripe.Product
  price: Stripe.Price
  coupon: Stripe.Coupon
  promotion_code: Stripe.PromotionCode
  discount: Stripe.Discount
  subscription: Stripe.Subscription
  invoice: Stripe.Invoice
  invoiceitem: Stripe.InvoiceItem
  invoice_payment: Stripe.InvoicePayment
  payment_intent: Stripe.PaymentIntent
  charge: Stripe.Charge
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  event: Stripe.EventBase
  webhook_endpoint: Stripe.WebhookEndpoint
}
export type Kind = keyof Kinds
export type WorldObject = Kinds[Kind]

/** Fields of an object that Stripe keeps and never shows. */
export type Hidden = {
  /** The test card behind a payment method. */
  card?: string
  /** The bank has authenticated the buyer once, and accepts later payments without her. */
  setUp?: boolean
  /** Code with which the next payments by this payment method are declined, and their number. */
  declines?: { code: string; times: number }
  /** The attempt that waits for the buyer was made without her. */
  offSession?: boolean
  /** The coupon was deleted: nobody can redeem it any more, earlier discounts stay. */
  deleted?: true
  /** The invoice whose payment puts the subscription's pending update into effect. */
  pendingUpdate?: { invoice: string }
}

export const prefixes: Record<Kind, string> = {
  customer: 'cus',
  payment_method: 'pm',
  setup_intent: 'seti',
  product: 'prod',
  price: 'price',
  coupon: 'coupon',
  promotion_code: 'promo',
  discount: 'di',
  subscription: 'sub',
  invoice: 'in',
  invoiceitem: 'ii',
  invoice_payment: 'inpay',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  event: 'evt',
  webhook_endpoint: 'we',
}

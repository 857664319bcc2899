import type Stripe from 'stripe'

/** What the stand-in keeps, by the word in `object`. */
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
export type Kept = Kinds[Kind]

/** What Stripe knows of an object and shows to nobody. */
export type Hidden = {
  /** The test card behind a payment method. */
  card?: string
  /** The bank has been asked once, and lets later payments pass without the buyer. */
  setUp?: boolean
  /** How the next payments by this payment method are declined, and how many of them. */
  declines?: { code: string; times: number }
  /** An attempt that waits for the buyer was begun without her. */
  offSession?: boolean
  /** A coupon that nobody can use any more; who has it keeps it. */
  deleted?: true
  /** What becomes of the subscription when the invoice of its pending update is paid. */
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

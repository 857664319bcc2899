import type Stripe from 'stripe'
import { clientSecretOf } from '../state/ids'
import type { World } from '../state/world'

const unused = {
  allowed_payment_method_types: null,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>

/** The payment intent of an invoice; a subscription's first one also sets the card up for later payments. */
export function newIntent(world: World, invoice: Stripe.Invoice, method: string | null): Stripe.PaymentIntent {
  const id = world.newId('payment_intent')
  const isFirst = invoice.billing_reason === 'subscription_create'
  const intent = world.add<'payment_intent'>({
    ...unused,
    id,
    object: 'payment_intent',
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    client_secret: clientSecretOf(id),
    created: world.now,
    currency: invoice.currency,
    customer: invoice.customer,
    description: isFirst ? 'Subscription creation' : 'Subscription update',
    last_payment_error: null,
    latest_charge: null,
    metadata: {},
    next_action: null,
    payment_method: method,
    payment_method_types: ['card'],
    setup_future_usage: isFirst ? 'off_session' : null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  })
  world.emit('payment_intent.created', intent)
  return intent
}

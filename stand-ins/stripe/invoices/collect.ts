import type Stripe from 'stripe'
import { notAttached } from '../customers/customers'
import { cardDeclined } from '../customers/declined'
import { needPaymentMethod } from '../customers/new-payment-method'
import { attachTo } from '../customers/payment-methods'
import { attempt, type Outcome } from '../payments/attempt'
import { idOf } from '../protocol/merge'
import { invalid, type Refusal } from '../protocol/refusal'
import type { World } from '../state/world'
import { methodFor } from './finalize'
import { markPaid, subscriptionOf } from './settle'

async function intentOf(world: World, invoice: Stripe.Invoice): Promise<Stripe.PaymentIntent> {
  const [payment] = await world.all('invoice_payment', { invoice: invoice.id })
  return world.need('payment_intent', idOf(payment?.payment.payment_intent))
}
export async function invoiceOf(world: World, intent: Stripe.PaymentIntent): Promise<Stripe.Invoice | undefined> {
  const [payment] = await world.all('invoice_payment', { 'payment.payment_intent': intent.id })
  return payment && world.find('invoice', idOf(payment.invoice))
}

async function saveDefaultMethod(world: World, invoice: Stripe.Invoice, method: string): Promise<void> {
  const subscription = await subscriptionOf(world, invoice)
  if (subscription?.payment_settings?.save_default_payment_method !== 'on_subscription') return
  subscription.default_payment_method = method
  world.save(subscription)
  world.emit('customer.subscription.updated', subscription)
}

/** Records the outcome of a payment attempt on the invoice. */
export async function recordOutcome(
  world: World,
  invoice: Stripe.Invoice,
  outcome: Outcome,
  method: string,
): Promise<void> {
  invoice.attempted = true
  world.save(invoice)
  if (outcome.kind === 'paid') {
    invoice.attempt_count++
    await saveDefaultMethod(world, invoice, method)
    return markPaid(world, invoice)
  }
  invoice.attempt_count++
  world.emit('invoice.updated', invoice)
  if (outcome.kind === 'needs_buyer') world.emit('invoice.payment_action_required', invoice)
  world.emit('invoice.payment_failed', invoice)
}

/** Attempts once to pay an open invoice with a card. */
export async function collect(
  world: World,
  invoice: Stripe.Invoice,
  methodId: string,
  offSession: boolean,
): Promise<Outcome> {
  const intent = await intentOf(world, invoice)
  const method = await needPaymentMethod(world, methodId)
  if (method.customer !== idOf(invoice.customer)) {
    if (method.customer) throw notAttached(methodId)
    attachTo(world, method, idOf(invoice.customer))
  }
  const outcome = attempt(world, intent, method, { offSession })
  await recordOutcome(world, invoice, outcome, method.id)
  return outcome
}

/** The refusal for a caller whose payment failed. */
export async function refusalFor(
  world: World,
  invoice: Stripe.Invoice,
  outcome: Outcome,
  leavesTraces: boolean,
): Promise<Refusal | undefined> {
  if (outcome.kind === 'paid') return undefined
  const payment_intent = structuredClone(await intentOf(world, invoice))
  if (outcome.kind === 'declined') {
    return cardDeclined(
      outcome.decline,
      { payment_intent, ...(outcome.charge && { charge: outcome.charge }) },
      leavesTraces,
    )
  }
  const message =
    'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.'
  return cardDeclined(
    { code: 'invoice_payment_intent_requires_action', decline_code: undefined, message },
    { payment_intent },
    leavesTraces,
  )
}

/** Pays an open invoice on request. */
export async function payNow(
  world: World,
  invoice: Stripe.Invoice,
  params: { payment_method?: string; off_session?: boolean },
): Promise<void> {
  const method = params.payment_method ?? (await methodFor(world, invoice))
  if (!method) throw noCard()
  const refusal = await refusalFor(
    world,
    invoice,
    await collect(world, invoice, method, params.off_session ?? true),
    true,
  )
  if (refusal) throw refusal
}

export const noCard = (): Refusal =>
  invalid(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
    { code: 'resource_missing' },
  )

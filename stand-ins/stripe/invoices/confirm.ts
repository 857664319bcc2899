import type Stripe from 'stripe'
import { cardDeclined } from '../customers/declined'
import { needPaymentMethod } from '../customers/new-payment-method'
import { attachTo } from '../customers/payment-methods'
import { attempt } from '../payments/attempt'
import { idOf } from '../protocol/merge'
import { invalid } from '../protocol/refusal'
import type { World } from '../state/world'
import { invoiceOf, recordOutcome } from './collect'

/** Confirms a payment with a card, for the buyer or without her. */
export async function confirm(
  world: World,
  intent: Stripe.PaymentIntent,
  methodId: string,
  offSession: boolean,
  isAuthenticated = false,
): Promise<Stripe.PaymentIntent> {
  const method = await needPaymentMethod(world, methodId)
  const customer = idOf(intent.customer)
  if (method.customer && method.customer !== customer) {
    throw invalid('The provided PaymentMethod belongs to another customer.', { param: 'payment_method' })
  }
  attachTo(world, method, customer)
  const outcome = attempt(world, intent, method, { offSession, isAuthenticated })
  const invoice = await invoiceOf(world, intent)
  if (invoice?.status === 'open' && outcome.kind !== 'needs_buyer')
    await recordOutcome(world, invoice, outcome, method.id)
  if (outcome.kind === 'declined') {
    const objects = { payment_intent: structuredClone(intent), payment_method: structuredClone(method) }
    throw cardDeclined(outcome.decline, { ...objects, ...(outcome.charge && { charge: outcome.charge }) }, true)
  }
  return intent
}

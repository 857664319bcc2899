import type Stripe from 'stripe'
import { needsBuyer } from '../payments/attempt'
import type { World } from '../state/world'
import { testCardOf } from './new-payment-method'
import { newSetupIntent } from './new-setup-intent'

/** Adds a setup intent to a subscription with nothing due, if it has no card for later or the bank wants the buyer. */
export async function setupForLater(world: World, subscription: Stripe.Subscription, methodId: string): Promise<void> {
  const method = methodId ? await world.need('payment_method', methodId) : undefined
  if (method && !needsBuyer(testCardOf(world, method), world.hidden(method.id).setUp === true, true)) return
  const intent = newSetupIntent(world, { customer: String(subscription.customer), method: method?.id ?? null })
  if (method) {
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} }
  }
  subscription.pending_setup_intent = intent.id
  world.emit('customer.subscription.updated', subscription)
}

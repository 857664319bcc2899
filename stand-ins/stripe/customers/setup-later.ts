import type Stripe from 'stripe'
import { needsBuyer } from '../payments/attempt'
import type { World } from '../state/world'
import { cardBehind } from './new-payment-method'
import { newSetupIntent } from './new-setup-intent'

/** Where nothing is due now: a setup intent, if there is no card yet for later or its bank wants to see the buyer. */
export async function setupForLater(world: World, subscription: Stripe.Subscription, methodId: string): Promise<void> {
  const method = methodId ? await world.need('payment_method', methodId) : undefined
  if (method && !needsBuyer(cardBehind(world, method), world.hidden(method.id).setUp === true, true)) return
  const intent = newSetupIntent(world, { customer: String(subscription.customer), method: method?.id ?? null })
  if (method) {
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} }
  }
  subscription.pending_setup_intent = intent.id
  world.tell('customer.subscription.updated', subscription)
}

import type Stripe from 'stripe'
import { giveUp } from '../invoices/settle'
import { mergeFields } from '../protocol/merge'
import { missing } from '../protocol/refusal'
import type { World } from '../state/world'

type Reason = 'cancellation_requested' | 'payment_failed'

const invoicesOf = (id: string) => ({ 'parent.subscription_details.subscription': id })

/** Leaves open invoices as they are, but stops their collection. */
async function stopCollecting(world: World, subscription: Stripe.Subscription): Promise<void> {
  for (const invoice of await world.all('invoice', { ...invoicesOf(subscription.id), status: ['draft', 'open'] })) {
    invoice.auto_advance = false
    invoice.next_payment_attempt = null
    invoice.automatically_finalizes_at = null
    world.save(invoice)
    world.emit('invoice.updated', invoice)
  }
}

/** Ends a subscription now. */
export async function endSubscription(world: World, subscription: Stripe.Subscription, reason: Reason): Promise<void> {
  if (subscription.status === 'incomplete') return expire(world, subscription)
  await stopCollecting(world, subscription)
  subscription.canceled_at ??= world.now
  subscription.ended_at = world.now
  subscription.pending_update = null
  if (subscription.cancellation_details) subscription.cancellation_details.reason ??= reason
  subscription.status = 'canceled'
  world.save(subscription)
  world.emit('customer.subscription.deleted', subscription)
}

/** Expires a subscription that was never paid, and voids its invoice. */
export async function expire(world: World, subscription: Stripe.Subscription): Promise<void> {
  subscription.ended_at = world.now
  world.save(subscription)
  for (const invoice of await world.all('invoice', { ...invoicesOf(subscription.id), status: 'open' })) {
    await giveUp(world, invoice, 'void')
  }
}

export async function cancelSubscription(
  world: World,
  params: Stripe.SubscriptionCancelParams,
  id: string,
): Promise<Stripe.Subscription> {
  const subscription = await world.need('subscription', id)
  if (subscription.ended_at !== null) throw missing('subscription', id)
  if (subscription.cancellation_details)
    mergeFields(subscription.cancellation_details, params.cancellation_details ?? {}, ['comment', 'feedback'])
  await endSubscription(world, subscription, 'cancellation_requested')
  return subscription
}

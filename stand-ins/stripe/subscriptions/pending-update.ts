import type Stripe from 'stripe'
import type { World } from '../state/world'

/** Applies an update that waited for its payment, as it was requested. */
export async function applyPendingUpdate(world: World, subscription: Stripe.Subscription): Promise<void> {
  const { pending_update: update } = subscription
  if (!update) return
  subscription.pending_update = null
  const [item] = update.subscription_items ?? []
  if (item) subscription.items.data = [item]
  if (item && subscription.cancel_at_period_end) subscription.cancel_at = item.current_period_end
  if (update.discounts) subscription.discounts = update.discounts
  if (update.billing_cycle_anchor !== null) subscription.billing_cycle_anchor = update.billing_cycle_anchor
  world.setHidden(subscription.id, { pendingUpdate: { invoice: '' } })
  world.save(subscription)
  world.emit('customer.subscription.updated', subscription)
  world.emit('customer.subscription.pending_update_applied', subscription)
}

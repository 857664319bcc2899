import type Stripe from 'stripe'
import { addBill } from '../invoices/bill'
import { collect } from '../invoices/collect'
import { finalize, methodFor } from '../invoices/finalize'
import { periodLine } from '../invoices/lines'
import { changeStatus, subscriptionOf } from '../invoices/settle'
import { draftsOf, waitingItems } from '../invoices/waiting-items'
import { periodEnd } from '../money/periods'
import type { World } from '../state/world'
import { endSubscription } from './cancel-subscription'
import { itemOf } from './plan-change'

const day = 24 * 3600
/** Delays of the eight retries within two weeks after a renewal's first attempt; then the subscription ends. */
const retries = [1, 3, 5, 7, 9, 11, 13, 14].map((n) => n * day)
const hour = 3600

/** Attempts to collect a renewal; failures are retried until the last retry. */
export async function tryToCollect(world: World, invoice: Stripe.Invoice): Promise<void> {
  const method = await methodFor(world, invoice)
  const outcome = method ? await collect(world, invoice, method, true) : undefined
  if (outcome?.kind === 'paid') return
  const subscription = await subscriptionOf(world, invoice)
  if (!method) {
    invoice.attempted = true
    invoice.attempt_count++
    world.save(invoice)
    world.emit('invoice.payment_failed', invoice)
  }
  const wait = retries[invoice.attempt_count - 1]
  const finalizedAt = invoice.status_transitions.finalized_at ?? world.now
  invoice.next_payment_attempt = wait === undefined ? null : finalizedAt + wait
  world.emit('invoice.updated', invoice)
  if (!subscription || subscription.ended_at !== null) return
  if (wait === undefined) return endSubscription(world, subscription, 'payment_failed')
  await changeStatus(world, subscription, 'past_due')
}

/** Finalizes and collects a draft after the hour in which it may be changed. */
export async function finalizeAndCollect(world: World, invoice: Stripe.Invoice): Promise<void> {
  await finalize(world, invoice)
  if (invoice.status === 'open') await tryToCollect(world, invoice)
}

/** Begins a new period with its invoice; `asDraft` leaves it a draft for an hour, as Stripe does. */
export async function renew(world: World, subscription: Stripe.Subscription, asDraft: boolean): Promise<void> {
  const item = itemOf(subscription)
  const { current_period_end: start, current_period_start: before, price, quantity = 1 } = item
  if (!price.recurring) return
  const end = periodEnd(subscription.billing_cycle_anchor, price.recurring, start)
  item.current_period_start = start
  item.current_period_end = end
  const waiting = await waitingItems(world, subscription)
  const drafts = [
    ...(await draftsOf(world, waiting)),
    await periodLine(world, price, quantity, item.id, { start, end }),
  ]
  const invoice = await addBill(world, subscription, {
    reason: 'subscription_cycle',
    drafts,
    period: { start: before, end: start },
  })
  for (const waitingItem of waiting) waitingItem.invoice = invoice.id
  world.save(...waiting)
  world.emit('customer.subscription.updated', subscription)
  if (!asDraft) return finalizeAndCollect(world, invoice)
  invoice.automatically_finalizes_at = world.now + hour
}

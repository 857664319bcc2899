import type Stripe from 'stripe'
import { idOf } from '../protocol/merge'
import type { World } from '../state/world'
import { applyPendingUpdate } from '../subscriptions/pending-update'

export const subscriptionOf = async (world: World, invoice: Stripe.Invoice): Promise<Stripe.Subscription | undefined> =>
  world.find('subscription', idOf(invoice.parent?.subscription_details?.subscription))

export async function changeStatus(
  world: World,
  subscription: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): Promise<void> {
  subscription.status = status
  world.save(subscription)
  world.emit('customer.subscription.updated', subscription)
}

/** Restores a subscription's good standing unless its latest invoice, drafts and voided ones aside, is still open. */
async function restore(world: World, subscription: Stripe.Subscription): Promise<void> {
  const invoices = await world.all('invoice', { 'parent.subscription_details.subscription': subscription.id })
  const latest = invoices.find(({ status }) => status !== 'void' && status !== 'draft')
  if (latest?.status === 'open') return
  await changeStatus(world, subscription, 'active')
}

/** Applies the effects of a paid invoice to its subscription. */
async function afterPaid(world: World, invoice: Stripe.Invoice): Promise<void> {
  const subscription = await subscriptionOf(world, invoice)
  if (!subscription) return
  if (world.hidden(subscription.id).pendingUpdate?.invoice === invoice.id) await applyPendingUpdate(world, subscription)
  if (subscription.status === 'incomplete' || subscription.status === 'past_due') await restore(world, subscription)
}

export async function markPaid(world: World, invoice: Stripe.Invoice): Promise<void> {
  invoice.status = 'paid'
  invoice.attempted = true
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = world.now
  const [payment] = await world.all('invoice_payment', { invoice: invoice.id })
  if (payment) {
    payment.status = 'paid'
    payment.amount_paid = invoice.amount_due
    payment.status_transitions.paid_at = world.now
    world.save(payment)
    world.emit('invoice_payment.paid', payment)
  }
  world.save(invoice)
  world.emit('invoice.updated', invoice)
  world.emit('invoice.paid', invoice)
  world.emit('invoice.payment_succeeded', invoice)
  await afterPaid(world, invoice)
}

/** Voids or gives up an invoice together with its payment. */
export async function giveUp(world: World, invoice: Stripe.Invoice, status: 'void' | 'uncollectible'): Promise<void> {
  invoice.status = status
  invoice.next_payment_attempt = null
  invoice.auto_advance = false
  invoice.status_transitions[status === 'void' ? 'voided_at' : 'marked_uncollectible_at'] = world.now
  world.save(invoice)
  if (status === 'void') await cancelPayment(world, invoice)
  world.emit('invoice.updated', invoice)
  world.emit(status === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', invoice)
  const subscription = await subscriptionOf(world, invoice)
  if (!subscription) return
  if (world.hidden(subscription.id).pendingUpdate?.invoice === invoice.id) dropPendingUpdate(world, subscription)
  if (subscription.status === 'incomplete') await changeStatus(world, subscription, 'incomplete_expired')
  if (subscription.status === 'past_due') await restore(world, subscription)
}

function dropPendingUpdate(world: World, subscription: Stripe.Subscription): void {
  subscription.pending_update = null
  world.setHidden(subscription.id, { pendingUpdate: { invoice: '' } })
  world.save(subscription)
  world.emit('customer.subscription.pending_update_expired', subscription)
}

async function cancelPayment(world: World, invoice: Stripe.Invoice): Promise<void> {
  const [payment] = await world.all('invoice_payment', { invoice: invoice.id })
  const intent = payment && (await world.need('payment_intent', idOf(payment.payment.payment_intent)))
  if (!intent || intent.status === 'succeeded') return
  payment.status = 'canceled'
  payment.status_transitions.canceled_at = world.now
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: world.now,
    cancellation_reason: 'void_invoice',
    next_action: null,
  })
  world.save(payment, intent)
  world.emit('payment_intent.canceled', intent)
}

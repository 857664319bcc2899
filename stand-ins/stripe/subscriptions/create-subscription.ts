import type Stripe from 'stripe'
import { discountsAt, dropUsed, redeem, resolveDiscounts } from '../catalogue/discounts'
import { needCustomer, notAttached } from '../customers/customers'
import { setupForLater } from '../customers/setup-later'
import { collect, noCard, refusalFor } from '../invoices/collect'
import { finalize, methodFor } from '../invoices/finalize'
import { periodLine } from '../invoices/lines'
import { makeInvoice } from '../invoices/make-invoice'
import { periodEnd } from '../money/periods'
import { idOf } from '../protocol/merge'
import { invalid, malformed } from '../protocol/refusal'
import type { World } from '../state/world'
import { newSubscription } from './new-subscription'

/** Returns a price that can be subscribed to; throws otherwise. */
export async function needPrice(
  world: World,
  id: string | undefined,
  param: string,
): Promise<Stripe.Price & { recurring: Stripe.Price.Recurring }> {
  const price = await world.need('price', id ?? '', param)
  if (!price.active) throw invalid('The price specified is inactive. This field only accepts active prices.', { param })
  if (!price.recurring)
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      { param },
    )
  return { ...price, recurring: price.recurring }
}

export async function checkMethod(world: World, id: string | undefined, customer: string): Promise<void> {
  if (!id) return
  const method = await world.find('payment_method', id)
  if (method?.customer !== customer) throw notAttached(id)
}

type Behaviour = Stripe.SubscriptionCreateParams.PaymentBehavior

/** Pays the first invoice now, or waits for the buyer, or fails as a whole, as `payment_behavior` says. */
async function payFirstInvoice(
  world: World,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  behaviour: Behaviour,
  offSession: boolean,
): Promise<void> {
  if (invoice.status === 'paid') return
  const method = await methodFor(world, invoice)
  subscription.status = 'incomplete'
  if (behaviour === 'default_incomplete') return
  if (!method) throw noCard()
  const outcome = await collect(world, invoice, method, offSession)
  const refusal = behaviour === 'error_if_incomplete' && (await refusalFor(world, invoice, outcome, false))
  if (refusal) throw refusal
}

export async function createSubscription(
  world: World,
  params: Stripe.SubscriptionCreateParams,
): Promise<Stripe.Subscription> {
  const customer = await needCustomer(world, params.customer ?? '')
  const [itemInput, ...others] = params.items ?? []
  if (!itemInput || others.length > 0)
    throw malformed('The stand-in keeps exactly one item per subscription.', 'parameter_invalid', 'items')
  const price = await needPrice(world, itemInput.price, 'items[0][price]')
  await checkMethod(world, params.default_payment_method, customer.id)
  const { now } = world
  const period = { start: now, end: periodEnd(now, price.recurring, now) }
  const amount = (price.unit_amount ?? 0) * (itemInput.quantity ?? 1)
  const discounts = await resolveDiscounts(world, params.discounts, customer.id, amount)
  const subscription = newSubscription(world, params, price, period)
  if (params.cancel_at_period_end)
    Object.assign(subscription, { cancel_at_period_end: true, cancel_at: period.end, canceled_at: now })
  subscription.discounts = await redeem(world, discounts, subscription.id)
  const item = subscription.items.data[0]?.id ?? ''
  const invoice = world.add<'invoice'>(
    makeInvoice(world, {
      customer,
      subscription: subscription.id,
      metadata: subscription.metadata,
      reason: 'subscription_create',
      drafts: [await periodLine(world, price, itemInput.quantity ?? 1, item, period)],
      discounts: await discountsAt(world, discounts, now),
      period: { start: now, end: now },
    }),
  )
  subscription.latest_invoice = invoice.id
  await dropUsed(world, subscription, now)
  world.emit('invoice.created', invoice)
  await finalize(world, invoice)
  subscription.status = invoice.amount_due > 0 ? 'incomplete' : 'active'
  world.emit('customer.subscription.created', subscription)
  if (invoice.amount_due === 0) await setupForLater(world, subscription, idOf(await methodFor(world, invoice)))
  await payFirstInvoice(
    world,
    subscription,
    invoice,
    params.payment_behavior ?? 'allow_incomplete',
    params.off_session === true,
  )
  return subscription
}

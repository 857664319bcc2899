import type Stripe from 'stripe'
import { type LineDraft, periodLine } from '../invoices/lines'
import { isSameInterval, periodEnd } from '../money/periods'
import { restOf } from '../money/proration'
import { invalid } from '../protocol/refusal'
import { group, integer, list, oneOf, text } from '../protocol/shapes'
import type { World } from '../state/world'
import { needPrice } from './create-subscription'
import { creditsFor, remainingTime } from './credits'
import { pricedItem } from './new-subscription'

/** Parameters that an update and its preview share. */
export type Change = {
  items?: { id?: string; price?: string; quantity?: number }[]
  billing_cycle_anchor?: { type: string }
  proration_behavior?: string
  proration_date?: number
}
export const changeShape = {
  items: list(group<NonNullable<Change['items']>[number]>({ id: text, price: text, quantity: integer })),
  billing_cycle_anchor: group<NonNullable<Change['billing_cycle_anchor']>>({ type: oneOf('now', 'unchanged') }),
  proration_behavior: oneOf('create_prorations', 'always_invoice', 'none'),
  proration_date: integer,
}

export type PlanChange = {
  item: Stripe.SubscriptionItem
  anchor: number
  drafts: LineDraft[]
  /** Billed at once; otherwise prorations wait for the next invoice. */
  isBilledNow: boolean
}

export const itemOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data
  if (!item) throw new Error('a subscription has an item')
  return item
}

function checkDate(
  { proration_date: date, billing_cycle_anchor: anchor }: Change,
  { current_period_start: start, current_period_end: end }: Stripe.SubscriptionItem,
): void {
  if (date !== undefined && anchor?.type === 'now')
    throw invalid('You cannot specify `proration_date` when `billing_cycle_anchor=now`', { param: 'proration_date' })
  if (date === undefined || (date >= start && date <= end)) return
  throw invalid('Invalid timestamp: can only specify proration_date within the current period.', {
    param: 'proration_date',
  })
}

function checkItem(items: Change['items'], item: Stripe.SubscriptionItem): void {
  const [itemInput, ...others] = items ?? []
  if (others.length > 0 || (itemInput && itemInput.id !== item.id)) {
    throw invalid(`The stand-in keeps one item per subscription: name it by items[0][id], ${item.id}.`, {
      param: 'items',
    })
  }
}

/** The change of a subscription's item, and the lines to bill for it. */
export async function planChange(world: World, subscription: Stripe.Subscription, change: Change): Promise<PlanChange> {
  const item = itemOf(subscription)
  checkItem(change.items, item)
  checkDate(change, item)
  const itemInput = change.items?.[0]
  const price =
    itemInput?.price && itemInput.price !== item.price.id
      ? await needPrice(world, itemInput.price, 'items[0][price]')
      : item.price
  const [old, next] = [item.price.recurring, price.recurring]
  if (!old || !next) throw invalid('A subscription wants a recurring price.')
  const quantity = itemInput?.quantity ?? item.quantity ?? 1
  const isChanged = price.id !== item.price.id || quantity !== item.quantity
  const restartsPeriod = change.billing_cycle_anchor?.type === 'now' || !isSameInterval(old, next)
  const behaviour = change.proration_behavior ?? 'create_prorations'
  const moment = change.proration_date ?? world.now
  const credits =
    (isChanged || restartsPeriod) && behaviour !== 'none' ? await creditsFor(world, subscription, moment) : []
  if (restartsPeriod) {
    const period = { start: world.now, end: periodEnd(world.now, next, world.now) }
    const charge = await periodLine(world, price, quantity, item.id, period)
    return {
      item: { ...item, ...pricedItem(price, quantity, period) },
      anchor: world.now,
      drafts: [...credits, charge],
      isBilledNow: true,
    }
  }
  const period = { start: item.current_period_start, end: item.current_period_end }
  const rest = { start: moment, end: period.end }
  const amount = restOf((price.unit_amount ?? 0) * quantity, period, moment)
  const description = await remainingTime(world, price, moment)
  const debit: LineDraft = { amount, description, period: rest, price, quantity, itemId: item.id, isProration: true }
  return {
    item: { ...item, ...pricedItem(price, quantity, period) },
    anchor: subscription.billing_cycle_anchor,
    drafts: credits.length > 0 ? [...credits, debit] : [],
    isBilledNow: behaviour === 'always_invoice',
  }
}

import type Stripe from 'stripe'
import { redeem, resolveDiscounts } from '../catalogue/discounts'
import { addBill } from '../invoices/bill'
import { collect, noCard, refusalFor } from '../invoices/collect'
import { finalize, methodFor } from '../invoices/finalize'
import { changeStatus } from '../invoices/settle'
import { addWaitingItems } from '../invoices/waiting-items'
import { mergeFields, mergeMetadata, orNull } from '../protocol/merge'
import { invalid } from '../protocol/refusal'
import { incompleteSeconds } from '../state/due'
import type { World } from '../state/world'
import { checkMethod } from './create-subscription'
import { type Change, itemOf, type PlanChange, planChange } from './plan-change'

type UpdateParams = Omit<Stripe.SubscriptionUpdateParams, keyof Change> & Change

function setCancelAtPeriodEnd(world: World, subscription: Stripe.Subscription, isEnding: boolean): void {
  subscription.cancel_at_period_end = isEnding
  subscription.cancel_at = isEnding ? itemOf(subscription).current_period_end : null
  subscription.canceled_at = isEnding ? world.now : null
  if (subscription.cancellation_details)
    subscription.cancellation_details.reason = isEnding ? 'cancellation_requested' : null
}

async function setFields(world: World, subscription: Stripe.Subscription, params: UpdateParams): Promise<void> {
  await checkMethod(world, params.default_payment_method, String(subscription.customer))
  mergeFields(subscription, params, ['description'])
  if (params.default_payment_method !== undefined)
    subscription.default_payment_method = orNull(params.default_payment_method)
  if (params.cancel_at_period_end !== undefined) setCancelAtPeriodEnd(world, subscription, params.cancel_at_period_end)
  if (typeof params.cancel_at === 'number')
    Object.assign(subscription, { cancel_at: params.cancel_at, canceled_at: world.now, cancel_at_period_end: false })
  if (params.cancel_at === null)
    Object.assign(subscription, { cancel_at: null, canceled_at: null, cancel_at_period_end: false })
  if (subscription.cancellation_details)
    mergeFields(subscription.cancellation_details, params.cancellation_details ?? {}, ['comment', 'feedback'])
  const save = params.payment_settings?.save_default_payment_method
  if (save && subscription.payment_settings) subscription.payment_settings.save_default_payment_method = save
  if (params.discounts !== undefined) {
    const amount = (itemOf(subscription).price.unit_amount ?? 0) * (itemOf(subscription).quantity ?? 1)
    const discounts = await resolveDiscounts(world, params.discounts, String(subscription.customer), amount)
    subscription.discounts = await redeem(world, discounts, subscription.id)
  }
  subscription.metadata = mergeMetadata(subscription.metadata, params.metadata)
}

function setPlan(subscription: Stripe.Subscription, { anchor, item }: PlanChange): void {
  subscription.items.data = [item]
  subscription.billing_cycle_anchor = anchor
  if (subscription.cancel_at_period_end) subscription.cancel_at = item.current_period_end
}

/** Keeps a change pending until its invoice is paid; after 23 hours it is dropped. */
function setPending(
  world: World,
  subscription: Stripe.Subscription,
  before: Stripe.Subscription,
  change: PlanChange,
  invoice: string,
): void {
  const { discounts } = subscription
  subscription.items = before.items
  subscription.discounts = before.discounts
  subscription.billing_cycle_anchor = before.billing_cycle_anchor
  subscription.cancel_at = before.cancel_at
  subscription.pending_update = {
    billing_cycle_anchor: change.anchor,
    cancel_at_period_end: null,
    discount: null,
    discounts,
    expires_at: world.now + incompleteSeconds,
    metadata: null,
    subscription_items: [change.item],
    trial_end: null,
    trial_from_plan: null,
  }
  world.setHidden(subscription.id, { pendingUpdate: { invoice } })
}

const unsupportedWhilePending = [
  'cancel_at',
  'default_payment_method',
  'cancellation_details',
  'payment_settings',
  'description',
] as const

function checkPending(params: UpdateParams): void {
  const param = unsupportedWhilePending.find((name) => params[name] !== undefined)
  if (params.payment_behavior !== 'pending_if_incomplete' || !param) return
  throw invalid(`\`${param}\` is not supported when \`payment_behavior\` is set to \`pending_if_incomplete\`.`, {
    param,
  })
}

/** Bills a change at once; if the payment fails, `payment_behavior` decides about the change. */
async function billChange(
  world: World,
  subscription: Stripe.Subscription,
  params: UpdateParams,
  change: PlanChange,
  before: Stripe.Subscription,
): Promise<void> {
  const period = { start: change.item.current_period_start, end: change.item.current_period_end }
  const input = {
    reason: 'subscription_update',
    drafts: change.drafts,
    period,
    prorationDate: params.proration_date,
  } as const
  const invoice = await addBill(world, subscription, input)
  await finalize(world, invoice)
  if (invoice.amount_due === 0) return
  const method = await methodFor(world, invoice)
  const behaviour = params.payment_behavior ?? 'allow_incomplete'
  if (behaviour === 'default_incomplete') return changeStatus(world, subscription, 'past_due')
  if (!method) throw noCard()
  if (behaviour === 'pending_if_incomplete') setPending(world, subscription, before, change, invoice.id)
  const outcome = await collect(world, invoice, method, params.off_session ?? true)
  if (outcome.kind === 'paid' || behaviour === 'pending_if_incomplete') return
  if (behaviour === 'error_if_incomplete') throw (await refusalFor(world, invoice, outcome, false)) ?? noCard()
  await changeStatus(world, subscription, 'past_due')
}

const endedStatuses = ['canceled', 'incomplete_expired']

export async function updateSubscription(world: World, params: UpdateParams, id: string): Promise<Stripe.Subscription> {
  const subscription = await world.need('subscription', id)
  if (endedStatuses.includes(subscription.status))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  checkPending(params)
  const before = structuredClone(subscription)
  world.save(subscription)
  const changesPlan = Boolean(params.items || params.billing_cycle_anchor?.type === 'now')
  if (changesPlan && subscription.status === 'incomplete')
    throw invalid(
      'An incomplete subscription can only be paid, canceled, or have its metadata, default payment method and cancellation details updated.',
    )
  const change = changesPlan ? await planChange(world, subscription, params) : undefined
  await setFields(world, subscription, params)
  if (change) {
    setPlan(subscription, change)
    if (change.isBilledNow && change.drafts.length > 0) await billChange(world, subscription, params, change, before)
    else addWaitingItems(world, subscription, change.drafts)
  }
  world.emit('customer.subscription.updated', subscription)
  return subscription
}

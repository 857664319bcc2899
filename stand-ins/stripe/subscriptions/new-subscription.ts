import type Stripe from 'stripe'
import { listOf } from '../protocol/list'
import { idOf, mergeMetadata, orNull } from '../protocol/merge'
import { randomText } from '../state/ids'
import type { World } from '../state/world'

type Period = { start: number; end: number }

function planOf({
  active,
  created,
  currency,
  id,
  metadata,
  nickname,
  product,
  recurring,
  unit_amount,
  unit_amount_decimal,
}: Stripe.Price): Stripe.Plan {
  return {
    id,
    object: 'plan',
    active,
    amount: unit_amount,
    amount_decimal: unit_amount_decimal,
    billing_scheme: 'per_unit',
    created,
    currency,
    interval: recurring?.interval ?? 'month',
    interval_count: recurring?.interval_count ?? 1,
    livemode: false,
    metadata,
    meter: null,
    nickname,
    product: idOf(product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

/** An item with its whole price in it, as Stripe sends it. */
export function pricedItem(price: Stripe.Price, quantity: number, { start, end }: Period) {
  return {
    current_period_start: start,
    current_period_end: end,
    plan: planOf(price),
    price: structuredClone(price),
    quantity,
  }
}

function newItem(
  world: World,
  subscription: string,
  price: Stripe.Price,
  quantity: number,
  period: Period,
): Stripe.SubscriptionItem {
  return {
    id: `si_${randomText(14)}`,
    object: 'subscription_item',
    billing_thresholds: null,
    created: world.now,
    current_trial: null,
    discounts: [],
    metadata: {},
    subscription,
    tax_rates: [],
    ...pricedItem(price, quantity, period),
  }
}

const unused = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
  trial_start: null,
} satisfies Partial<Stripe.Subscription>

export function newSubscription(
  world: World,
  params: Stripe.SubscriptionCreateParams,
  price: Stripe.Price,
  period: Period,
): Stripe.Subscription {
  const id = world.newId('subscription')
  const item = newItem(world, id, price, params.items?.[0]?.quantity ?? 1, period)
  return world.add<'subscription'>({
    ...unused,
    id,
    object: 'subscription',
    billing_cycle_anchor: period.start,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: world.now,
    currency: price.currency,
    customer: params.customer ?? '',
    default_payment_method: orNull(params.default_payment_method),
    description: orNull(params.description),
    discounts: [],
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    metadata: mergeMetadata(null, params.metadata),
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: params.payment_settings?.save_default_payment_method ?? 'off',
    },
    start_date: period.start,
    status: 'active',
  })
}

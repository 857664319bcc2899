import type Stripe from 'stripe'
import { discountsShape } from '../catalogue/discounts'
import { page, pagingOverTime } from '../protocol/list'
import { route } from '../protocol/routes'
import { boolean, group, integer, list, metadata, oneOf, required, text } from '../protocol/shapes'
import { cancelSubscription } from './cancel-subscription'
import { createSubscription } from './create-subscription'
import { changeShape } from './plan-change'
import { updateSubscription } from './update-subscription'

const behaviours = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete']
const feedback = oneOf(
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
)
const cancellation_details = group<Stripe.SubscriptionUpdateParams.CancellationDetails>({ comment: text, feedback })
const fields = {
  cancel_at_period_end: boolean,
  collection_method: oneOf('charge_automatically'),
  default_payment_method: text,
  description: text,
  discounts: discountsShape,
  metadata,
  off_session: boolean,
  payment_settings: group<Stripe.SubscriptionCreateParams.PaymentSettings>({
    save_default_payment_method: oneOf('off', 'on_subscription'),
  }),
}

export const subscriptionRoutes = [
  route<Stripe.SubscriptionCreateParams>(
    'POST /v1/subscriptions',
    {
      ...fields,
      billing_mode: group<Stripe.SubscriptionCreateParams.BillingMode>({ type: required(oneOf('flexible')) }),
      currency: text,
      customer: required(text),
      items: required(list(group<Stripe.SubscriptionCreateParams.Item>({ price: required(text), quantity: integer }))),
      payment_behavior: oneOf(...behaviours),
      proration_behavior: changeShape.proration_behavior,
    },
    createSubscription,
  ),
  route<Parameters<typeof updateSubscription>[1]>(
    'POST /v1/subscriptions/:id',
    {
      ...fields,
      ...changeShape,
      cancel_at: integer,
      cancellation_details,
      payment_behavior: oneOf(...behaviours, 'pending_if_incomplete'),
    },
    updateSubscription,
  ),
  route<Stripe.SubscriptionCancelParams>('DELETE /v1/subscriptions/:id', { cancellation_details }, cancelSubscription),
  route('GET /v1/subscriptions/:id', {}, (world, _, id) => world.need('subscription', id)),
  route<Stripe.SubscriptionListParams>(
    'GET /v1/subscriptions',
    {
      ...pagingOverTime,
      customer: text,
      price: text,
      status: oneOf('all', 'ended', 'active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due'),
    },
    (world, { status, ...query }) => {
      const notCanceledStatuses = ['active', 'past_due', 'incomplete', 'incomplete_expired']
      const endedStatuses = ['canceled', 'incomplete_expired']
      const statusGroups: Record<string, string[] | undefined> = { all: undefined, ended: endedStatuses }
      const statuses =
        status === undefined ? notCanceledStatuses : status in statusGroups ? statusGroups[status] : [status]
      return page(world, 'subscription', '/v1/subscriptions', query, {
        customer: query.customer,
        status: statuses,
        'items.data.0.price.id': query.price,
      })
    },
  ),
]

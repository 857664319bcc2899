import type Stripe from 'stripe'
import { confirm } from '../invoices/confirm'
import { page, pagingOverTime } from '../protocol/list'
import { idOf } from '../protocol/merge'
import { invalid } from '../protocol/refusal'
import { route } from '../protocol/routes'
import { boolean, text } from '../protocol/shapes'
import type { World } from '../state/world'

async function confirmIntent(
  world: World,
  params: Stripe.PaymentIntentConfirmParams,
  id: string,
): Promise<Stripe.PaymentIntent> {
  const intent = await world.need('payment_intent', id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const reason =
      intent.status === 'succeeded'
        ? 'it has already succeeded after being previously confirmed'
        : 'it has a status of canceled'
    throw invalid(`You cannot confirm this PaymentIntent because ${reason}.`, {
      code: 'payment_intent_unexpected_state',
    })
  }
  const method = params.payment_method ?? idOf(intent.payment_method)
  if (!method) {
    const message = "You cannot confirm this PaymentIntent because it's missing a payment method."
    throw invalid(message, { code: 'payment_intent_unexpected_state' })
  }
  return confirm(world, intent, method, params.off_session === true)
}

export const paymentIntentRoutes = [
  route('GET /v1/payment_intents/:id', {}, (world, _, id) => world.need('payment_intent', id), { browser: true }),
  route<Stripe.PaymentIntentConfirmParams>(
    'POST /v1/payment_intents/:id/confirm',
    { off_session: boolean, payment_method: text, return_url: text, use_stripe_sdk: boolean },
    confirmIntent,
    { browser: true },
  ),
  route<Stripe.PaymentIntentListParams>(
    'GET /v1/payment_intents',
    { ...pagingOverTime, customer: text },
    (world, query) => page(world, 'payment_intent', '/v1/payment_intents', query, { customer: query.customer }),
  ),
]

import type Stripe from 'stripe'
import { needsBuyer } from '../payments/attempt'
import { idOf, mergeMetadata, orNull } from '../protocol/merge'
import { invalid } from '../protocol/refusal'
import { route } from '../protocol/routes'
import { boolean, group, metadata, oneOf, text } from '../protocol/shapes'
import type { World } from '../state/world'
import { needCustomer } from './customers'
import { cardDeclined } from './declined'
import { needPaymentMethod, testCardOf } from './new-payment-method'
import { newSetupIntent } from './new-setup-intent'
import { attachTo } from './payment-methods'
import { type Decline, declineOfCard } from './test-cards'

function failSetup(world: World, intent: Stripe.SetupIntent, decline: Decline, method: Stripe.PaymentMethod) {
  const { code, message, decline_code } = decline
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  const payment_method = structuredClone(method)
  intent.last_setup_error = { type: 'card_error', code, message, payment_method, ...(decline_code && { decline_code }) }
  world.save(intent)
  world.emit('setup_intent.setup_failed', intent)
  return cardDeclined(decline, { setup_intent: structuredClone(intent), payment_method }, true)
}
const notAuthenticated: Decline = {
  code: 'setup_intent_authentication_failure',
  decline_code: undefined,
  message: 'The latest attempt to set up the payment method has failed because authentication failed.',
}

/** Sets a card up for later payments; its bank may require authentication, or decline. */
export async function setUp(
  world: World,
  intent: Stripe.SetupIntent,
  methodId: string,
  isAuthenticated = false,
): Promise<Stripe.SetupIntent> {
  const method = await needPaymentMethod(world, methodId)
  const card = testCardOf(world, method)
  intent.payment_method = method.id
  world.save(intent)
  const decline = declineOfCard(card)
  if (decline && card.decline?.onAttach) throw failSetup(world, intent, decline, method)
  if (!isAuthenticated && needsBuyer(card, false, true)) {
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} }
    world.emit('setup_intent.requires_action', intent)
    return intent
  }
  if (intent.customer) attachTo(world, method, idOf(intent.customer))
  world.setHidden(method.id, { setUp: true })
  intent.status = 'succeeded'
  intent.next_action = null
  intent.last_setup_error = null
  world.emit('setup_intent.succeeded', intent)
  await clearPendingSetup(world, intent)
  return intent
}

/** Marks the subscription that waited for this intent as having a card for later. */
async function clearPendingSetup(world: World, { id, customer }: Stripe.SetupIntent): Promise<void> {
  if (!customer) return
  for (const subscription of await world.all('subscription', { customer: idOf(customer) })) {
    if (subscription.pending_setup_intent !== id) continue
    subscription.pending_setup_intent = null
    world.save(subscription)
    world.emit('customer.subscription.updated', subscription)
  }
}

export function refuseSetup(
  world: World,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
): Stripe.SetupIntent {
  failSetup(world, intent, notAuthenticated, method)
  return intent
}

async function create(world: World, params: Stripe.SetupIntentCreateParams): Promise<Stripe.SetupIntent> {
  const customer = params.customer ? (await needCustomer(world, params.customer)).id : null
  const intent = newSetupIntent(world, {
    customer,
    method: params.payment_method ? (await needPaymentMethod(world, params.payment_method)).id : null,
    usage: params.usage ?? 'off_session',
    metadata: mergeMetadata(null, params.metadata),
    description: orNull(params.description),
  })
  if (!params.confirm) return intent
  return confirm(world, {}, intent.id)
}

async function confirm(world: World, params: Stripe.SetupIntentConfirmParams, id: string): Promise<Stripe.SetupIntent> {
  const intent = await world.need('setup_intent', id)
  const method = params.payment_method ?? idOf(intent.payment_method)
  if (intent.status === 'succeeded' || !method) {
    const reason = method ? 'it has already succeeded' : "it's missing a payment method"
    throw invalid(`You cannot confirm this SetupIntent because ${reason}.`, { code: 'setup_intent_unexpected_state' })
  }
  return setUp(world, intent, method)
}

/** Cancels an intent, which waits for its buyer no longer. */
async function cancel(world: World, _: object, id: string): Promise<Stripe.SetupIntent> {
  const intent = await world.need('setup_intent', id)
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw invalid(`You cannot cancel this SetupIntent because it has a status of ${intent.status}.`, {
      code: 'setup_intent_unexpected_state',
    })
  intent.status = 'canceled'
  intent.cancellation_reason = null
  intent.next_action = null
  world.emit('setup_intent.canceled', intent)
  return intent
}

const automaticShape = group<Stripe.SetupIntentCreateParams.AutomaticPaymentMethods>({
  allow_redirects: oneOf('always', 'never'),
  enabled: boolean,
})
const confirmShape = { payment_method: text, return_url: text, use_stripe_sdk: boolean }

export const setupIntentRoutes = [
  route<Stripe.SetupIntentCreateParams>(
    'POST /v1/setup_intents',
    {
      ...confirmShape,
      automatic_payment_methods: automaticShape,
      confirm: boolean,
      customer: text,
      description: text,
      metadata,
      usage: oneOf('on_session', 'off_session'),
    },
    create,
  ),
  route<Stripe.SetupIntentConfirmParams>('POST /v1/setup_intents/:id/confirm', confirmShape, confirm, {
    browser: true,
  }),
  route('POST /v1/setup_intents/:id/cancel', {}, cancel),
  route('GET /v1/setup_intents/:id', {}, (world, _, id) => world.need('setup_intent', id), { browser: true }),
]

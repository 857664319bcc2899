import type Stripe from 'stripe'
import { testCardOf } from '../customers/new-payment-method'
import { type Decline, declineOf, declineOfCard, type TestCard } from '../customers/test-cards'
import type { World } from '../state/world'
import { openDispute } from './disputes'
import { newCharge } from './new-charge'

export type Outcome =
  | { kind: 'paid' }
  | { kind: 'needs_buyer' }
  | { kind: 'declined'; decline: Decline; charge?: string }
type AttemptOptions = { offSession: boolean; isAuthenticated?: boolean }

/** Whether the bank requires the buyer's authentication. */
export function needsBuyer({ authentication }: TestCard, isSetUp: boolean, offSession: boolean): boolean {
  if (authentication === 'always') return true
  if (authentication === 'on_session') return !offSession
  return authentication === 'until_set_up' && !isSetUp
}

/** The decline that was ordered for this card, or its own. */
function nextDecline(world: World, method: Stripe.PaymentMethod, card: TestCard): Decline | undefined {
  const { declines } = world.hidden(method.id)
  if (!declines || declines.times <= 0) return declineOfCard(card)
  world.setHidden(method.id, { declines: { ...declines, times: declines.times - 1 } })
  return declineOf(declines.code)
}

function askBuyer(world: World, intent: Stripe.PaymentIntent, offSession: boolean): Outcome {
  intent.status = 'requires_action'
  intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} }
  world.setHidden(intent.id, { offSession })
  world.emit('payment_intent.requires_action', intent)
  return { kind: 'needs_buyer' }
}

export function failIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
  charge?: string,
): Outcome {
  const { code, message, decline_code } = decline
  intent.status = 'requires_payment_method'
  intent.next_action = null
  intent.payment_method = null
  intent.last_payment_error = {
    type: 'card_error',
    code,
    message,
    payment_method: structuredClone(method),
    ...(decline_code && { decline_code }),
    ...(charge && { charge }),
  }
  world.emit('payment_intent.payment_failed', intent)
  return { kind: 'declined', decline, ...(charge && { charge }) }
}

/** Tries to charge an intent to a card. */
export function attempt(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { offSession, isAuthenticated = false }: AttemptOptions,
): Outcome {
  const card = testCardOf(world, method)
  intent.payment_method = method.id
  world.save(intent)
  if (!isAuthenticated && needsBuyer(card, world.hidden(method.id).setUp === true, offSession)) {
    return askBuyer(world, intent, offSession)
  }
  intent.next_action = null
  const decline = nextDecline(world, method, card)
  const charge = newCharge(world, intent, method, decline)
  intent.latest_charge = charge.id
  if (decline) return failIntent(world, intent, method, decline, charge.id)
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.last_payment_error = null
  if (isAuthenticated) world.setHidden(method.id, { setUp: true })
  world.emit('payment_intent.succeeded', intent)
  if (card.dispute) openDispute(world, charge, card.dispute)
  return { kind: 'paid' }
}

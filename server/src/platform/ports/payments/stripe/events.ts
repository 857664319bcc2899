import Stripe from 'stripe'
import type { ProviderEvent } from '../payments'
import { dateOf, idOf } from './invoice-facts'

const toleranceSeconds = 300

/** Events about subscriptions and their money, to which the webhook endpoint subscribes. */
export const eventTypes = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'setup_intent.canceled',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

type Body = {
  object?: string
  id?: string
  payment_intent?: string | { id: string } | null
  metadata?: Record<string, string> | null
  parent?: { subscription_details?: { subscription?: string | { id: string } } | null } | null
}

/** Only the subject of an event is used: its data is fetched again from the provider. */
function aboutOf(type: string, body: Body): ProviderEvent['about'] {
  if (!eventTypes.some((one) => one === type)) return null
  if (body.object === 'subscription' && body.id) return { subscription: body.id }
  if (body.object === 'payment_intent' && body.id) return { intent: body.id }
  if (body.object === 'setup_intent')
    return body.metadata?.subscription ? { subscription: body.metadata.subscription } : null
  const subscription = body.parent?.subscription_details?.subscription
  if (subscription) return { subscription: idOf(subscription) }
  return body.payment_intent ? { intent: idOf(body.payment_intent) } : null
}

export const eventFacts = (event: Stripe.Event): ProviderEvent => ({
  id: event.id,
  createdAt: dateOf(event.created),
  livemode: event.livemode,
  about: aboutOf(event.type, event.data.object as Body),
})

/** Reads a signed body, under any of our secrets; null if no signature is valid, or it is too old. */
export function readSigned(secrets: string[], body: Buffer, signature: string, now: Date): ProviderEvent | null {
  for (const secret of secrets) {
    try {
      const [tolerance, at] = [toleranceSeconds, now.getTime()]
      return eventFacts(Stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, at))
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  }
  return null
}

import Stripe from 'stripe'
import { eventTypes } from '../events'

type Say = (line: string) => void

const wanted = { enabled_events: [...eventTypes], description: 'Subscriptions and their payments' }

async function find(stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint | undefined> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  return data.find((endpoint) => endpoint.url === url && endpoint.status === 'enabled')
}

const hasAll = ({ enabled_events: events }: Stripe.WebhookEndpoint) => eventTypes.every((type) => events.includes(type))

/**
 * Makes the webhook endpoint, with the version of its events pinned; prints its secret, which Stripe shows only once.
 */
export async function setUpWebhook(stripe: Stripe, url: string, say: Say): Promise<void> {
  const found = await find(stripe, url)
  if (found && found.api_version === Stripe.API_VERSION) {
    if (!hasAll(found)) await stripe.webhookEndpoints.update(found.id, { enabled_events: wanted.enabled_events })
    return say(`webhook ${url}: ${found.id}, ${hasAll(found) ? 'as it should be' : 'told of more events'}`)
  }
  const made = await stripe.webhookEndpoints.create({ ...wanted, url, api_version: Stripe.API_VERSION })
  say(`webhook ${url}: made ${made.id}. Set STRIPE_WEBHOOK_SECRET=${made.secret ?? ''}`)
  if (found) say(`webhook ${url}: ${found.id} sends events of ${found.api_version}; disable it in Stripe's dashboard.`)
}

/** Returns the faults of the webhook endpoint; empty if there are none. */
export async function compareWebhook(stripe: Stripe, url: string): Promise<string[]> {
  const found = await find(stripe, url)
  if (!found) return [`webhook ${url}: there is none`]
  const isPinned = found.api_version === Stripe.API_VERSION
  return [
    ...(isPinned ? [] : [`webhook ${found.id}: its events are of ${found.api_version}, not ${Stripe.API_VERSION}`]),
    ...(hasAll(found) ? [] : [`webhook ${found.id}: it is not told of everything`]),
  ]
}

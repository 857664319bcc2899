import Stripe from 'stripe'
import { eventTypes } from '../events'

type PrintLine = (line: string) => void

const settings = { enabled_events: [...eventTypes], description: 'Subscriptions and their payments' }

async function find(stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint | undefined> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  return data.find((endpoint) => endpoint.url === url && endpoint.status === 'enabled')
}

const hasAll = ({ enabled_events: events }: Stripe.WebhookEndpoint) => eventTypes.every((type) => events.includes(type))

/**
 * Makes the webhook endpoint, with the version of its events pinned; prints its secret, which Stripe shows only once.
 */
export async function setUpWebhook(stripe: Stripe, url: string, say: PrintLine): Promise<void> {
  const endpoint = await find(stripe, url)
  if (endpoint && endpoint.api_version === Stripe.API_VERSION) {
    if (!hasAll(endpoint))
      await stripe.webhookEndpoints.update(endpoint.id, { enabled_events: settings.enabled_events })
    return say(`webhook ${url}: ${endpoint.id}, ${hasAll(endpoint) ? 'as it should be' : 'told of more events'}`)
  }
  const created = await stripe.webhookEndpoints.create({ ...settings, url, api_version: Stripe.API_VERSION })
  say(`webhook ${url}: made ${created.id}. Set STRIPE_WEBHOOK_SECRET=${created.secret ?? ''}`)
  if (endpoint)
    say(`webhook ${url}: ${endpoint.id} sends events of ${endpoint.api_version}; disable it in Stripe's dashboard.`)
}

/** Returns the faults of the webhook endpoint; empty if there are none. */
export async function compareWebhook(stripe: Stripe, url: string): Promise<string[]> {
  const endpoint = await find(stripe, url)
  if (!endpoint) return [`webhook ${url}: there is none`]
  const isPinned = endpoint.api_version === Stripe.API_VERSION
  return [
    ...(isPinned
      ? []
      : [`webhook ${endpoint.id}: its events are of ${endpoint.api_version}, not ${Stripe.API_VERSION}`]),
    ...(hasAll(endpoint) ? [] : [`webhook ${endpoint.id}: it is not told of everything`]),
  ]
}

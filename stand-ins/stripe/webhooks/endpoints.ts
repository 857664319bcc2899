import type Stripe from 'stripe'
import type { World } from '../state/world'

/** The test's receiver of every event: a URL, or a function that returns a status. */
export type OwnWebhook = { secret: string } & (
  | { url: string }
  | { deliver: (body: string, signature: string) => Promise<number> }
)
export const ownEndpointId = 'the owner'

/** Nothing leaves this machine: endpoints elsewhere are stored and listed, and never called. */
const isLocal = (url: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)

const accepts = ({ status, url, enabled_events: events }: Stripe.WebhookEndpoint, type: string) =>
  status === 'enabled' && isLocal(url) && (events.includes('*') || events.includes(type))

export async function endpointsFor(world: World, own: OwnWebhook | undefined, type: string): Promise<string[]> {
  const stored = await world.all('webhook_endpoint', { status: 'enabled' })
  return [...(own ? [ownEndpointId] : []), ...stored.filter((endpoint) => accepts(endpoint, type)).map(({ id }) => id)]
}

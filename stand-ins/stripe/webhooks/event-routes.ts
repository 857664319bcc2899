import type Stripe from 'stripe'
import { page, paging, pagingOverTime } from '../protocol/list'
import { mergeFields, mergeMetadata, orNull } from '../protocol/merge'
import { malformed } from '../protocol/refusal'
import { route } from '../protocol/routes'
import { boolean, list, metadata, required, text } from '../protocol/shapes'
import { randomText } from '../state/ids'
import type { World } from '../state/world'

function checkUrl(url: string): void {
  if (!URL.canParse(url))
    throw malformed('Invalid URL: An explicit scheme (such as https) must be provided.', 'url_invalid', 'url')
}

async function create(world: World, params: Stripe.WebhookEndpointCreateParams): Promise<Stripe.WebhookEndpoint> {
  checkUrl(params.url)
  return world.add<'webhook_endpoint'>({
    id: world.newId('webhook_endpoint'),
    object: 'webhook_endpoint',
    api_version: orNull(params.api_version),
    application: null,
    created: world.now,
    description: orNull(params.description),
    enabled_events: params.enabled_events,
    livemode: false,
    metadata: mergeMetadata(null, params.metadata),
    secret: `whsec_${randomText(32)}`,
    status: 'enabled',
    url: params.url,
  })
}

/** The secret is shown once, when the endpoint is made. */
const withoutSecret = ({ secret: _, ...endpoint }: Stripe.WebhookEndpoint) => endpoint

async function update(world: World, params: Stripe.WebhookEndpointUpdateParams, id: string) {
  const endpoint = await world.need('webhook_endpoint', id)
  if (params.url) checkUrl(params.url)
  mergeFields(endpoint, params, ['description', 'enabled_events', 'url'])
  if (params.disabled !== undefined) endpoint.status = params.disabled ? 'disabled' : 'enabled'
  endpoint.metadata = mergeMetadata(endpoint.metadata, params.metadata)
  world.save(endpoint)
  return withoutSecret(endpoint)
}

const fields = { description: text, enabled_events: list(text), metadata, url: text }

export const eventRoutes = [
  route('GET /v1/events/:id', {}, (world, _, id) => world.need('event', id)),
  route<Stripe.EventListParams>(
    'GET /v1/events',
    { ...pagingOverTime, type: text, types: list(text) },
    (world, query) => page(world, 'event', '/v1/events', query, { type: query.types ?? query.type }),
  ),
  route<Stripe.WebhookEndpointCreateParams>(
    'POST /v1/webhook_endpoints',
    { ...fields, api_version: text, enabled_events: required(list(text)), url: required(text) },
    create,
  ),
  route<Stripe.WebhookEndpointUpdateParams>('POST /v1/webhook_endpoints/:id', { ...fields, disabled: boolean }, update),
  route('GET /v1/webhook_endpoints/:id', {}, async (world, _, id) =>
    withoutSecret(await world.need('webhook_endpoint', id)),
  ),
  route<Stripe.WebhookEndpointListParams>('GET /v1/webhook_endpoints', paging, async (world, query) => {
    const listPage = await page(world, 'webhook_endpoint', '/v1/webhook_endpoints', query, {})
    return { ...listPage, data: listPage.data.map(withoutSecret) }
  }),
]

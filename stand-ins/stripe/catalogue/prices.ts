import type Stripe from 'stripe'
import { page, paging } from '../protocol/list'
import { decimalOf, mergeFields, mergeMetadata, orNull } from '../protocol/merge'
import { invalid } from '../protocol/refusal'
import { route } from '../protocol/routes'
import { boolean, group, integer, list, metadata, oneOf, required, text } from '../protocol/shapes'
import type { World } from '../state/world'

const recurring = group<Stripe.PriceCreateParams.Recurring>({
  interval: required(oneOf('day', 'week', 'month', 'year')),
  interval_count: integer,
  usage_type: oneOf('licensed'),
})

/** Takes a lookup key for a price; from another price only if told to. */
async function takeLookupKey(world: World, key: string, mayTransfer: boolean | undefined): Promise<void> {
  const [holder] = await world.all('price', { lookup_key: key })
  if (!holder) return
  if (!mayTransfer) {
    const message = `A price (\`${holder.id}\`) already uses that lookup key.`
    throw invalid(message, { code: 'resource_already_exists', param: 'lookup_key' })
  }
  holder.lookup_key = null
  world.save(holder)
  world.emit('price.updated', holder)
}

async function create(world: World, params: Stripe.PriceCreateParams): Promise<Stripe.Price> {
  if (params.unit_amount === undefined)
    throw invalid('You must specify either `unit_amount` or `unit_amount_decimal`.', {
      code: 'parameter_missing',
      param: 'unit_amount',
    })
  const { id: product } = await world.need('product', params.product ?? '', 'product')
  if (params.lookup_key) await takeLookupKey(world, params.lookup_key, params.transfer_lookup_key)
  const { interval = 'month', interval_count = 1 } = params.recurring ?? {}
  const price = world.add<'price'>({
    id: world.newId('price'),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: world.now,
    currency: params.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: orNull(params.lookup_key),
    metadata: mergeMetadata(null, params.metadata),
    nickname: orNull(params.nickname),
    product,
    recurring: params.recurring
      ? { interval, interval_count, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: params.recurring ? 'recurring' : 'one_time',
    unit_amount: params.unit_amount,
    unit_amount_decimal: decimalOf(params.unit_amount),
  })
  world.emit('price.created', price)
  return price
}

async function update(world: World, params: Stripe.PriceUpdateParams, id: string): Promise<Stripe.Price> {
  const price = await world.need('price', id)
  if (params.lookup_key && params.lookup_key !== price.lookup_key) {
    await takeLookupKey(world, params.lookup_key, params.transfer_lookup_key)
  }
  mergeFields(price, params, ['active', 'lookup_key', 'nickname'])
  price.metadata = mergeMetadata(price.metadata, params.metadata)
  world.save(price)
  world.emit('price.updated', price)
  return price
}

const fields = { active: boolean, lookup_key: text, metadata, nickname: text, transfer_lookup_key: boolean }

export const priceRoutes = [
  route<Stripe.PriceCreateParams>(
    'POST /v1/prices',
    { ...fields, currency: required(text), product: required(text), recurring, unit_amount: integer },
    create,
  ),
  route<Stripe.PriceUpdateParams>('POST /v1/prices/:id', fields, update),
  route('GET /v1/prices/:id', {}, (world, _, id) => world.need('price', id)),
  route<Stripe.PriceListParams>(
    'GET /v1/prices',
    { ...paging, active: boolean, lookup_keys: list(text), product: text, type: oneOf('one_time', 'recurring') },
    (world, query) =>
      page(world, 'price', '/v1/prices', query, {
        active: query.active?.toString(),
        lookup_key: query.lookup_keys,
        product: query.product,
        type: query.type,
      }),
  ),
]

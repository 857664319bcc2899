import type Stripe from 'stripe'
import { page, paging } from '../protocol/list'
import { mergeFields, mergeMetadata, orNull } from '../protocol/merge'
import { route } from '../protocol/routes'
import { boolean, metadata, required, text } from '../protocol/shapes'
import type { World } from '../state/world'

const fields = { active: boolean, description: text, metadata }

async function create(world: World, params: Stripe.ProductCreateParams): Promise<Stripe.Product> {
  const product = world.add<'product'>({
    id: params.id ?? world.newId('product'),
    object: 'product',
    active: params.active ?? true,
    created: world.now,
    default_price: null,
    description: orNull(params.description),
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata(null, params.metadata),
    name: params.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: world.now,
    url: null,
  })
  world.emit('product.created', product)
  return product
}

async function update(world: World, params: Stripe.ProductUpdateParams, id: string): Promise<Stripe.Product> {
  const product = await world.need('product', id)
  mergeFields(product, params, ['active', 'description', 'name'])
  product.metadata = mergeMetadata(product.metadata, params.metadata)
  product.updated = world.now
  world.save(product)
  world.emit('product.updated', product)
  return product
}

export const productRoutes = [
  route<Stripe.ProductCreateParams>('POST /v1/products', { ...fields, id: text, name: required(text) }, create),
  route<Stripe.ProductUpdateParams>('POST /v1/products/:id', { ...fields, name: text }, update),
  route('GET /v1/products/:id', {}, (world, _, id) => world.need('product', id)),
  route<Stripe.ProductListParams>('GET /v1/products', { ...paging, active: boolean }, (world, query) =>
    page(world, 'product', '/v1/products', query, { active: query.active?.toString() }),
  ),
]

import type Stripe from 'stripe'
import { page, paging } from '../protocol/list'
import { mergeFields, mergeMetadata, orNull } from '../protocol/merge'
import { route } from '../protocol/routes'
import { boolean, metadata, required, text } from '../protocol/shapes'
import type { World } from '../state/world'

const fields = { active: boolean, description: text, metadata }

async function create(world: World, given: Stripe.ProductCreateParams): Promise<Stripe.Product> {
  const product = world.add<'product'>({
    id: given.id ?? world.newId('product'),
    object: 'product',
    active: given.active ?? true,
    created: world.now,
    default_price: null,
    description: orNull(given.description),
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata(null, given.metadata),
    name: given.name,
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
  world.tell('product.created', product)
  return product
}

async function update(world: World, given: Stripe.ProductUpdateParams, id: string): Promise<Stripe.Product> {
  const product = await world.need('product', id)
  mergeFields(product, given, ['active', 'description', 'name'])
  product.metadata = mergeMetadata(product.metadata, given.metadata)
  product.updated = world.now
  world.save(product)
  world.tell('product.updated', product)
  return product
}

export const productRoutes = [
  route<Stripe.ProductCreateParams>('POST /v1/products', { ...fields, id: text, name: required(text) }, create),
  route<Stripe.ProductUpdateParams>('POST /v1/products/:id', { ...fields, name: text }, update),
  route('GET /v1/products/:id', {}, (world, _, id) => world.need('product', id)),
  route<Stripe.ProductListParams>('GET /v1/products', { ...paging, active: boolean }, (world, asked) =>
    page(world, 'product', '/v1/products', asked, { active: asked.active?.toString() }),
  ),
]

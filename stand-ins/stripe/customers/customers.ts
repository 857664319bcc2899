import type Stripe from 'stripe'
import { page, pagingOverTime } from '../protocol/list'
import { mergeFields, mergeMetadata, orNull } from '../protocol/merge'
import { invalid, missing } from '../protocol/refusal'
import { route } from '../protocol/routes'
import { group, list, metadata, text } from '../protocol/shapes'
import { randomText } from '../state/ids'
import type { World } from '../state/world'

/** Returns a customer; throws if it is missing or deleted. */
export async function needCustomer(world: World, id: string, param = 'customer'): Promise<Stripe.Customer> {
  const customer = await world.find('customer', id)
  if (!customer || 'deleted' in customer) throw missing('customer', id, param)
  return customer
}

async function checkDefault(world: World, id: unknown, customer: string): Promise<void> {
  if (typeof id !== 'string' || id === '') return
  const method = await world.need('payment_method', id, 'invoice_settings[default_payment_method]')
  if (method.customer !== customer) throw notAttached(id)
}
export const notAttached = (id: string) =>
  invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    {
      code: 'resource_missing',
      param: 'default_payment_method',
    },
  )

const textFields = ['description', 'email', 'name', 'phone'] as const
const addressOf = (params: Stripe.CustomerCreateParams['address']): Stripe.Address | null =>
  params ? { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...params } : null

/** A customer who is not stored yet. */
export function newCustomer(world: World, params: Stripe.CustomerCreateParams): Stripe.Customer {
  return {
    id: world.newId('customer'),
    object: 'customer',
    address: addressOf(params.address),
    balance: 0,
    created: world.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: orNull(params.description),
    discount: null,
    email: orNull(params.email),
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: mergeMetadata(null, params.metadata),
    name: orNull(params.name),
    next_invoice_sequence: 1,
    phone: orNull(params.phone),
    preferred_locales: params.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

async function create(world: World, params: Stripe.CustomerCreateParams): Promise<Stripe.Customer> {
  const customer = world.add<'customer'>(newCustomer(world, params))
  world.emit('customer.created', customer)
  return customer
}

async function update(world: World, params: Stripe.CustomerUpdateParams, id: string): Promise<Stripe.Customer> {
  const customer = await needCustomer(world, id, '')
  const methodId = params.invoice_settings?.default_payment_method
  await checkDefault(world, methodId, id)
  mergeFields(customer, params, [...textFields, 'preferred_locales'])
  if (params.address !== undefined) customer.address = addressOf(params.address)
  if (methodId !== undefined) customer.invoice_settings.default_payment_method = orNull(methodId)
  customer.metadata = mergeMetadata(customer.metadata, params.metadata)
  world.save(customer)
  world.emit('customer.updated', customer)
  return customer
}

/** Parameters of an address. */
export const address = group<Stripe.AddressParam>({
  city: text,
  country: text,
  line1: text,
  line2: text,
  postal_code: text,
  state: text,
})
const fields = {
  address,
  description: text,
  email: text,
  metadata,
  name: text,
  phone: text,
  preferred_locales: list(text),
}

export const customerRoutes = [
  route<Stripe.CustomerCreateParams>('POST /v1/customers', fields, create),
  route<Stripe.CustomerUpdateParams>(
    'POST /v1/customers/:id',
    {
      ...fields,
      invoice_settings: group<Stripe.CustomerUpdateParams.InvoiceSettings>({ default_payment_method: text }),
    },
    update,
  ),
  route('GET /v1/customers/:id', {}, (world, _, id) => world.need('customer', id)),
  route<Stripe.CustomerListParams>('GET /v1/customers', { ...pagingOverTime, email: text }, (world, query) =>
    page(world, 'customer', '/v1/customers', query, { email: query.email, livemode: 'false' }),
  ),
]

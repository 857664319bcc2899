import type Stripe from 'stripe'
import { page, paging } from '../protocol/list'
import { idOf, mergeMetadata } from '../protocol/merge'
import { invalid } from '../protocol/refusal'
import { route } from '../protocol/routes'
import { group, integer, metadata, oneOf, required, text } from '../protocol/shapes'
import type { World } from '../state/world'
import { cardFault } from './card-faults'
import { address, needCustomer } from './customers'
import { cardDeclined } from './declined'
import { addPaymentMethod, type BillingInput, billingOf, needPaymentMethod, testCardOf } from './new-payment-method'
import { cardOfNumber, cardOfToken, declineOfCard } from './test-cards'

/** Attaches a card to a customer; its bank may decline already here. */
export function attachTo(world: World, method: Stripe.PaymentMethod, customer: string): void {
  if (method.customer === customer) return
  if (method.customer)
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    })
  const card = testCardOf(world, method)
  const decline = declineOfCard(card)
  if (decline && card.decline?.onAttach) throw cardDeclined(decline, { payment_method: method })
  method.customer = customer
  if (method.card?.checks) method.card.checks.cvc_check = 'pass'
  world.save(method)
  world.emit('payment_method.attached', method)
}

type CardParams = { number: string; exp_month: number; exp_year: number; cvc?: string }
type CreateParams = {
  type?: string
  card: CardParams
  billing_details?: BillingInput
  metadata?: Stripe.MetadataParam
  customer?: string
}

async function create(world: World, { card, billing_details, metadata }: CreateParams): Promise<Stripe.PaymentMethod> {
  const number = card.number.replace(/\D/g, '')
  const fault = cardFault({ ...card, number }, new Date(world.now * 1000))
  if (fault) throw cardDeclined(fault, {})
  const testCard = cardOfNumber(number)
  if (!testCard)
    throw cardDeclined(
      {
        code: 'card_declined',
        decline_code: 'test_mode_live_card',
        message:
          'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      },
      {},
    )
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year
  const method = addPaymentMethod(world, testCard, { exp_month: card.exp_month, exp_year: year }, billing_details)
  method.metadata = mergeMetadata(null, metadata)
  return method
}

async function attach(
  world: World,
  { customer }: Stripe.PaymentMethodAttachParams,
  id: string,
): Promise<Stripe.PaymentMethod> {
  const method = await needPaymentMethod(world, id, '')
  attachTo(world, method, (await needCustomer(world, customer ?? '')).id)
  return method
}

async function update(
  world: World,
  params: Stripe.PaymentMethodUpdateParams,
  id: string,
): Promise<Stripe.PaymentMethod> {
  const method = await world.need('payment_method', id)
  if (params.billing_details) method.billing_details = billingOf(params.billing_details as BillingInput)
  method.metadata = mergeMetadata(method.metadata, params.metadata)
  world.save(method)
  world.emit('payment_method.updated', method)
  return method
}

/** Detaches a card from its customer, also as the default payment method. */
export async function detachFrom(world: World, method: Stripe.PaymentMethod): Promise<void> {
  const customer = await world.find('customer', idOf(method.customer))
  if (customer?.invoice_settings?.default_payment_method === method.id) {
    customer.invoice_settings.default_payment_method = null
    world.save(customer)
    world.emit('customer.updated', customer)
  }
  for (const subscription of await world.all('subscription', {
    default_payment_method: method.id,
    status: ['active', 'past_due', 'incomplete'],
  })) {
    subscription.default_payment_method = null
    world.save(subscription)
    world.emit('customer.subscription.updated', subscription)
  }
  method.customer = null
  world.save(method)
  world.emit('payment_method.detached', method)
}

async function detach(world: World, _: object, id: string): Promise<Stripe.PaymentMethod> {
  const method = await world.need('payment_method', id)
  if (!method.customer)
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.')
  await detachFrom(world, method)
  return method
}

const billing_details = group<NonNullable<BillingInput>>({ address, email: text, name: text, phone: text })
const card = group<CardParams>({
  cvc: text,
  exp_month: required(integer),
  exp_year: required(integer),
  number: required(text),
})

const listMethods = (world: World, query: Stripe.PaymentMethodListParams, customer: string | undefined) =>
  page(world, 'payment_method', '/v1/payment_methods', query, { customer: customer ?? '', type: query.type })

export const paymentMethodRoutes = [
  route<CreateParams>(
    'POST /v1/payment_methods',
    { type: required(oneOf('card')), card: required(card), billing_details, metadata },
    create,
    { browser: true },
  ),
  route<Stripe.PaymentMethodAttachParams>('POST /v1/payment_methods/:id/attach', { customer: required(text) }, attach),
  route('POST /v1/payment_methods/:id/detach', {}, detach),
  route<Stripe.PaymentMethodUpdateParams>('POST /v1/payment_methods/:id', { billing_details, metadata }, update),
  route('GET /v1/payment_methods/:id', {}, async (world, _, id) => {
    if (!cardOfToken(id)) return world.need('payment_method', id)
    return { ...(await needPaymentMethod(world, id)), id }
  }),
  route<Stripe.PaymentMethodListParams>(
    'GET /v1/payment_methods',
    { ...paging, customer: text, type: oneOf('card') },
    (world, query) => listMethods(world, query, query.customer),
  ),
  route<Stripe.PaymentMethodListParams>(
    'GET /v1/customers/:id/payment_methods',
    { ...paging, type: oneOf('card') },
    (world, query, id) => listMethods(world, query, id),
  ),
]

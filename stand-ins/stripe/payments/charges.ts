import type Stripe from 'stripe'
import { page, pagingOverTime } from '../protocol/list'
import { idOf, mergeMetadata, orNull } from '../protocol/merge'
import { invalid } from '../protocol/refusal'
import { route } from '../protocol/routes'
import { integer, metadata, oneOf, text } from '../protocol/shapes'
import { randomText } from '../state/ids'
import type { World } from '../state/world'

async function chargeFor(world: World, { charge, payment_intent }: Stripe.RefundCreateParams): Promise<Stripe.Charge> {
  if (charge) return world.need('charge', charge, 'charge')
  if (!payment_intent)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
    })
  const intent = await world.need('payment_intent', payment_intent, 'payment_intent')
  if (intent.status !== 'succeeded') throw invalid('This PaymentIntent does not have a successful charge to refund.')
  return world.need('charge', idOf(intent.latest_charge))
}

/** Refunds a charge or a part of it; by the API or from the dashboard. */
export async function refund(world: World, params: Stripe.RefundCreateParams): Promise<Stripe.Refund> {
  const charge = await chargeFor(world, params)
  const refundable = charge.amount_captured - charge.amount_refunded
  if (refundable <= 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const disputes = await world.all('dispute', { charge: charge.id })
  if (disputes.some(({ status }) => status !== 'won'))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' })
  const amount = params.amount ?? refundable
  if (amount <= 0 || amount > refundable) {
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${refundable})`, {
      param: 'amount',
    })
  }
  const created = world.add<'refund'>({
    id: world.newId('refund'),
    object: 'refund',
    amount,
    balance_transaction: `txn_${randomText(24)}`,
    charge: charge.id,
    created: world.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: mergeMetadata(null, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: orNull(params.reason),
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount_captured
  world.save(charge)
  world.emit('refund.created', created)
  world.emit('charge.refunded', charge)
  return created
}

const listShape = { ...pagingOverTime, payment_intent: text }

export const chargeRoutes = [
  route('GET /v1/charges/:id', {}, (world, _, id) => world.need('charge', id)),
  route<Stripe.ChargeListParams>('GET /v1/charges', { ...listShape, customer: text }, (world, query) =>
    page(world, 'charge', '/v1/charges', query, { customer: query.customer, payment_intent: query.payment_intent }),
  ),
  route<Stripe.RefundCreateParams>(
    'POST /v1/refunds',
    {
      amount: integer,
      charge: text,
      metadata,
      payment_intent: text,
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    },
    refund,
  ),
  route('GET /v1/refunds/:id', {}, (world, _, id) => world.need('refund', id)),
  route<Stripe.RefundListParams>('GET /v1/refunds', { ...listShape, charge: text }, (world, query) =>
    page(world, 'refund', '/v1/refunds', query, { charge: query.charge, payment_intent: query.payment_intent }),
  ),
]

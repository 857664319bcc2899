import type Stripe from 'stripe'
import { page, pagingOverTime } from '../protocol/list'
import { invalid } from '../protocol/refusal'
import { route } from '../protocol/routes'
import { boolean, group, oneOf, required, text } from '../protocol/shapes'
import type { World } from '../state/world'
import { payNow } from './collect'
import { finalize } from './finalize'
import { giveUp } from './settle'

async function pay(world: World, params: Stripe.InvoicePayParams, id: string): Promise<Stripe.Invoice> {
  const invoice = await world.need('invoice', id)
  if (invoice.status === 'draft') await finalize(world, invoice)
  else if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' })
  if (invoice.status === 'void') throw invalid('This invoice can no longer be paid.', { code: 'invoice_not_editable' })
  if (invoice.amount_remaining > 0) await payNow(world, invoice, params)
  return invoice
}

async function finalizeInvoice(world: World, _: object, id: string): Promise<Stripe.Invoice> {
  const invoice = await world.need('invoice', id)
  if (invoice.status !== 'draft')
    throw invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
      code: 'invoice_not_editable',
    })
  await finalize(world, invoice)
  return invoice
}

const giveUpWith =
  (status: 'void' | 'uncollectible') =>
  async (world: World, _: object, id: string): Promise<Stripe.Invoice> => {
    const invoice = await world.need('invoice', id)
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
      throw invalid(`You can only pass in open invoices. This invoice isn't open.`, {
        code: 'status_transition_invalid',
      })
    }
    await giveUp(world, invoice, status)
    return invoice
  }

export const invoiceRoutes = [
  route('GET /v1/invoices/:id', {}, (world, _, id) => world.need('invoice', id)),
  route<Stripe.InvoiceListParams>(
    'GET /v1/invoices',
    {
      ...pagingOverTime,
      customer: text,
      status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
      subscription: text,
    },
    (world, query) =>
      page(world, 'invoice', '/v1/invoices', query, {
        customer: query.customer,
        status: query.status,
        'parent.subscription_details.subscription': query.subscription,
      }),
  ),
  route<Stripe.InvoicePayParams>('POST /v1/invoices/:id/pay', { off_session: boolean, payment_method: text }, pay),
  route('POST /v1/invoices/:id/finalize', {}, finalizeInvoice),
  route('POST /v1/invoices/:id/void', {}, giveUpWith('void')),
  route('POST /v1/invoices/:id/mark_uncollectible', {}, giveUpWith('uncollectible')),
  route<Stripe.InvoicePaymentListParams>(
    'GET /v1/invoice_payments',
    {
      ...pagingOverTime,
      invoice: text,
      payment: group<Stripe.InvoicePaymentListParams.Payment>({
        payment_intent: text,
        type: required(oneOf('payment_intent')),
      }),
      status: oneOf('open', 'paid', 'canceled'),
    },
    (world, query) =>
      page(world, 'invoice_payment', '/v1/invoice_payments', query, {
        invoice: query.invoice,
        status: query.status,
        'payment.payment_intent': query.payment?.payment_intent,
      }),
  ),
]

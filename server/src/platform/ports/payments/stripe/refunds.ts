import type Stripe from 'stripe'
import { PaymentRefused, type Payments } from '../payments'
import { type RefundFacts, refundReasons } from '../refund-calls'
import { everyOne } from './every-one'
import { guarded } from './guard'
import { dateOf, intentIdOf } from './invoice-facts'

const pageSize = 100
/** The money never arrived, or the refund was canceled. */
const failed = ['failed', 'canceled']

const refundFacts = ({ id, metadata, amount, reason, status, created }: Stripe.Refund): RefundFacts => ({
  id,
  key: metadata?.refund ?? null,
  cents: amount,
  reason: refundReasons.find((one) => one === reason) ?? null,
  state: failed.includes(status ?? '') ? 'failed' : 'given',
  createdAt: dateOf(created),
})

/** The refunds of a payment, the newest first. */
export async function refundsOf(stripe: Stripe, intent: string): Promise<RefundFacts[]> {
  return (await everyOne(stripe.refunds.list({ payment_intent: intent, limit: pageSize }))).map(refundFacts)
}

async function intentOf(stripe: Stripe, invoice: string): Promise<string | null> {
  return intentIdOf(await stripe.invoices.retrieve(invoice, { expand: ['payments'] }))
}

async function refundPayment(stripe: Stripe, refundRequest: Parameters<Payments['refundPayment']>[0], key: string) {
  const intent = await intentOf(stripe, refundRequest.invoiceId)
  if (!intent) throw new PaymentRefused('refund_refused')
  const { cents: amount, reason } = refundRequest
  const refund = { payment_intent: intent, amount, reason, metadata: { refund: key } }
  await stripe.refunds.create(refund, { idempotencyKey: `${key}_refund` })
}

async function findRefund(stripe: Stripe, invoiceId: string, key: string): Promise<RefundFacts | null> {
  const intent = await intentOf(stripe, invoiceId)
  const existingRefunds = intent ? await refundsOf(stripe, intent) : []
  return existingRefunds.find((refund) => refund.key === key) ?? null
}

async function refundAll(stripe: Stripe, subscription: string): Promise<void> {
  const paid = stripe.invoices.list({ subscription, status: 'paid', limit: pageSize, expand: ['data.payments'] })
  for (const invoice of await everyOne(paid)) {
    const intent = intentIdOf(invoice)
    const charges = intent ? await everyOne(stripe.charges.list({ payment_intent: intent, limit: pageSize })) : []
    const charge = charges.find(({ paid }) => paid)
    if (!intent || !charge || charge.refunded) continue
    await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund_${invoice.id}` })
  }
}

export function refunds(stripe: Stripe): Pick<Payments, 'refund' | 'refundPayment' | 'findRefund'> {
  return {
    refund: (subscriptionId) => guarded(() => refundAll(stripe, subscriptionId)),
    refundPayment: (refund, key) => guarded(() => refundPayment(stripe, refund, key)),
    findRefund: (invoiceId, key) => guarded(() => findRefund(stripe, invoiceId, key)),
  }
}

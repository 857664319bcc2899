import type Stripe from 'stripe'
import { type CardFacts, type InvoiceFacts, isFree, type SubscriptionFacts } from '../payments'
import { agreementOf, readSetupIntent } from './card-set-up'
import { everyOne } from './every-one'
import { requireKnown } from './guard'
import { chargeFacts, dateOf, idOf, intentFacts, intentIdOf, invoiceFacts, priceIdOf } from './invoice-facts'
import type { Prices } from './prices'
import { refundsOf } from './refunds'

const pageSize = 100

const states: Record<string, SubscriptionFacts['status']> = {
  incomplete: 'incomplete',
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
}

export function cardFacts({ id, card }: Stripe.PaymentMethod): CardFacts {
  return {
    id,
    brand: card?.brand ?? '',
    last4: card?.last4 ?? '',
    expMonth: card?.exp_month ?? 0,
    expYear: card?.exp_year ?? 0,
  }
}

/** Successful charges by intent, with refunds and disputes; `refunded`: intents that had a refund before. */
async function chargesOf(stripe: Stripe, charges: Stripe.Charge[], refunded: string[]) {
  const paidCharges = charges.filter((charge) => charge.status === 'succeeded' && charge.payment_intent)
  const facts = paidCharges.map(async (charge) => {
    const intent = idOf(charge.payment_intent ?? '')
    const [disputes, refunds] = await Promise.all([
      charge.disputed ? everyOne(stripe.disputes.list({ charge: charge.id, limit: pageSize })) : [],
      charge.amount_refunded > 0 || refunded.includes(intent) ? refundsOf(stripe, intent) : [],
    ])
    return [intent, chargeFacts(charge, { disputes, refunds })] as const
  })
  return new Map(await Promise.all(facts))
}

/** Only the newest open invoice waits for a payment. */
async function intentOf(stripe: Stripe, invoice: Stripe.Invoice) {
  const id = invoice.status === 'open' ? intentIdOf(invoice) : null
  return id ? intentFacts(await stripe.paymentIntents.retrieve(id)) : null
}

type LookFilter = { subscription: string; customer: string; refunded: string[] }

async function invoicesOf(stripe: Stripe, prices: Prices, { subscription, customer, refunded }: LookFilter) {
  const [invoices, charged] = await Promise.all([
    everyOne(stripe.invoices.list({ subscription, limit: pageSize, expand: ['data.payments'] })),
    everyOne(stripe.charges.list({ customer, limit: pageSize })),
  ])
  const refundedIntents = invoices.filter(({ id }) => refunded.includes(id)).map((invoice) => intentIdOf(invoice) ?? '')
  const charges = await chargesOf(stripe, charged, refundedIntents)
  const facts: InvoiceFacts[] = []
  for (const invoice of invoices) {
    const price = priceIdOf(invoice)
    const planId = price ? await prices.planOf(price) : null
    const intent = await intentOf(stripe, invoice)
    facts.push(invoiceFacts(invoice, { planId, intent, charge: charges.get(intentIdOf(invoice) ?? '') ?? null }))
  }
  return facts
}

/** The next renewal, or the one that a canceled plan would have; null if the provider can't tell. */
async function nextOf(stripe: Stripe, { id, status, items }: Stripe.Subscription) {
  if (status !== 'active' && status !== 'past_due') return null
  const [item] = items.data
  const keptSubscription = { subscription: id, subscription_details: { cancel_at_period_end: false } }
  const preview = await stripe.invoices.createPreview(keptSubscription).catch(() => null)
  return preview && item ? { cents: preview.amount_due, at: dateOf(item.current_period_end) } : null
}

/** Whether there is only a first invoice that a voucher paid: no bank has been asked about the card yet. */
const isFirstFree = ([first, ...otherInvoices]: InvoiceFacts[]) =>
  first !== undefined && otherInvoices.length === 0 && isFree(first)

/** Fetches all facts of a subscription again. */
export async function fetchSubscription(
  stripe: Stripe,
  prices: Prices,
  { id, setUpId, refunded = [] }: { id: string; setUpId?: string | null; refunded?: string[] },
): Promise<SubscriptionFacts> {
  const subscription = await stripe.subscriptions.retrieve(id, {
    expand: ['default_payment_method', 'pending_setup_intent'],
  })
  const [item] = subscription.items.data
  if (!item) throw new Error(`the subscription ${id} is for nothing`)
  const pending = subscription.pending_update?.subscription_items?.[0]?.price
  const customerId = idOf(subscription.customer)
  const method = subscription.default_payment_method
  const [invoices, next, setUp] = await Promise.all([
    invoicesOf(stripe, prices, { subscription: id, customer: customerId, refunded }),
    nextOf(stripe, subscription),
    setUpId ? readSetupIntent(stripe, setUpId) : null,
  ])
  const status = states[requireKnown(Object.keys(states), subscription.status)] ?? 'ended'
  const agreement = status === 'active' && isFirstFree(invoices) ? agreementOf(subscription.pending_setup_intent) : null
  return {
    id,
    customerId,
    attemptKey: subscription.metadata.attempt ?? null,
    status: agreement ? 'incomplete' : status,
    word: subscription.status,
    periodEnd: dateOf(item.current_period_end),
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    planId: await prices.planOf(item.price),
    pendingPlanId: pending ? await prices.planOf(pending) : null,
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    card: typeof method === 'object' && method ? cardFacts(method) : null,
    invoices,
    next,
    setUp,
    agreement,
  }
}

import type Stripe from 'stripe'
import type { CardholderDetails, Payments } from '../payments'
import { everyOne } from './every-one'
import { guarded, orNullIfMissing } from './guard'
import { idOf } from './invoice-facts'
import { switched } from './previews'

type SubscriptionCalls =
  | 'createCustomer'
  | 'ownerOf'
  | 'updateCustomer'
  | 'removeCustomer'
  | 'subscribe'
  | 'switchPlan'
  | 'cancelAtPeriodEnd'
  | 'setCard'
  | 'payInvoice'
  | 'voidInvoice'
  | 'end'

const pageSize = 100
const ended = ['canceled', 'incomplete_expired']

const ownerFields = (owner: CardholderDetails | null) => (owner ? { name: owner.name, address: owner.address } : {})
async function ownerOf(stripe: Stripe, id: string): Promise<CardholderDetails | null> {
  const customer = await orNullIfMissing(() => stripe.customers.retrieve(id))
  if (!customer || customer.deleted || !customer.address) return null
  const { line1, city, postal_code, country } = customer.address
  const address = { line1: line1 ?? '', city: city ?? '', postal_code: postal_code ?? '', country: country ?? '' }
  return { name: customer.name ?? '', address }
}

/** Voids an invoice, so that it is not collected; one that is paid or void already stays as it is. */
async function voidInvoice(stripe: Stripe, id: string): Promise<void> {
  const { status } = await stripe.invoices.retrieve(id)
  if (status === 'open' || status === 'uncollectible') await stripe.invoices.voidInvoice(id)
}

async function end(stripe: Stripe, id: string): Promise<void> {
  const subscription = await orNullIfMissing(() => stripe.subscriptions.retrieve(id))
  if (!subscription) return
  if (!ended.includes(subscription.status)) await stripe.subscriptions.cancel(id)
  const open = stripe.invoices.list({ subscription: id, status: 'open', limit: pageSize })
  for (const invoice of await everyOne(open)) await voidInvoice(stripe, invoice.id)
}

async function removeCustomer(stripe: Stripe, customer: string): Promise<void> {
  const stripeCustomer = await orNullIfMissing(() => stripe.customers.retrieve(customer))
  if (!stripeCustomer || stripeCustomer.deleted) return
  const subscriptions = stripe.subscriptions.list({ customer, status: 'all', limit: pageSize })
  for (const { id } of await everyOne(subscriptions)) await end(stripe, id)
  await stripe.customers.del(customer)
}

/** Writes to Stripe. Keys are derived from the attempt's, so that each effect happens once. */
export function subscriptionWrites(stripe: Stripe): Pick<Payments, SubscriptionCalls> {
  return {
    createCustomer: ({ userId, email, owner }, key) =>
      guarded(async () => {
        const metadata = { user_id: String(userId) }
        const customer = { email, metadata, ...ownerFields(owner) }
        return (await stripe.customers.create(customer, { idempotencyKey: `${key}_customer` })).id
      }),
    ownerOf: (customerId) => guarded(() => ownerOf(stripe, customerId)),
    updateCustomer: (customerId, change) =>
      guarded(async () => void (await stripe.customers.update(customerId, change))),
    removeCustomer: (customerId) => guarded(() => removeCustomer(stripe, customerId)),
    subscribe: ({ customerId, priceId, planId, methodId, voucher }, key) =>
      guarded(async () => {
        const params: Stripe.SubscriptionCreateParams = {
          customer: customerId,
          items: [{ price: priceId }],
          default_payment_method: methodId,
          payment_behavior: 'allow_incomplete',
          metadata: { attempt: key, plan_id: String(planId) },
          ...(voucher && { discounts: [{ [voucher.kind]: voucher.id }] }),
        }
        return (await stripe.subscriptions.create(params, { idempotencyKey: `${key}_subscribe` })).id
      }),
    switchPlan: (planSwitch, key) =>
      guarded(async () => {
        const { items, discounts } = await switched(stripe, planSwitch)
        const params: Stripe.SubscriptionUpdateParams = {
          items,
          ...discounts,
          billing_cycle_anchor: { type: 'now' },
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
        }
        await stripe.subscriptions.update(planSwitch.subscriptionId, params, { idempotencyKey: `${key}_switch` })
      }),
    cancelAtPeriodEnd: (id, cancels) =>
      guarded(async () => void (await stripe.subscriptions.update(id, { cancel_at_period_end: cancels }))),
    setCard: (id, method, key) =>
      guarded(async () => {
        const params = { default_payment_method: method }
        const { customer } = await stripe.subscriptions.update(id, params, { idempotencyKey: `${key}_card` })
        const settings = { invoice_settings: { default_payment_method: method } }
        await stripe.customers.update(idOf(customer), settings, { idempotencyKey: `${key}_customer_card` })
      }),
    payInvoice: (id, payment_method, key) =>
      guarded(
        async () => void (await stripe.invoices.pay(id, { payment_method }, { idempotencyKey: `${key}_pay_${id}` })),
      ),
    voidInvoice: (id) => guarded(() => voidInvoice(stripe, id)),
    end: (id) => guarded(() => end(stripe, id)),
  }
}

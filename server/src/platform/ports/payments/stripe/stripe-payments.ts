import Stripe from 'stripe'
import type { Payments } from '../payments'
import { cardSetUp } from './card-set-up'
import { eventFacts, eventTypes, readSigned } from './events'
import { allBetween, type CreationTimes } from './events-between'
import { everyOne } from './every-one'
import { guarded, orNullIfMissing } from './guard'
import { dateOf, idOf } from './invoice-facts'
import { previews } from './previews'
import { pricesOf } from './prices'
import { refunds } from './refunds'
import { cardFacts, fetchSubscription } from './subscription-facts'
import { subscriptionWrites } from './subscription-writes'
import { voucherDesk } from './voucher-desk'
import { vouchers } from './vouchers'

export type StripeSettings = {
  name: Payments['name']
  secretKey: string
  /** Two while one replaces the other. */
  webhookSecrets: string[]
  /** Address used in place of Stripe's own. */
  apiBase: string | null
  /** Replaces the network, for the stand-in. */
  httpClient?: InstanceType<typeof Stripe.HttpClient> | null
  timeoutMs?: number
  retries?: number
}

const pageSize = 100
const usual = { timeoutMs: 10_000, retries: 2 }

export function stripeClient({ secretKey, apiBase, httpClient, timeoutMs, retries }: StripeSettings): Stripe {
  const base = apiBase ? new URL(apiBase) : null
  return new Stripe(secretKey, {
    timeout: timeoutMs ?? usual.timeoutMs,
    maxNetworkRetries: retries ?? usual.retries,
    telemetry: false,
    ...(httpClient && { httpClient }),
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? '80' : '443'),
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

/** The payment provider over Stripe's own client; the sandbox is the same over a stand-in. */
export function stripePayments(settings: StripeSettings): Payments {
  const stripe = stripeClient(settings)
  const prices = pricesOf(stripe)

  async function subscriptionsOf(customer: string) {
    const customerSubscriptions = await everyOne(
      stripe.subscriptions.list({ customer, status: 'all', limit: pageSize }),
    )
    return customerSubscriptions.map(({ id, metadata }) => ({ id, attemptKey: metadata.attempt ?? null }))
  }

  async function subscriptionOfIntent(intentId: string) {
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intentId },
      limit: 1,
      expand: ['data.invoice'],
    })
    const invoice = data[0]?.invoice
    const subscription =
      invoice && typeof invoice === 'object' && 'parent' in invoice
        ? invoice.parent?.subscription_details?.subscription
        : null
    return subscription ? idOf(subscription) : null
  }

  async function listPlans(after: string | null) {
    const { data, has_more } = await stripe.subscriptions.list({
      limit: pageSize,
      ...(after && { starting_after: after }),
    })
    const items = data.map(({ id, customer, status: word, cancel_at_period_end: cancels, items: { data: lines } }) => {
      return { id, customerId: idOf(customer), word, cancels, periodEnd: dateOf(lines[0]?.current_period_end ?? 0) }
    })
    return { items, next: has_more ? (data.at(-1)?.id ?? null) : null }
  }

  async function listEvents(since: Date, before?: Date) {
    const gte = Math.floor(since.getTime() / 1000)
    const lt = before && Math.ceil(before.getTime() / 1000)
    const list = (created: CreationTimes) =>
      everyOne(stripe.events.list({ created, types: [...eventTypes], limit: pageSize }))
    return (await allBetween(list, { gte, ...(lt && { lt }) })).map(eventFacts)
  }

  return {
    name: settings.name,
    livemode: /^(sk|rk)_live_/.test(settings.secretKey),
    priceOf: (planId) => guarded(() => prices.priceOf(planId)),
    subscriptionsOf: (customerId) =>
      guarded(async () => (await orNullIfMissing(() => subscriptionsOf(customerId))) ?? []),
    attachCard: (customer, source, key) =>
      guarded(async () =>
        cardFacts(
          await stripe.paymentMethods.attach(source, { customer }, { idempotencyKey: `${key}_attach_${source}` }),
        ),
      ),
    look: (id, known = {}) => guarded(() => fetchSubscription(stripe, prices, { id, ...known })),
    readEvent: (body, signature, now) => readSigned(settings.webhookSecrets, body, signature, now),
    listPlans: (after) => guarded(() => listPlans(after)),
    knowsPlan: (id) => guarded(async () => (await orNullIfMissing(() => stripe.subscriptions.retrieve(id))) !== null),
    listEvents: (since, before) => guarded(() => listEvents(since, before)),
    subscriptionOfIntent: (id) => guarded(() => subscriptionOfIntent(id)),
    ...previews(stripe),
    ...subscriptionWrites(stripe),
    ...cardSetUp(stripe),
    ...refunds(stripe),
    ...vouchers(stripe),
    ...voucherDesk(stripe),
  }
}

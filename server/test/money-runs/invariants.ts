import { isCurrent } from '@kasama/contract/money/billing.rules'
import type { Stripe } from 'stripe'
import type { Sides } from './sides'

const daySeconds = 86_400
const graceSeconds = 7 * daySeconds

const subscriptionOf = ({ parent }: Stripe.Invoice) => String(parent?.subscription_details?.subscription)

/** The period of an invoice: that of its plan's own line. */
function periodOf({ lines }: Stripe.Invoice) {
  const last = [...lines.data].filter(({ amount }) => amount >= 0).sort((a, b) => b.period.end - a.period.end)[0]
  return { start: last?.period.start ?? 0, end: last?.period.end ?? 0 }
}

const chargeOf = ({ intents, charges }: Sides, { id }: Stripe.Invoice) =>
  charges.find(({ payment_intent, status }) => status === 'succeeded' && payment_intent === intents.get(String(id)))

/** Whether a voucher's invoice gives no access: the bank has not accepted the card, or the plan was given up. */
function isNothing({ subscriptions }: Sides, invoice: Stripe.Invoice): boolean {
  const of = subscriptions.find(({ id }) => id === subscriptionOf(invoice))
  return invoice.amount_paid === 0 && (of?.status === 'canceled' || of?.pending_setup_intent !== null)
}

/** Invoices that were paid and not fully refunded. */
function settledInvoices(sides: Sides): Stripe.Invoice[] {
  return sides.invoices.filter((invoice) => {
    const charge = chargeOf(sides, invoice)
    return invoice.status === 'paid' && !charge?.refunded && !isNothing(sides, invoice)
  })
}

/** Finds payments for overlapping subscriptions, and second payments of one subscription for a period. */
function* paidTwice(sides: Sides): Iterable<string> {
  const settledList = settledInvoices(sides)
  for (const [n, invoice] of settledList.entries())
    for (const other of settledList.slice(n + 1)) {
      const [a, b] = [periodOf(invoice), periodOf(other)]
      const isSame = subscriptionOf(invoice) === subscriptionOf(other)
      const isSwitch = [invoice, other].some(({ billing_reason }) => billing_reason === 'subscription_update')
      const isTwice = isSame && isSwitch ? a.start === b.start && a.end === b.end : a.start < b.end && b.start < a.end
      if (isTwice) yield `charged twice: ${invoice.id} and ${other.id}`
    }
  const makers = sides.subscriptions.map(({ metadata }) => metadata.attempt)
  if (new Set(makers).size < makers.length) yield 'one request made two subscriptions'
  const succeeded = sides.charges.filter(({ status }) => status === 'succeeded')
  const paid = sides.invoices.filter(({ status, amount_paid }) => status === 'paid' && amount_paid > 0)
  if (succeeded.length !== paid.length) yield `${succeeded.length} charges for ${paid.length} paid invoices`
}

/** Whether its days were credited to a later invoice of the plan that was fully refunded: that ended access. */
function isFollowedByRefund(sides: Sides, invoice: Stripe.Invoice): boolean {
  const later = sides.invoices.slice(sides.invoices.indexOf(invoice) + 1)
  return later.some((other) => subscriptionOf(other) === subscriptionOf(invoice) && chargeOf(sides, other)?.refunded)
}

function* access(sides: Sides, now: Date): Iterable<string> {
  const { standing } = sides
  const at = now.getTime() / 1000
  const paid = settledInvoices(sides).filter((invoice) => !sides.disputed.has(chargeOf(sides, invoice)?.id ?? ''))
  const hasAccess = standing !== undefined && isCurrent(standing, now)
  const covering = paid.filter(
    (invoice) => periodOf(invoice).start <= at + 1 && periodOf(invoice).end > at && !isFollowedByRefund(sides, invoice),
  )
  const isSuspended = standing?.problem === 'disputed'
  if (covering.length > 0 && !hasAccess && !isSuspended) yield `charged without access: ${covering.map(({ id }) => id)}`
  if (!hasAccess || standing.provider_subscription === null) return
  const until = standing.status === 'canceled' ? at : at - graceSeconds
  const reasons = paid.filter((paidInvoice) => subscriptionOf(paidInvoice) === standing.provider_subscription)
  if (!reasons.some((invoice) => periodOf(invoice).end > until)) yield 'access without a charge'
}

/** Finds subscriptions that may still collect money, but are neither the account's own plan nor wait for its buyer. */
function* collected({ standing, subscriptions, attempts }: Sides): Iterable<string> {
  const waiting = attempts.filter(({ ended_at }) => ended_at === null).map(({ key }) => key)
  for (const { id, status, metadata, pending_setup_intent: setUpIntent } of subscriptions) {
    if (['canceled', 'incomplete_expired'].includes(status)) continue
    const isWaiting = (status === 'incomplete' || setUpIntent !== null) && waiting.includes(metadata.attempt ?? '')
    if (id !== standing?.provider_subscription && !isWaiting) yield `${id} is ${status} and nobody's plan`
  }
}

function* open({ attempts }: Sides, mayWait: boolean): Iterable<string> {
  for (const { id, kind, state, ended_at } of attempts) {
    const waits = state === 'needs_buyer' && (mayWait || kind === 'card')
    if (ended_at === null && !waits) yield `attempt ${id} (${kind}) is left ${state}`
  }
}

function* records(sides: Sides): Iterable<string> {
  const { payments, invoices } = sides
  const paid = invoices.filter(({ status }) => status === 'paid')
  for (const invoice of paid) {
    const row = payments.find(({ provider_invoice }) => provider_invoice === invoice.id)
    if (!row && isNothing(sides, invoice)) continue
    if (!row) yield `${invoice.id} was paid and is not on record`
    else if (row.amount !== invoice.amount_paid)
      yield `${invoice.id}: ${row.amount} on record, ${invoice.amount_paid} paid`
    else if (row.refunded !== (chargeOf(sides, invoice)?.amount_refunded ?? 0))
      yield `${invoice.id}: ${row.refunded} given back on record`
  }
  for (const { provider_invoice: id } of payments)
    if (!paid.some((invoice) => invoice.id === id)) yield `${id} is on record and was not paid`
}

/** Finds refunds that are left open, made twice or of another amount, also if two admins order them at once. */
function* checkRefunds({ refunds, stripeRefunds }: Sides): Iterable<string> {
  const settled = refunds.filter(({ state }) => state === 'settled')
  for (const { id, payment_id, key, note, ended_at, amount } of refunds) {
    if (ended_at === null) yield `refund ${id} is left open`
    if (key === null) continue
    const ownRefunds = stripeRefunds.filter(({ metadata }) => metadata?.refund === key)
    const expected = settled.some((row) => row.id === id) ? 1 : 0
    if (ownRefunds.length !== expected)
      yield `refund ${id} was given back ${ownRefunds.length} times in place of ${expected}`
    if (ownRefunds.some((refund) => refund.amount !== amount)) yield `refund ${id} gave back another amount`
    const sameRefunds = settled.filter((row) => row.payment_id === payment_id && row.note === note && row.key !== null)
    if (sameRefunds.length > 1 && sameRefunds[0]?.id === id)
      yield `payment ${payment_id} was given back twice (${note})`
  }
}

/** Violations after all events and repairs; `mayWait`: the bank may still wait for its buyer. */
export const brokenIn = (sides: Sides, now: Date, mayWait: boolean): string[] => [
  ...paidTwice(sides),
  ...access(sides, now),
  ...collected(sides),
  ...open(sides, mayWait),
  ...records(sides),
  ...checkRefunds(sides),
]

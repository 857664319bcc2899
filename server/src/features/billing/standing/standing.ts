import { graceDays, plans } from '@kasama/contract/billing.rules'
import type { PaymentState } from '@kasama/contract/payment.api'
import { type InvoiceFacts, isFree, type SubscriptionFacts } from '../../../ports/payments/payments'
import { longDate } from '../receipts/money-words'

const dayMs = 86_400_000

export type Standing = {
  planId: number
  status: 'active' | 'canceled' | 'expired'
  start: Date
  end: Date
  /** Null where access ends with the period. */
  accessEndsAt: Date | null
  problem: 'past_due' | 'disputed' | null
}

type PaidInvoice = InvoiceFacts & { plan: NonNullable<InvoiceFacts['plan']>; paidAt: Date }

/** An invoice that was paid for a plan, whatever became of the money since. */
export const isPaid = (invoice: InvoiceFacts): invoice is PaidInvoice =>
  invoice.state === 'paid' && invoice.plan !== null && invoice.paidAt !== null

/** What became of the money of an invoice that was paid. */
export function moneyOf({ charge }: InvoiceFacts): PaymentState {
  if (charge?.dispute) return charge.dispute === 'lost' ? 'lost' : 'disputed'
  if (charge?.isRefunded) return 'refunded'
  return charge && charge.refundedCents > 0 ? 'partly_refunded' : 'paid'
}

const inOrder = (a: PaidInvoice, b: PaidInvoice) =>
  a.paidAt.getTime() - b.paidAt.getTime() || a.plan.end.getTime() - b.plan.end.getTime()

/**
 * Where an account stands by what the provider says: paid until the end of the last invoice that was paid and not given
 * back. Null where nothing was paid yet, or the bank has not agreed to the card. What a voucher paid ends with its
 * subscription.
 */
export function standingOf(facts: SubscriptionFacts): Standing | null {
  const paid = facts.invoices.filter(isPaid).sort(inOrder)
  const last = paid.at(-1)
  if (!last || facts.status === 'incomplete') return null
  const { id: planId, start, end } = last.plan
  const found = { planId, start, end, accessEndsAt: null, problem: null }
  const isGone = facts.status === 'ended' && isFree(last)
  if (isGone || ['refunded', 'lost'].includes(moneyOf(last))) return { ...found, status: 'expired' }
  if (paid.some((invoice) => moneyOf(invoice) === 'disputed'))
    return { ...found, status: 'expired', problem: 'disputed' }
  if (facts.status === 'ended' || facts.cancelsAtPeriodEnd) return { ...found, status: 'canceled' }
  const accessEndsAt = new Date(end.getTime() + graceDays * dayMs)
  return { ...found, status: 'active', accessEndsAt, problem: facts.status === 'past_due' ? 'past_due' : null }
}

type Stands = { status: string; problem: string | null; subscription_plan_id: number; current_period_end: Date }

/** Where an account stands, short enough for a line: Annual, active until 3 June 2026. */
export function standingWords({ status, problem, subscription_plan_id: planId, current_period_end }: Stands): string {
  const state = problem === 'past_due' ? 'payment late' : (problem ?? status)
  return `${plans[planId]?.name ?? planId}, ${state} until ${longDate(current_period_end)}`
}

import { dayMs } from '@kasama/contract/durations.rules'
import { graceDays, plans } from '@kasama/contract/money/billing.rules'
import type { PaymentState } from '@kasama/contract/money/payment.api'
import { type InvoiceFacts, isFree, type SubscriptionFacts } from '#platform/ports/payments/payments'
import { longDate } from '../../receipts/money-words'

export type PlanStatus = {
  planId: number
  status: 'active' | 'canceled' | 'expired'
  start: Date
  end: Date
  /** Null if access ends with the paid period. */
  accessEndsAt: Date | null
  problem: 'past_due' | 'disputed' | null
}

type PaidInvoice = InvoiceFacts & { plan: NonNullable<InvoiceFacts['plan']>; paidAt: Date }

/** An invoice that was paid for a plan, even if it was refunded or disputed since. */
export const isPaid = (invoice: InvoiceFacts): invoice is PaidInvoice =>
  invoice.state === 'paid' && invoice.plan !== null && invoice.paidAt !== null

/** The present state of a paid invoice's money. */
export function moneyOf({ charge }: InvoiceFacts): PaymentState {
  if (charge?.dispute) return charge.dispute === 'lost' ? 'lost' : 'disputed'
  if (charge?.isRefunded) return 'refunded'
  return charge && charge.refundedCents > 0 ? 'partly_refunded' : 'paid'
}

/** A month may be paid after the year that has replaced it, so the end of the period comes first. */
const inOrder = (a: PaidInvoice, b: PaidInvoice) =>
  a.plan.end.getTime() - b.plan.end.getTime() || a.paidAt.getTime() - b.paidAt.getTime()

/**
 * Returns an account's standing by the provider's state: paid until the end of the latest period that was paid and not
 * refunded. An open dispute suspends the period that its payment was for, and `accessEndsAt` is the end of access after
 * a won dispute; a period that was paid since is valid. Null if nothing was paid yet, or the bank has not approved the
 * card. A period paid by a voucher ends with its subscription, if that
 * ended earlier.
 */
export function standingOf(facts: SubscriptionFacts): PlanStatus | null {
  const paid = facts.invoices.filter(isPaid).sort(inOrder)
  const last = paid.at(-1)
  if (!last || facts.status === 'incomplete') return null
  const { id: planId, start, end } = last.plan
  const found = { planId, start, end, accessEndsAt: null, problem: null }
  const isGone = facts.endedAt !== null && facts.endedAt < end && isFree(last)
  if (isGone || ['refunded', 'lost'].includes(moneyOf(last))) return { ...found, status: 'expired' }
  const isEnding = facts.status === 'ended' || facts.cancelsAtPeriodEnd
  const accessEndsAt = isEnding ? null : new Date(end.getTime() + graceDays * dayMs)
  if (moneyOf(last) === 'disputed') return { ...found, status: 'expired', accessEndsAt, problem: 'disputed' }
  if (isEnding) return { ...found, status: 'canceled' }
  return { ...found, status: 'active', accessEndsAt, problem: facts.status === 'past_due' ? 'past_due' : null }
}

type Stands = { status: string; problem: string | null; subscription_plan_id: number; current_period_end: Date }

/** An account's standing in one line: Annual, active until 3 June 2026. */
export function standingWords({ status, problem, subscription_plan_id: planId, current_period_end }: Stands): string {
  const state = problem === 'past_due' ? 'payment late' : (problem ?? status)
  return `${plans[planId]?.name ?? planId}, ${state} until ${longDate(current_period_end)}`
}

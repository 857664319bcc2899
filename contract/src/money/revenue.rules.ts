import { plans } from './billing.rules.ts'

/** Paying households of one plan; `lasting` is the cents that vouchers without an end take off all their payments. */
export type PlanHouseholds = { planId: number; count: number; lasting?: number }

/**
 * Monthly recurring revenue: what the running plans earn in a month if no household joins or leaves. A monthly plan
 * counts with its price, a yearly one with a twelfth of it; the sum is rounded once, half a cent up. Vouchers for the
 * first payments change nothing, since renewals cost the full price; one without an end is subtracted. The payment
 * provider's own desk counts the same way (support.stripe.com/questions/billing-analytics, "How do you calculate
 * MRR?").
 */
export function recurringCents(households: Iterable<PlanHouseholds>): number {
  let twelfths = 0
  for (const { planId, count, lasting = 0 } of households) {
    const { kind, cents } = plans[planId] ?? { kind: 'free', cents: 0 }
    const paid = cents * count - lasting
    twelfths += kind === 'yearly' ? paid : kind === 'monthly' ? paid * 12 : 0
  }
  return Math.floor((twelfths + 6) / 12)
}

/**
 * A household is paying at a moment if one of its payments, above zero and neither fully refunded nor lost, is for a
 * period around it. It is new in a month if it pays at the end and did not at the start, and gone in the reverse case:
 * start + new - gone = end.
 */
export const countedPayments = ['paid', 'partly_refunded', 'disputed'] as const

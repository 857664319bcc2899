import { plans } from './billing.rules.ts'

/** Of one plan: how many households pay for it, and what vouchers without an end take off all of their payments, in cents. */
export type PlanHouseholds = { planId: number; count: number; lasting?: number }

/**
 * Monthly recurring revenue: what the plans that run bring in a month if nobody comes or goes. A monthly plan counts with
 * its price, a yearly one with a twelfth of it; the sum is rounded once, half a cent up. Vouchers for the first payments
 * change nothing, since renewals cost the full price; one without an end is taken off. So counts the provider's own desk
 * (support.stripe.com/questions/billing-analytics, "How do you calculate MRR?").
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
 * A household pays at a moment when a payment of hers, of more than nothing and neither given back nor lost, is for a period
 * around it. New in a month is who pays at its end and did not at its start; gone, the reverse: start + new - gone = end.
 */
export const countedPayments = ['paid', 'partly_refunded', 'disputed'] as const

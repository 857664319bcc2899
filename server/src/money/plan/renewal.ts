import type { Rows } from '#platform/database/db'

type Plan = Pick<
  Rows['subscriptions'],
  'provider_subscription' | 'is_collected' | 'seen_cancels' | 'status' | 'problem'
>

/** Whether the provider charges a plan again: also one that a dispute suspends, but no refunded one. */
export const renews = ({ provider_subscription, is_collected, seen_cancels, status, problem }: Plan): boolean =>
  provider_subscription !== null &&
  is_collected &&
  seen_cancels !== true &&
  (status === 'active' || problem === 'disputed')

type RenewablePlan = Plan & Pick<Rows['subscriptions'], 'next_amount' | 'next_at' | 'seen_status'>

/** The next renewal as the provider computed it; for a canceled plan the one it would have without the cancellation. */
export function renewalOf({ is_collected, next_amount, next_at }: RenewablePlan) {
  return is_collected && next_amount !== null && next_at ? { amount: next_amount, at: next_at.toISOString() } : null
}

/** The next charge; null also while a renewal is unpaid, since that one is retried first. */
export const nextChargeOf = (plan: RenewablePlan) =>
  renews(plan) && plan.seen_status === 'active' ? renewalOf(plan) : null

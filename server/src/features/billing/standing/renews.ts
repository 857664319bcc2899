import type { Rows } from '../../../platform/database/db'

type Plan = Pick<
  Rows['subscriptions'],
  'provider_subscription' | 'is_collected' | 'seen_cancels' | 'status' | 'problem'
>

/** Whether the provider charges a plan again: also one that a dispute suspends, but none whose money went back. */
export const renews = ({ provider_subscription, is_collected, seen_cancels, status, problem }: Plan): boolean =>
  provider_subscription !== null &&
  is_collected &&
  seen_cancels !== true &&
  (status === 'active' || problem === 'disputed')

type Renewing = Plan & Pick<Rows['subscriptions'], 'next_amount' | 'next_at' | 'seen_status'>

/** The next renewal as the provider computed it; of a canceled plan the one that there would be if it were kept. */
export function renewalOf({ is_collected, next_amount, next_at }: Renewing) {
  return is_collected && next_amount !== null && next_at ? { amount: next_amount, at: next_at.toISOString() } : null
}

/** What will be charged next; null also while a renewal is unpaid, which is tried again before. */
export const nextChargeOf = (plan: Renewing) => (renews(plan) && plan.seen_status === 'active' ? renewalOf(plan) : null)

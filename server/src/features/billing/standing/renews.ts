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

import type { PlanPeriod, Subscription } from '@kasama/contract/billing.api'
import { isCurrent, plans } from '@kasama/contract/billing.rules'
import { utcDate } from '../../../shared/format/date'

export type PlanState = {
  kind: 'free' | 'active' | 'pastDue' | 'canceled' | 'ended'
  planId: number
  name: string
  cents: number
  isYearly: boolean
  /** When it renews or ends, long and in UTC; '' where there is no date. */
  date: string
  /** When access ends if it is canceled, or nothing more is paid. */
  access: string
}

type Period = PlanPeriod & Partial<Pick<Subscription, 'problem'>>

/** The plan as its owner thinks of it. */
export function planState(
  { subscription_plan_id, status, current_period_end, access_ends_at, problem }: Period,
  now: Date,
): PlanState {
  const end = current_period_end === null ? null : new Date(current_period_end)
  const access = access_ends_at ? new Date(access_ends_at) : null
  const plan = plans[subscription_plan_id]
  const isPaid = plan !== undefined && plan.kind !== 'free' && ['active', 'canceled', 'expired'].includes(status)
  const current = isCurrent({ status, current_period_end: end, access_ends_at: access }, now)
  const active = problem === 'past_due' ? 'pastDue' : 'active'
  const running = status === 'canceled' ? 'canceled' : active
  return {
    kind: isPaid ? (current ? running : 'ended') : 'free',
    planId: subscription_plan_id,
    name: plan?.name ?? '',
    cents: plan?.cents ?? 0,
    isYearly: plan?.kind === 'yearly',
    date: current_period_end === null ? '' : utcDate(current_period_end),
    access: utcDate((problem === 'past_due' && access_ends_at) || (current_period_end ?? '')),
  }
}

/** Whether there is nothing that runs: a plan can be bought. */
export const isOver = ({ kind }: PlanState) => kind === 'free' || kind === 'ended'

/** The presentation of prices that an old plan was bought from. */
export function oldPresentation(planId: number): 'v2' | 'v3' | null {
  if (planId === 3 || planId === 4) return 'v2'
  return planId === 5 || planId === 6 ? 'v3' : null
}

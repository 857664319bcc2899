import { dayMs } from '@kasama/contract/durations.rules'
import type { PlanPeriod } from '@kasama/contract/money/billing.api'
import { isCurrent, plans } from '@kasama/contract/money/billing.rules'

/** The running plan and its remaining paid days, rounded up; null without one. */
export function runningPlan({ subscription_plan_id, status, current_period_end }: PlanPeriod, now: Date) {
  const end = current_period_end === null ? null : new Date(current_period_end)
  if (!end || !isCurrent({ status, current_period_end: end }, now)) return null
  const name = plans[subscription_plan_id]?.name ?? ''
  return { name: name.toLowerCase(), days: Math.ceil((end.getTime() - now.getTime()) / dayMs) }
}

import type { PlanPeriod, Subscription } from '@kasama/contract/money/billing.api'
import { isCurrent, periodEnd, plans } from '@kasama/contract/money/billing.rules'
import { utcDate } from '#shared/format/date.ts'

export type PlanState = {
  /** `disputed`: a bank's decision suspends access. */
  kind: 'free' | 'active' | 'pastDue' | 'canceled' | 'disputed' | 'ended'
  /** Whether the provider charges it again, unless she cancels. */
  renews: boolean
  planId: number
  name: string
  cents: number
  isYearly: boolean
  /**
   * Date of renewal or end, long and in UTC; '' without a date, as for a plan that ended early, or a disputed one whose
   * renewal was not paid.
   */
  date: string
  /** End of access if the plan is canceled, or nothing more is paid. */
  access: string
}

type Period = PlanPeriod & Partial<Pick<Subscription, 'problem' | 'renews'>>

/** State of the plan as its owner sees it. */
export function planState(period: Period, now: Date): PlanState {
  const { subscription_plan_id, current_period_end, access_ends_at, problem, renews = false } = period
  const plan = plans[subscription_plan_id]
  const kind = kindOf(period, now)
  const end = current_period_end ?? ''
  const isEndInFuture = Date.parse(end) > now.getTime()
  const hasNoDate = kind === 'ended' ? isEndInFuture : kind === 'disputed' && !isEndInFuture
  return {
    kind,
    renews,
    planId: subscription_plan_id,
    name: plan?.name ?? '',
    cents: plan?.cents ?? 0,
    isYearly: plan?.kind === 'yearly',
    date: hasNoDate ? '' : utcDate(end),
    access: utcDate((problem === 'past_due' && access_ends_at) || end),
  }
}

function kindOf(period: Period, now: Date): PlanState['kind'] {
  const { subscription_plan_id, status, current_period_end, access_ends_at, problem } = period
  const plan = plans[subscription_plan_id]
  if (!plan || plan.kind === 'free' || !['active', 'canceled', 'expired'].includes(status)) return 'free'
  const end = current_period_end === null ? null : new Date(current_period_end)
  const access = access_ends_at ? new Date(access_ends_at) : null
  if (problem === 'disputed') return 'disputed'
  if (!isCurrent({ status, current_period_end: end, access_ends_at: access }, now)) return 'ended'
  if (status === 'canceled') return 'canceled'
  return problem === 'past_due' ? 'pastDue' : 'active'
}

/** Whether no plan runs, so that one can be bought; beside a disputed one it would be paid twice. */
export const isOver = ({ kind }: PlanState) => kind === 'free' || kind === 'ended'

/** Former price lists: their plans, and the saving promised for the yearly one. */
export const legacyPriceLists = {
  v2: { monthly: 3, yearly: 4, saved: 'saveMore20' },
  v3: { monthly: 5, yearly: 6, saved: 'saveMore15' },
} as const
export type LegacyPriceList = keyof typeof legacyPriceLists

/** The price list from which an old plan was sold; undefined for other plans. */
export const legacyPriceListOf = (planId: number): LegacyPriceList | undefined =>
  (['v2', 'v3'] as const).find((name) => {
    const { monthly, yearly } = legacyPriceLists[name]
    return planId === monthly || planId === yearly
  })

/** The next payment, by the provider or else by the plan's price; null if the plan does not renew. */
export function nextPayment(subscription: Subscription): { amount: number; at: string } | null {
  const { subscription_plan_id, renews, renewal, problem, current_period_end: end } = subscription
  const plan = plans[subscription_plan_id]
  if (!renews || end === null || !plan) return null
  if (renewal) return renewal
  // A failed renewal is for the period that has begun: the next payment comes at the end of that period.
  if (problem === 'past_due') return { amount: plan.cents, at: periodEnd(new Date(end), plan.kind).toISOString() }
  return { amount: plan.cents, at: end }
}

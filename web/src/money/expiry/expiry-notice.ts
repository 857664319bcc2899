import { dayMs } from '@kasama/contract/durations.rules'
import type { PlanPeriod } from '@kasama/contract/money/billing.api'
import { isManagedByAgency } from '@kasama/contract/money/billing.rules'

/** A reminder is shown within this many days of the period's end (specification, section 9). */
const reminderDays = 7

type ExpiryNotice = { kind: 'agency' } | { kind: 'reminder'; days: number }

/**
 * Returns the notice about a plan's end. An agency's account is closed once its period has ended; other plans get a
 * reminder before. A plan that was canceled, or has expired, gets none.
 */
export function expiryNotice(period: PlanPeriod, now: Date): ExpiryNotice | null {
  const { status, current_period_end } = period
  if (current_period_end === null) return null
  const leftMs = Date.parse(current_period_end) - now.getTime()
  if (isManagedByAgency(period)) return leftMs <= 0 ? { kind: 'agency' } : null
  const isNear = leftMs > 0 && leftMs <= reminderDays * dayMs
  return status === 'active' && isNear ? { kind: 'reminder', days: Math.ceil(leftMs / dayMs) } : null
}

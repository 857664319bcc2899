import { isRunning, parsePlanId, plans } from '@kasama/contract/money/billing.rules'
import type { Rows } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { findSubscription } from '../../plan/plan.queries'
import { requirePayer } from '../order'

/** Returns the running plan of an employer who pays for it, also while a dispute suspends it. */
export async function findPayerPlan({ db, now }: Deps, user: User): Promise<Rows['subscriptions']> {
  requirePayer(user.orgId)
  const row = await findSubscription(db, user.id)
  return row && isRunning(row, now()) ? row : fail('subscription_needed')
}

/** Whether a plan ends with its period; for a suspended one the provider's state decides. */
export const isCanceled = ({ status, problem, is_collected, seen_cancels }: Rows['subscriptions']) =>
  problem === 'disputed' ? !is_collected || seen_cancels === true : status === 'canceled'

/**
 * Returns the plan to which a running one may be switched at once: from a paid monthly plan to the annual one. A
 * canceled one stays canceled: the year ends by itself. A plan that the provider has ended can't be switched, nor one
 * whose renewal is on its way, which would be paid beside the year.
 */
export function planToSwitchTo(row: Rows['subscriptions'], planId: string | number, at: Date): number {
  const parsedId = parsePlanId(planId)
  if (parsedId !== 10 && parsedId !== 11) return fail('plan_invalid')
  const isMonthly = plans[row.subscription_plan_id]?.kind === 'monthly'
  const runs = row.status === 'active' || (row.status === 'canceled' && row.is_collected)
  if (!isMonthly || parsedId === 10 || !runs || row.problem) return fail('plan_running')
  if (row.current_period_end <= at) return fail('payment_open')
  return parsedId
}

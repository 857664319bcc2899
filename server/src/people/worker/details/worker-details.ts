import { minuteMs } from '@kasama/contract/durations.rules'
import { mayReplaceWorker } from '@kasama/contract/money/billing.rules'
import { workerSessionLiveMinutes } from '@kasama/contract/people/auth/auth.rules'
import type { WorkerDetails } from '@kasama/contract/people/worker.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { findDetails, findLastReplacement } from './details.queries'

/** The employer's linked worker; not_found for anybody else's. */
export async function workerDetails(deps: Deps, employerId: number, workerId: number): Promise<WorkerDetails> {
  const row = (await findDetails(deps.db, employerId, workerId)) ?? fail('not_found')
  const at = deps.now()
  const {
    subscription_plan_id,
    status,
    current_period_start,
    current_period_end,
    access_ends_at,
    last_seen_at,
    password_changed_at,
    username,
    ...fields
  } = row
  const subscription = {
    planId: subscription_plan_id ?? 0,
    status: status ?? '',
    current_period_start,
    current_period_end,
    access_ends_at,
  }
  const lastReplacement = await findLastReplacement(deps.db, employerId)
  return {
    ...fields,
    username: username ?? '',
    password_changed_at: password_changed_at.toISOString(),
    last_seen_at: last_seen_at?.toISOString() ?? null,
    is_live: last_seen_at !== null && at.getTime() - last_seen_at.getTime() <= workerSessionLiveMinutes * minuteMs,
    may_replace: mayReplaceWorker(subscription, lastReplacement, at),
  }
}

import { audit } from '#platform/audit/audit'
import type { Db, Rows } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { SubscriptionFacts } from '#platform/ports/payments/payments'
import type { Attempt } from '../attempts/attempt.queries'
import { type ReleaseWork, releaseJob } from './job-names'
import type { PlanStatus } from './standing'

type Reading = { deps: Deps; tx: Db; facts: SubscriptionFacts; at: Date; isReleased: boolean }

/** Ends a refunded plan at the provider: its renewal may be due within the hour. */
export async function endRefunded({ deps, tx, facts }: Reading, userId: number, { status, problem }: PlanStatus) {
  if (status === 'expired' && problem === null && facts.status !== 'ended')
    await deps.jobs.enqueue<ReleaseWork>(tx, releaseJob, { planOf: userId })
}

/** Releases the plan that another one has replaced, if the provider may still charge it. */
export async function releaseFormer(
  { deps, tx }: Reading,
  { provider_subscription: subscriptionId, is_collected }: Rows['subscriptions'],
) {
  if (subscriptionId && is_collected)
    await deps.jobs.enqueue<ReleaseWork>(tx, releaseJob, { subscriptionId, why: 'over' })
}

type Stray = { userId: number; purchase: Attempt | undefined; givesAccess: boolean }

/** Ends a second subscription of one account and refunds its money, unless it was the account's plan before. */
export async function releaseStray(
  { deps, tx, facts, at, isReleased }: Reading,
  { userId, purchase, givesAccess }: Stray,
) {
  const why = purchase?.state === 'settled' ? 'over' : 'stray'
  const isDone = facts.status === 'ended' && !(givesAccess && why === 'stray')
  if (isDone || isReleased) return
  await deps.jobs.enqueue<ReleaseWork>(tx, releaseJob, { subscriptionId: facts.id, why })
  if (why === 'stray') await audit(tx, { at, userId, action: 'payment_returned', detail: { why } })
}

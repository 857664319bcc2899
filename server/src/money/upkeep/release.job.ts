import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { endWithoutAccess } from '../payment/settle/end-without-access'
import { type ReleaseWork, releaseJob } from '../payment/settle/job-names'
import { settle } from '../payment/settle/settle'
import { findSubscription } from '../plan/plan.queries'

/**
 * Ends an unneeded subscription or invoice at the provider. An unpaid one is read first: it may have been paid
 * meanwhile and be somebody's plan.
 */
export async function release(deps: Deps, work: ReleaseWork): Promise<void> {
  const { payments } = deps
  if ('invoiceId' in work) return payments.voidInvoice(work.invoiceId)
  if ('planOf' in work) {
    const row = await findSubscription(deps.db, work.planOf)
    if (row) await endWithoutAccess(deps, row)
    return
  }
  const { subscriptionId, why } = work
  if (why === 'unpaid' && (await settle(deps, subscriptionId)).facts.status !== 'incomplete') return
  // A subscription that the provider no longer has is ended.
  if (why === 'over' && !(await payments.knowsPlan(subscriptionId))) return
  await payments.end(subscriptionId)
  if (why === 'stray') await payments.refund(subscriptionId)
  await settle(deps, subscriptionId, { isReleased: true })
}

export const releaseJobOf = (deps: Deps): Job<ReleaseWork> => ({
  name: releaseJob,
  run: (work) => release(deps, work),
})

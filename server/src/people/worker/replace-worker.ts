import { isCurrent } from '@kasama/contract/money/billing.rules'
import { endAccess } from '#people/auth/session/end-access'
import { isPairUnlinked, unlinkWorker } from '#people/household/links'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { confirmWorkerChange } from './confirm-worker-change'
import { workerDetails } from './details/worker-details'
import { findSubscription } from './worker.queries'

/**
 * Unlinks the worker and ends her access at once; her records stay, and the employer may create another login. A
 * repeated request, as after a lost response, succeeds without a change.
 */
export async function replaceWorker(deps: Deps, employer: User, workerId: number): Promise<void> {
  try {
    await replaceLinked(deps, employer, workerId)
  } catch (error) {
    if (!(await isPairUnlinked(deps.db, { employerId: employer.id, workerId }))) throw error
  }
}

async function replaceLinked(deps: Deps, employer: User, workerId: number): Promise<void> {
  const { db, now, jobs } = deps
  const at = now()
  const worker = await workerDetails(deps, employer.id, workerId)
  if (!isCurrent(await findSubscription(db, employer.id), at)) fail('subscription_needed')
  if (!worker.may_replace) fail('replaced_this_month')
  await db.transaction().execute(async (tx) => {
    // Locks the account first, as the desk does.
    await endAccess(tx, workerId, at)
    await unlinkWorker(tx, { employerId: employer.id, workerId, at })
    await audit(tx, { at, userId: employer.id, action: 'worker_replaced', detail: { worker_id: workerId } })
    await confirmWorkerChange(tx, jobs, 'replaced', { employerId: employer.id, worker, at })
  })
}

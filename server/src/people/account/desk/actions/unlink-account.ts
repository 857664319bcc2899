import { endAccess } from '#people/auth/session/end-access'
import { unlinkWorker } from '#people/household/links'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { findLink, lockAccounts } from './actions.queries'
import { confirmAccess } from './confirm-access'
import { aboutAccount } from './lock-account'

/**
 * Unlinks the worker and the employer of a household, given either of them: the worker's access ends at once, her
 * records stay.
 */
export async function unlinkAccount({ db, now, jobs }: Deps, admin: User, id: number, reason: string): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const { employer_id: employerId, worker_id: workerId } = (await findLink(tx, id)) ?? fail('not_found')
    // Both are locked in the same order whichever of them was given: two unlinks of one household can't deadlock.
    const locked = await lockAccounts(tx, [employerId, workerId], null)
    const account = locked.find((row) => row.id === id && (admin.orgId === null || row.org_id === admin.orgId))
    if (!account) return fail('not_found')
    await unlinkWorker(tx, { employerId, workerId, at })
    await endAccess(tx, workerId, at)
    await audit(tx, {
      at,
      userId: admin.id,
      action: 'account_unlinked',
      about: aboutAccount(account),
      before: { employer_id: employerId, worker_id: workerId },
      after: { employer_id: null, worker_id: null },
      reason,
    })
    const worker = locked.find((row) => row.id === workerId)?.username ?? ''
    await confirmAccess(tx, jobs, { employerId, at, kind: 'unlinked', worker })
  })
}

import { endAccess } from '#people/auth/session/end-access'
import { employerOf } from '#people/household/links'
import { confirmWorkerChange } from '#people/worker/confirm-worker-change'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Jobs } from '#platform/jobs/jobs'
import { type LockedAccount, lockAccounts, setBlocked } from './actions.queries'
import { confirmAccess } from './confirm-access'
import { aboutAccount } from './lock-account'

/**
 * Blocks or unblocks accounts; returns those whose state changed, so that an undo touches no others. If one of the
 * accounts is out of the admin's scope, nothing happens. A blocked employer's worker goes on learning: nothing else of
 * the household changes.
 */
export async function blockAccounts(
  { db, now, jobs }: Deps,
  admin: User,
  ids: number[],
  isBlocking: boolean,
): Promise<number[]> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const accounts = await lockAccounts(tx, ids, admin.orgId)
    if (accounts.length < ids.length) fail('not_found')
    const changing = accounts.filter(({ blocked_at }) => (blocked_at === null) === isBlocking)
    await setBlocked(
      tx,
      changing.map(({ id }) => id),
      isBlocking ? at : null,
    )
    for (const account of changing) {
      if (isBlocking) await endAccess(tx, account.id, at)
      await audit(tx, {
        at,
        userId: admin.id,
        action: isBlocking ? 'account_blocked' : 'account_unblocked',
        about: aboutAccount(account),
        before: { blocked: !isBlocking },
        after: { blocked: isBlocking },
      })
      await confirmBlock(tx, jobs, { account, at, kind: isBlocking ? 'blocked' : 'unblocked' })
    }
    return changing.map(({ id }) => id)
  })
}

type Block = { account: LockedAccount; at: Date; kind: 'blocked' | 'unblocked' }

/** Mails the employer that her account, or her worker's, was blocked or unblocked. */
async function confirmBlock(tx: Db, jobs: Jobs, { account, at, kind }: Block): Promise<void> {
  const employer = await employerOf(tx, account.id)
  if (employer) return confirmWorkerChange(tx, jobs, kind, { employerId: employer.id, worker: account, at })
  await confirmAccess(tx, jobs, { employerId: account.id, at, kind })
}

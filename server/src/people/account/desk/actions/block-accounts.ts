import { endAccess } from '#people/auth/session/end-access'
import { employerOf } from '#people/household/links'
import { confirmWorkerChange } from '#people/worker/confirm-worker-change'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Jobs } from '#platform/jobs/jobs'
import { type LockedAccount, lockAccounts, setBlocked, takeBlocksOver } from './actions.queries'
import { confirmAccess } from './confirm-access'
import { aboutAccount } from './lock-account'

/**
 * Blocks or unblocks accounts; returns those whose state changed, so that an undo touches no others. If one of the
 * accounts is out of the admin's scope, nothing happens. A blocked employer's worker goes on learning: nothing else of
 * the household changes. The provider's block wins over an organisation's: it stays until the provider unblocks.
 */
export async function blockAccounts(
  { db, now, jobs }: Deps,
  admin: User,
  ids: number[],
  isBlocking: boolean,
): Promise<number[]> {
  const at = now()
  const isProvider = admin.orgId === null
  const kind = isBlocking ? 'blocked' : 'unblocked'
  const block = { blocked_at: isBlocking ? at : null, blocked_by_provider: isBlocking && isProvider }
  return db.transaction().execute(async (tx) => {
    const accounts = await lockAccounts(tx, ids, admin.orgId)
    if (accounts.length < ids.length) fail('not_found')
    const changing = accounts.filter(isBlocking ? isOpen : openable(isProvider))
    await setBlocked(
      tx,
      changing.map(({ id }) => id),
      block,
    )
    if (block.blocked_by_provider) await takeOver(tx, accounts, { at, userId: admin.id })
    for (const account of changing) {
      if (isBlocking) await endAccess(tx, account.id, at)
      await auditBlock(tx, { account, at, userId: admin.id, kind })
      await confirmBlock(tx, jobs, { account, at, kind })
    }
    return changing.map(({ id }) => id)
  })
}

const isOpen = ({ blocked_at }: LockedAccount) => blocked_at === null
const openable = (isProvider: boolean) => (account: LockedAccount) =>
  !isOpen(account) && (isProvider || !account.blocked_by_provider)

/** Makes blocks of organisations the provider's. Nobody is told: the accounts were blocked already. */
async function takeOver(tx: Db, accounts: LockedAccount[], { at, userId }: { at: Date; userId: number }) {
  const taken = accounts.filter((account) => !isOpen(account) && !account.blocked_by_provider)
  await takeBlocksOver(
    tx,
    taken.map(({ id }) => id),
  )
  for (const account of taken)
    await audit(tx, {
      at,
      userId,
      action: 'account_blocked',
      about: aboutAccount(account),
      before: { blocked: true, by_provider: false },
      after: { blocked: true, by_provider: true },
    })
}

const auditBlock = (tx: Db, { account, at, kind, userId }: Block & { userId: number }) =>
  audit(tx, {
    at,
    userId,
    action: `account_${kind}`,
    about: aboutAccount(account),
    before: { blocked: kind === 'unblocked' },
    after: { blocked: kind === 'blocked' },
  })

type Block = { account: LockedAccount; at: Date; kind: 'blocked' | 'unblocked' }

/** Mails the employer that her account, or her worker's, was blocked or unblocked. */
async function confirmBlock(tx: Db, jobs: Jobs, { account, at, kind }: Block): Promise<void> {
  const employer = await employerOf(tx, account.id)
  if (employer) return confirmWorkerChange(tx, jobs, kind, { employerId: employer.id, worker: account, at })
  await confirmAccess(tx, jobs, { employerId: account.id, at, kind })
}

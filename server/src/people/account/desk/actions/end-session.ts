import { endAccess } from '#people/auth/session/end-access'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { aboutAccount, lockAccount } from './lock-account'

/** Signs an account out everywhere; it may log in again. */
export async function endAccountSession({ db, now }: Deps, admin: User, id: number): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id, admin.orgId)
    await endAccess(tx, id, at)
    await audit(tx, { at, userId: admin.id, action: 'session_ended', about: aboutAccount(account) })
  })
}

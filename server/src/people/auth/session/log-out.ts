import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { hashToken } from '#platform/passwords/secrets'
import { endThisSession, removeToken } from '../auth.queries'

/** Ends a token and its session: both, or neither. */
export async function logOut({ db, now }: Deps, user: User, token: string): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    if (user.sessionId) await endThisSession(tx, user.sessionId, at)
    await removeToken(tx, hashToken(token))
    await audit(tx, { at, userId: user.id, action: 'logout' })
  })
}

import { minuteMs } from '@kasama/contract/durations.rules'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { hashToken } from '#platform/passwords/secrets'
import { endThisSession, hasLaterToken, lockAccount, removeToken } from '../auth.queries'

/** The time by which a logout may be late. */
const lateMs = 10 * minuteMs

/**
 * Ends a token and its session: both, or neither. A logout that arrives late, after the same browser has logged in
 * again and continues the session, ends the token alone: it is minutes late. Any other ends all that the session opened.
 */
export async function logOut({ db, now }: Deps, user: User, token: string): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, user.id)
    const hash = hashToken(token)
    const { sessionId } = user
    const since = new Date(at.getTime() - lateMs)
    if (sessionId && !(await hasLaterToken(tx, { sessionId, hash, since }))) await endThisSession(tx, sessionId, at)
    await removeToken(tx, hash)
    await audit(tx, { at, userId: user.id, action: 'logout' })
  })
}

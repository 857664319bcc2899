import type { Db } from '#platform/database/db'
import { endSession, lockAccount, removeAllTokens } from '../auth.queries'
import { removeLoginPasskeys } from '../passkeys/passkeys.queries'

/**
 * Signs an account out everywhere, at once and on every server process; waits for a login in progress and ends it too.
 * Its phones log in no more by touch: the password is needed again.
 */
export async function endAccess(db: Db, userId: number, at: Date): Promise<void> {
  await lockAccount(db, userId)
  await endSession(db, userId, at)
  await removeAllTokens(db, userId)
  await removeLoginPasskeys(db, userId)
}

import type { Db } from '#platform/database/db'
import { endSession, lockAccount, removeAllTokens } from '../auth.queries'

/**
 * Signs an account out everywhere, at once and on every server process; waits for a login in progress and ends it too.
 */
export async function endAccess(db: Db, userId: number, at: Date): Promise<void> {
  await lockAccount(db, userId)
  await endSession(db, userId, at)
  await removeAllTokens(db, userId)
}

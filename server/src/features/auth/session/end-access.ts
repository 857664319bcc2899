import type { Db } from '../../../platform/database/db'
import { endSession, removeAllTokens } from '../auth.queries'

/** Signs an account out everywhere, at once and on every server process. */
export async function endAccess(db: Db, userId: number, at: Date): Promise<void> {
  await endSession(db, userId, at)
  await removeAllTokens(db, userId)
}

import type { Db } from '../../../platform/database/db'
import { removeResetTokens } from './reset.queries'

/** A link to a new password dies with the password, or the address, that it was made for. */
export async function endResetLinks(db: Db, userId: number): Promise<void> {
  await removeResetTokens(db, userId)
}

import type { Db } from '#platform/database/db'
import { removeResetTokens } from './reset.queries'

/** Ends an account's reset links: they are void once its password or address changes. */
export async function endResetLinks(db: Db, userId: number): Promise<void> {
  await removeResetTokens(db, userId)
}

import type { Db } from '#platform/database/db'
import { endResetLinks } from '../reset/end-reset-links'
import { setPassword } from '../reset/reset.queries'
import { endAccess } from '../session/end-access'

/**
 * Sets a password that somebody else chose for the account and ends its sessions. With null no password works until a
 * new one is set.
 */
export async function givePassword(
  db: Db,
  account: { id: number; passwordHash: string | null; at: Date },
): Promise<void> {
  await setPassword(db, account)
  await endResetLinks(db, account.id)
  await endAccess(db, account.id, account.at)
}

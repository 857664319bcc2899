import type { Db } from '../../platform/database/db'
import { endResetLinks } from './reset/end-reset-links'
import { setPassword } from './reset/reset.queries'
import { endAccess } from './session/end-access'

/**
 * Gives an account a password that somebody else chose for it; its sessions end. With null no password opens it until
 * it is given another one.
 */
export async function givePassword(
  db: Db,
  account: { id: number; passwordHash: string | null; at: Date },
): Promise<void> {
  await setPassword(db, account)
  await endResetLinks(db, account.id)
  await endAccess(db, account.id, account.at)
}

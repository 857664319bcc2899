import type { Db } from '../../platform/db'
import { endAccess } from './end-access'
import { endResetLinks } from './end-reset-links'
import { setPassword } from './reset.queries'

/** Gives an account a password that somebody else chose for it; its sessions end. */
export async function givePassword(db: Db, account: { id: number; passwordHash: string; at: Date }): Promise<void> {
  await setPassword(db, account.id, account.passwordHash)
  await endResetLinks(db, account.id)
  await endAccess(db, account.id, account.at)
}

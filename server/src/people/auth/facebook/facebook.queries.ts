import type { Db } from '#platform/database/db'
import type { Account } from '../auth.queries'

export function findByFacebook(db: Db, facebookId: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('facebook_id', '=', facebookId).executeTakeFirst()
}

export async function linkFacebook(db: Db, id: number, facebookId: string): Promise<void> {
  await db.updateTable('users').set({ facebook_id: facebookId }).where('id', '=', id).execute()
}

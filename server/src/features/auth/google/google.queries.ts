import type { Db } from '../../../platform/database/db'
import type { Account } from '../auth.queries'

export function findByGoogle(db: Db, subject: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('google_sub', '=', subject).executeTakeFirst()
}

export async function linkGoogle(db: Db, id: number, subject: string): Promise<void> {
  await db.updateTable('users').set({ google_sub: subject, email_verified: true }).where('id', '=', id).execute()
}

export async function dropUnverifiedPassword(db: Db, id: number): Promise<void> {
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
}

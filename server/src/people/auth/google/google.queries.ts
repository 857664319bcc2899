import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import type { Account } from '../auth.queries'

export function findByGoogle(db: Db, subject: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('google_sub', '=', subject).executeTakeFirst()
}

/** Stores a token as used; false if it was used before. */
export async function useIdentityToken(
  db: Db,
  { hash, expiresAt }: { hash: string; expiresAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('used_identity_tokens')
    .values({ hash, expires_at: expiresAt })
    .onConflict((oc) => oc.doNothing())
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Links an account, which proves its email; a password and a Facebook login from before that proof are dropped. */
export function linkGoogle(db: Db, id: number, subject: string): Promise<Account> {
  return db
    .updateTable('users')
    .set({
      google_sub: subject,
      email_verified: true,
      password_hash: sql`case when email_verified then password_hash end`,
      facebook_id: sql`case when email_verified then facebook_id end`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import type { Account } from '../auth.queries'

export type Passkey = Rows['passkeys']
export type Purpose = 'make' | 'use'

export function findPasskeys(db: Db, userId: number): Promise<Passkey[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

/** Returns a passkey of this account only; another account's is not found. */
export function findPasskey(db: Db, userId: number, credentialId: string): Promise<Passkey | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Returns a passkey that logs its account in. An admin's is a second factor and logs nobody in. */
export function findLoginPasskey(
  db: Db,
  credentialId: string,
): Promise<(Passkey & Pick<Account, 'password_changed_at'>) | undefined> {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('passkeys')
    .select('users.password_changed_at')
    .where('passkeys.credential_id', '=', credentialId)
    .where('users.role', '<>', 'A')
    .executeTakeFirst()
}

type NewPasskey = Pick<
  Passkey,
  'user_id' | 'credential_id' | 'public_key' | 'counter' | 'transports' | 'name' | 'created_at'
>

export function addPasskey(tx: Db, passkey: NewPasskey): Promise<{ id: number }> {
  return tx.insertInto('passkeys').values(passkey).returning('id').executeTakeFirstOrThrow()
}

/** Records that a passkey was used; false if it was removed meanwhile. */
export async function recordUse(db: Db, id: number, { counter, at }: { counter: string; at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the passkeys that log an account in; those of an admin are second factors, which stay. */
export async function removeLoginPasskeys(tx: Db, userId: number): Promise<void> {
  await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('user_id', 'not in', (eb) => eb.selectFrom('users').select('id').where('role', '=', sql.lit('A')))
    .execute()
}

export function removePasskey(tx: Db, userId: number, id: number): Promise<{ name: string } | undefined> {
  return tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst()
}

type Challenge = { tokenHash: string; purpose: Purpose; challenge: string; at: Date }

/** Stores a token's challenge in place of the earlier one. */
export async function storeChallenge(db: Db, { tokenHash, purpose, challenge, at }: Challenge): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ token_hash: tokenHash, purpose, challenge, created_at: at })
    .onConflict((oc) => oc.columns(['token_hash', 'purpose']).doUpdateSet({ challenge, created_at: at }))
    .execute()
}

/** Removes and returns a token's challenge: of several requests at once one gets it. */
export function takeChallenge(db: Db, tokenHash: string, purpose: Purpose) {
  return db
    .deleteFrom('passkey_challenges')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'created_at'])
    .executeTakeFirst()
}

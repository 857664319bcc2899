import type { Db, Rows } from '#platform/database/db'

export type Passkey = Rows['passkeys']
export type Purpose = 'make' | 'use'

export function findPasskeys(db: Db, userId: number): Promise<Passkey[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

/** Returns a passkey of this account only; another admin's is not found. */
export function findPasskey(db: Db, userId: number, credentialId: string): Promise<Passkey | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

type NewPasskey = Pick<
  Passkey,
  'user_id' | 'credential_id' | 'public_key' | 'counter' | 'transports' | 'name' | 'created_at'
>

export async function addPasskey(tx: Db, passkey: NewPasskey): Promise<void> {
  await tx.insertInto('passkeys').values(passkey).execute()
}

export async function recordUse(db: Db, id: number, { counter, at }: { counter: string; at: Date }): Promise<void> {
  await db.updateTable('passkeys').set({ counter, last_used_at: at }).where('id', '=', id).execute()
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
export async function keepChallenge(db: Db, { tokenHash, purpose, challenge, at }: Challenge): Promise<void> {
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

import type { Db } from '#platform/database/db'

type KeyRow = { public_key: string; private_key: string; created_at: Date }

export function findKeys(db: Db): Promise<KeyRow | undefined> {
  return db.selectFrom('push_keys').select(['public_key', 'private_key', 'created_at']).executeTakeFirst()
}

/** Stores the key pair unless another process has stored one. */
export async function addKeys(db: Db, row: KeyRow): Promise<void> {
  await db
    .insertInto('push_keys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Replaces a key pair unless another process has replaced it. */
export async function replaceKeys(db: Db, old: KeyRow, row: KeyRow): Promise<void> {
  await db.updateTable('push_keys').set(row).where('public_key', '=', old.public_key).execute()
}

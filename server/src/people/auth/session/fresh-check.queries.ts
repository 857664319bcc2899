import type { Db } from '#platform/database/db'

/** Locks an account's row until the transaction ends: nothing is added to it meanwhile, and nothing of it changes. */
export async function holdAccount(db: Db, id: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Returns the time of this session's last password check; null if there was none, or the session has ended. */
export async function findConfirmation(db: Db, sessionId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('confirmed_at')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.confirmed_at ?? null
}

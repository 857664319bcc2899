import type { Db } from '#platform/database/db'

type NewLink = { userId: number; hash: string; at: Date }

export async function addFirstLogin(tx: Db, { userId, hash, at }: NewLink): Promise<void> {
  await tx.insertInto('first_logins').values({ user_id: userId, hash, created_at: at }).execute()
}

/** Returns the worker of an unused link that is young enough. */
export async function findFirstLogin(db: Db, link: { hash: string; madeAfter: Date }) {
  return db
    .selectFrom('first_logins')
    .innerJoin('users', 'users.id', 'first_logins.user_id')
    .selectAll('users')
    .where('first_logins.hash', '=', link.hash)
    .where('first_logins.created_at', '>', link.madeAfter)
    .executeTakeFirst()
}

/** Returns the worker whose link logged this token in, if its session is open and was registered after `since`. */
export async function findEnteredByLink(db: Db, { tokenHash, since }: { tokenHash: string; since: Date }) {
  return db
    .selectFrom('tokens')
    .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .selectAll('users')
    .where('tokens.hash', '=', tokenHash)
    .where('tokens.by_link', '=', true)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.created_at', '>', since)
    .executeTakeFirst()
}

/** Uses up an account's link; returns whether there was one that is young enough. */
export async function useFirstLogin(tx: Db, link: { userId: number; madeAfter: Date }): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('first_logins')
    .where('user_id', '=', link.userId)
    .where('created_at', '>', link.madeAfter)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function removeFirstLogin(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('first_logins').where('user_id', '=', userId).execute()
}

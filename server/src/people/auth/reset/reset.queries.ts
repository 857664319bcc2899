import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { removeFirstLogin } from '../first-login/first-login.queries'
import { removeLoginPasskeys } from '../passkeys/passkeys.queries'

export async function removeResetTokens(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('reset_tokens').where('user_id', '=', userId).execute()
}

/** `goodUntil` is set for an invitation, which is valid longer than a requested link. */
type NewLink = { hash: string; userId: number; at: Date; goodUntil?: Date | null }

/**
 * Adds a reset link in place of the earlier ones; returns whether it is new. Its time begins when it is mailed: a link
 * that exists already, because its mail failed, begins again unless it was used.
 */
export async function addResetToken(db: Db, { hash, userId, at, goodUntil = null }: NewLink): Promise<boolean> {
  const times = { created_at: at, good_until: goodUntil }
  const token = await db.selectFrom('reset_tokens').select('hash').where('hash', '=', hash).executeTakeFirst()
  if (token) {
    await db.updateTable('reset_tokens').set(times).where('hash', '=', hash).where('used_at', 'is', null).execute()
    return false
  }
  await removeResetTokens(db, userId)
  await db
    .insertInto('reset_tokens')
    .values({ hash, user_id: userId, ...times })
    .execute()
  return true
}

type Link = { hash: string; isWorker: boolean; madeAfter: Date; at: Date; isUsed: boolean }

/** Returns the account of a reset link that is unused (or used), young enough and made for that role. */
export async function findResetLink(db: Db, link: Link): Promise<number | null> {
  const { hash, isWorker, madeAfter, at, isUsed } = link
  const row = await db
    .selectFrom('reset_tokens')
    .innerJoin('users', 'users.id', 'reset_tokens.user_id')
    .select('users.id')
    .where('reset_tokens.hash', '=', hash)
    .where('reset_tokens.used_at', isUsed ? 'is not' : 'is', null)
    .where((eb) => eb.or([eb('reset_tokens.created_at', '>', madeAfter), eb('reset_tokens.good_until', '>', at)]))
    .where('users.role', isWorker ? '=' : '<>', sql.lit('W'))
    .executeTakeFirst()
  return row?.id ?? null
}

/** Uses up a reset link; of several requests at once exactly one succeeds. */
export async function useResetToken(db: Db, hash: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reset_tokens')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/**
 * Passkeys and a Facebook login end with the password they were connected under: a stranger who knew that password may
 * have connected them. The link of the login card that showed the password ends too.
 */
export async function setPassword(
  db: Db,
  account: { id: number; passwordHash: string | null; at: Date },
): Promise<void> {
  const changed = { password_hash: account.passwordHash, password_changed_at: account.at, facebook_id: null }
  await db.updateTable('users').set(changed).where('id', '=', account.id).execute()
  await removeFirstLogin(db, account.id)
  await removeLoginPasskeys(db, account.id)
}

/**
 * Reading mail at the account's address proves it; a Google account from before may be another person's. That of this
 * address is connected again when it logs in.
 */
export async function proveEmail(db: Db, userId: number): Promise<void> {
  await db.updateTable('users').set({ email_verified: true, google_sub: null }).where('id', '=', userId).execute()
}

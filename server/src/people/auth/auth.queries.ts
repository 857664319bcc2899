import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'

export type Account = Rows['users']
export type Session = Rows['sessions']

export function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('role', '<>', sql.lit('W'))
    .executeTakeFirst()
}

/** Returns a worker by her User ID, in upper or lower case. */
export function findByUserId(db: Db, username: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', username.toLowerCase()))
    .where('role', '=', sql.lit('W'))
    .executeTakeFirst()
}

export function findAccount(db: Db, id: number): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Locks and returns an account until the transaction ends: logins, sessions and passwords of one account take turns.
 */
export function lockAccount(tx: Db, id: number): Promise<Account | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export type NewEmployer = { email: string; created_at: Date } & (
  | Pick<Account, 'password_hash'>
  | Pick<Account, 'google_sub' | 'fullname' | 'email_verified'>
)

export async function addEmployer(db: Db, employer: NewEmployer): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ role: 'E', username: employer.email, ...employer })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findOpenSession(db: Db, userId: number): Promise<Session | undefined> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

type NewSession = { userId: number; key: string; at: Date; confirmedAt: Date | null }

export async function addSession(db: Db, { userId, key, at, confirmedAt }: NewSession): Promise<number> {
  const { id } = await db
    .insertInto('sessions')
    .values({ user_id: userId, session_key: key, created_at: at, last_seen_at: at, confirmed_at: confirmedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endSession(db: Db, userId: number, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends this session alone: one that another device has opened meanwhile stays. */
export async function endThisSession(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ ended_at: at }).where('id', '=', id).where('ended_at', 'is', null).execute()
}

export async function touchSession(db: Db, sessionId: number, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: at }).where('id', '=', sessionId).execute()
}

export async function confirmSession(db: Db, sessionId: number, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: at }).where('id', '=', sessionId).execute()
}

type NewToken = {
  hash: string
  userId: number
  sessionId: number | null
  at: Date
  confirmedAt: Date | null
  byLink?: boolean
}

export async function addToken(db: Db, token: NewToken): Promise<void> {
  const { hash, userId, sessionId, at, confirmedAt, byLink = false } = token
  await db
    .insertInto('tokens')
    .values({
      hash,
      user_id: userId,
      session_id: sessionId,
      created_at: at,
      confirmed_at: confirmedAt,
      by_link: byLink,
    })
    .execute()
}

export function findToken(db: Db, hash: string) {
  return db.selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst()
}

export async function bindToken(db: Db, hash: string, sessionId: number): Promise<void> {
  await db.updateTable('tokens').set({ session_id: sessionId }).where('hash', '=', hash).execute()
}

type TokenOfSession = { sessionId: number; hash: string; since: Date }

/** Whether a login after `since`, later than this token's, has got a token of this session by its kept key, too. */
export async function hasLaterToken(db: Db, { sessionId, hash, since }: TokenOfSession): Promise<boolean> {
  const row = await db
    .selectFrom('tokens as earlier')
    .innerJoin('tokens as later', 'later.session_id', 'earlier.session_id')
    .select('later.hash')
    .where('earlier.hash', '=', hash)
    .where('later.session_id', '=', sessionId)
    .whereRef('later.created_at', '>', 'earlier.created_at')
    .where('later.created_at', '>', since)
    .where('later.by_link', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

export async function removeToken(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('tokens').where('hash', '=', hash).execute()
}

/** Ends every token of the account except the one with `keptHash`. */
export async function removeOtherTokens(db: Db, userId: number, keptHash: string): Promise<void> {
  await db.deleteFrom('tokens').where('user_id', '=', userId).where('hash', '<>', keptHash).execute()
}

/** Ends every token of the account. */
export async function removeAllTokens(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('tokens').where('user_id', '=', userId).execute()
}

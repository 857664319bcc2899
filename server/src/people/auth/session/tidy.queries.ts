import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { removeAll } from '#platform/sql/remove-old'

/** Removes older tokens: those whose session has ended or was not seen since, and those that never got a session. */
export const removeIdleTokens = (db: Db, since: Date) =>
  removeAll(db, {
    table: 'tokens',
    condition: sql`tokens.created_at < ${since}::timestamptz and (tokens.session_id is null or exists (
      select from sessions where sessions.id = tokens.session_id
        and (sessions.ended_at is not null or sessions.last_seen_at < ${since}::timestamptz)))`,
  })

/** Removes sessions that ended long ago. */
export const removeOldSessions = (db: Db, since: Date) =>
  removeAll(db, { table: 'sessions', condition: sql`sessions.ended_at < ${since}::timestamptz` })

/** Removes expired counters: nothing else removes those of a name that is never tried again. */
export const removeOldLimits = (db: Db, now: Date) =>
  removeAll(db, { table: 'rate_limits', condition: sql`rate_limits.expire < ${now.getTime()}::bigint` })

/** Removes expired ID tokens. */
export const removeExpiredIdentityTokens = (db: Db, now: Date) =>
  removeAll(db, {
    table: 'used_identity_tokens',
    condition: sql`used_identity_tokens.expires_at < ${now}::timestamptz`,
  })

/** Removes old reset links; an invitation, which says itself how long it is good, stays until then. */
export const removeOldResetTokens = (db: Db, { since, now }: { since: Date; now: Date }) =>
  removeAll(db, {
    table: 'reset_tokens',
    condition: sql`reset_tokens.created_at < ${since}::timestamptz
      and (reset_tokens.good_until is null or reset_tokens.good_until <= ${now}::timestamptz)`,
  })

export const removeOldFirstLogins = (db: Db, since: Date) =>
  removeAll(db, { table: 'first_logins', condition: sql`first_logins.created_at < ${since}::timestamptz` })

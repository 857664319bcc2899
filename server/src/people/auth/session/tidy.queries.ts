import type { Db } from '#platform/database/db'

/** Removes older tokens: those whose session has ended or was not seen since, and those that never got a session. */
export async function removeIdleTokens(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('created_at', '<', since)
    .where((eb) =>
      eb.or([
        eb('session_id', 'is', null),
        eb(
          'session_id',
          'in',
          eb
            .selectFrom('sessions')
            .select('id')
            .where((session) => session.or([session('ended_at', 'is not', null), session('last_seen_at', '<', since)])),
        ),
      ]),
    )
    .execute()
}

/** Removes sessions that ended long ago. */
export async function removeOldSessions(db: Db, since: Date): Promise<void> {
  await db.deleteFrom('sessions').where('ended_at', '<', since).execute()
}

/** Removes expired counters: nothing else removes those of a name that is never tried again. */
export async function removeOldLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', String(now.getTime())).execute()
}

/** Removes expired ID tokens. */
export async function removeExpiredIdentityTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('used_identity_tokens').where('expires_at', '<', now).execute()
}

export async function removeOldResetTokens(db: Db, since: Date): Promise<void> {
  await db.deleteFrom('reset_tokens').where('created_at', '<', since).execute()
}

export async function removeOldFirstLogins(db: Db, since: Date): Promise<void> {
  await db.deleteFrom('first_logins').where('created_at', '<', since).execute()
}

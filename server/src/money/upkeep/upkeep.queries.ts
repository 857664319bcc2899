import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import { removeAll } from '#platform/sql/remove-old'

/** A page of the plans whose period or access has ended by then. */
export function findDue(
  db: Db,
  at: Date,
  { above, most }: { above: number; most: number },
): Promise<Rows['subscriptions'][]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('is_collected', '=', true)
    .where('user_id', '>', above)
    .where((eb) =>
      eb.or([eb('current_period_end', '<=', at), eb('access_ends_at', '<=', at), eb('status', '=', 'expired')]),
    )
    .orderBy('user_id')
    .limit(most)
    .execute()
}

/** The time of the latest processed event. */
export async function findLastEvent(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('provider_events')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}

/** The time up to which all events were processed; null before the first run. */
export async function findCursor(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('provider_cursor').select('read_until').executeTakeFirst()
  return row?.read_until ?? null
}

/** Moves the cursor forward; a run that began earlier does not move it back. */
export async function moveCursor(db: Db, to: Date): Promise<void> {
  await db
    .insertInto('provider_cursor')
    .values({ id: 1, read_until: to })
    .onConflict((oc) => oc.column('id').doUpdateSet({ read_until: to }).where('provider_cursor.read_until', '<', to))
    .execute()
}

export async function isProcessed(db: Db, eventId: string): Promise<boolean> {
  const row = await db.selectFrom('provider_events').select('id').where('id', '=', eventId).executeTakeFirst()
  return row !== undefined
}

/** Events are listed by the provider for 30 days. */
export const dropOldEvents = (db: Db, before: Date) =>
  removeAll(db, { table: 'provider_events', condition: sql`provider_events.created_at < ${before}::timestamptz` })

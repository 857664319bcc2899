import { lastPlannedMinute, newsMinute } from '@kasama/contract/people/reminders.rules'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { startOfDay } from '#platform/sql/singapore-days'

/** `due`: when to send it; `day`: a day at whose chosen time to send it. */
type NewPush = { kind: string; userIds: number[]; occasion: string; at: Date } & ({ due: Date } | { day: string })

/** Adds a notification for those accounts that want any; returns their number. */
export async function addPushes(tx: Db, { kind, userIds, occasion, at, ...when }: NewPush): Promise<number> {
  const next =
    'due' in when
      ? sql`${when.due}::timestamptz`
      : sql`${startOfDay(when.day)} + least(coalesce(reminder.minute, ${newsMinute}), ${lastPlannedMinute}::int) * interval '1 minute'`
  const { rows } = await sql`
    insert into pushes (user_id, kind, occasion, created_at, next_at)
    select reminder.user_id, ${kind}, ${occasion}, ${at}::timestamptz, ${next}
    from reminders reminder join push_subscriptions phone on phone.user_id = reminder.user_id
    where reminder.is_on and reminder.user_id = any(${userIds}::int[])
    order by reminder.user_id
    on conflict do nothing
    returning id`.execute(tx)
  return rows.length
}

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

import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

export type Choice = { is_on: boolean; days: number[]; minute: number | null }

/** Returns an account's choice, and whether a phone is registered; `is_on` is null if it was never asked. */
export async function findChoice(db: Db, userId: number) {
  const { rows } = await sql<{
    is_on: boolean | null
    days: number[] | null
    minute: number | null
    has_phone: boolean
  }>`
    select reminder.is_on, reminder.days, reminder.minute, phone.user_id is not null as has_phone
    from users
    left join reminders reminder on reminder.user_id = users.id
    left join push_subscriptions phone on phone.user_id = users.id
    where users.id = ${userId}`.execute(db)
  return rows[0]
}

/** Stores a choice; reminders that were ignored before it count no more. */
export async function setChoice(tx: Db, userId: number, { days, ...choice }: Choice, at: Date): Promise<void> {
  const row = { ...choice, days: JSON.stringify(days), changed_at: at, extra_day: null, ignored: 0 }
  await tx
    .insertInto('reminders')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Ends reminders of an account; its days and time stay. */
export async function switchOff(tx: Db, userId: number, at: Date): Promise<void> {
  await tx.updateTable('reminders').set({ is_on: false, changed_at: at }).where('user_id', '=', userId).execute()
}

/** Notes that she wants to be reminded on a day, whichever days she has chosen. */
export async function setExtraDay(db: Db, userId: number, day: string): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ extra_day: day, ignored: 0 })
    .where('user_id', '=', userId)
    .where('is_on', '=', sql.lit(true))
    .execute()
}

/** Locks a session that is still open until the transaction ends; false if it has ended. */
export async function lockSession(tx: Db, sessionId: number): Promise<boolean> {
  const { rows } = await sql`select id from sessions where id = ${sessionId} and ended_at is null for share`.execute(tx)
  return rows.length > 0
}

/** Locks the table of phones against other registrations until the transaction ends. */
export async function lockPhones(tx: Db): Promise<void> {
  await sql`select from push_pace for update`.execute(tx)
}

type Phone = { userId: number; sessionId: number; endpoint: string; p256dh: string; auth: string; at: Date }

/** Registers a browser: instead of the account's former one, and taken from any other account. */
export async function setPhone(tx: Db, { userId, sessionId, at, ...address }: Phone): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('endpoint', '=', address.endpoint)]))
    .execute()
  await tx
    .insertInto('push_subscriptions')
    .values({ user_id: userId, session_id: sessionId, created_at: at, ...address })
    .execute()
}

export async function removePhone(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
}

import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '#platform/database/db'

/** Waits until this number of statements wait for a lock in this database. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const all = async () => expect((await waiting.execute(db)).rows).toHaveLength(count)
  await vi.waitFor(all, { timeout: 20_000, interval: 100 })
}

/**
 * Starts calls that wait for the lock of an account's row, changes something once all of them wait there, and releases
 * them, so that the change always falls between two steps of a call. It needs PostgreSQL, where calls run in parallel.
 */
export async function meanwhile<T>(
  db: Db,
  userId: number,
  start: () => Promise<T>[],
  change: (tx: Db) => unknown,
): Promise<T[]> {
  const calls = await db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${userId} for update`.execute(tx)
    const started = start()
    await untilWaiting(db, started.length)
    await change(tx)
    return { started }
  })
  return Promise.all(calls.started)
}

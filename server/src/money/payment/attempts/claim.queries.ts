import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'

/** A claim expires after longer than all the provider's timeouts and retries: the process that holds it has died. */
export const busyMs = 120_000

type Table = 'payment_attempts' | 'refunds'

/** Claims an attempt or a refund for this process; returns false if another process has it. */
export async function claim({ db, now }: Pick<Deps, 'db' | 'now'>, table: Table, id: number): Promise<boolean> {
  const at = now()
  const { rows } = await sql`
    update ${sql.table(table)} set busy_until = ${new Date(at.getTime() + busyMs)}
    where id = ${id} and ended_at is null and (busy_until is null or busy_until <= ${at})
    returning id`.execute(db)
  return rows.length > 0
}

/** Releases a claim early, so that the next process need not wait for its expiry; ended rows stay as they are. */
export async function unclaim(db: Db, table: Table, id: number): Promise<void> {
  await sql`
    update ${sql.table(table)} set busy_until = null, state = case when state = 'open' then 'unknown' else state end
    where id = ${id} and ended_at is null`.execute(db)
}

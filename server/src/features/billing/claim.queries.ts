import { sql } from 'kysely'
import type { Deps } from '../../deps'
import type { Db } from '../../platform/database/db'

/** Longer than the provider's timeouts and retries: a process that is at an attempt for so long is no more. */
export const busyMs = 120_000

type Table = 'payment_attempts' | 'refunds'

/** Takes an attempt or a refund up that nobody is at; answers whether this process has it now. */
export async function claim({ db, now }: Pick<Deps, 'db' | 'now'>, table: Table, id: number): Promise<boolean> {
  const at = now()
  const { rows } = await sql`
    update ${sql.table(table)} set busy_until = ${new Date(at.getTime() + busyMs)}
    where id = ${id} and ended_at is null and (busy_until is null or busy_until <= ${at})
    returning id`.execute(db)
  return rows.length > 0
}

/** Nobody is at it any more, so that the next one need not wait; what has ended stays as it is. */
export async function unclaim(db: Db, table: Table, id: number): Promise<void> {
  await sql`
    update ${sql.table(table)} set busy_until = null, state = case when state = 'open' then 'unknown' else state end
    where id = ${id} and ended_at is null`.execute(db)
}

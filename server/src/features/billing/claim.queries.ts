import { sql } from 'kysely'
import type { Deps } from '../../deps'

/** Longer than the provider's timeouts and retries: a process that is at an attempt for so long is no more. */
export const busyMs = 120_000

/** Takes an attempt or a refund up that nobody is at; answers whether this process has it now. */
export async function claim(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  table: 'payment_attempts' | 'refunds',
  id: number,
): Promise<boolean> {
  const at = now()
  const { rows } = await sql`
    update ${sql.table(table)} set busy_until = ${new Date(at.getTime() + busyMs)}
    where id = ${id} and ended_at is null and (busy_until is null or busy_until <= ${at})
    returning id`.execute(db)
  return rows.length > 0
}

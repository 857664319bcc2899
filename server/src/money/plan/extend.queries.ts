import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

/** Sets the end of an agency's contract, which is also the end of its access. */
export async function setContractEnd(tx: Db, userId: number, until: Date): Promise<void> {
  await sql`update subscriptions set current_period_end = ${until}, access_ends_at = null,
    status = case when status = 'expired' then 'active' else status end where user_id = ${userId} and mode = 1`.execute(
    tx,
  )
}

/** Extends access alone; the paid period stays as it is at the provider. */
export async function giveAccess(tx: Db, userId: number, until: Date): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ access_ends_at: until, extended_until: until })
    .where('user_id', '=', userId)
    .execute()
}

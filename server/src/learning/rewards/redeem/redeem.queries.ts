import type { EarnedCredit } from '@kasama/contract/learning/rewards/rewards.api'
import { sql } from 'kysely'
import type { Period } from '#platform/calendar/periods'
import type { Db } from '#platform/database/db'
import { receiptJson } from '../credits/credits.queries'

/** Stores a worker's address in place of the former one; a returned letter concerned only the former. */
export async function storeAddress(
  tx: Db,
  { workerId, name, address, at }: { workerId: number; name: string; address: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('redemptions')
    .values({ worker_id: workerId, name, address, created_at: at })
    .onConflict((oc) => oc.column('worker_id').doUpdateSet({ name, address, created_at: at, refused_at: null }))
    .execute()
}

type PeriodRange = Pick<Period, 'from' | 'to'>
type Month = { answers: number; right: number; videos: number }
type RedeemStatus = {
  address_on_file: { name: string; address: string; sent_at: string; refused: boolean } | null
  /** The latest first. */
  receipts: EarnedCredit[]
  month: Month
  last_month: Month
}

/** A worker's address, credits and learning in one statement, since her page opens on a phone. */
export async function findRedeemStatus(
  db: Db,
  workerId: number,
  { current, last }: { current: PeriodRange; last: PeriodRange },
): Promise<RedeemStatus> {
  const { rows } = await sql<RedeemStatus>`
    select
      (select json_build_object('name', name, 'address', address, 'sent_at', created_at, 'refused', refused_at is not null)
        from redemptions where worker_id = ${workerId}) as address_on_file,
      (select coalesce(json_agg(${receiptJson} order by c.month desc), '[]')
        from credits c where c.worker_id = ${workerId}) as receipts,
      ${countMonth(workerId, current)} as month,
      ${countMonth(workerId, last)} as last_month`.execute(db)
  return rows[0] as RedeemStatus
}

/** The figures of a month that count for a credit. */
function countMonth(workerId: number, { from, to }: PeriodRange) {
  const isInMonth = (column: string) =>
    sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`
  return sql`(
    select json_build_object('answers', count(*), 'right', count(*) filter (where score > 0), 'videos', (
      select count(*) from watches where worker_id = ${workerId} and ${isInMonth('completed_at')}))
    from answers where worker_id = ${workerId} and ${isInMonth('created_at')})`
}

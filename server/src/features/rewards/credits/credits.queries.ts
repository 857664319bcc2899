import { creditPercent } from '@kasama/contract/progress.rules'
import type { Receipt } from '@kasama/contract/rewards.api'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db'
import type { Period } from '../../../platform/periodic/periods'

/** The last worker of the next so many; null when there is none left. */
export async function endOfBatch(tx: Db, { after, size }: { after: number; size: number }): Promise<number | null> {
  const { rows } = await sql<{ until: number | null }>`
    select max(id) as until from (
      select id from users where role = 'W' and id > ${after} order by id limit ${size}::int) batch`.execute(tx)
  return rows[0]?.until ?? null
}

type Workers = { after: number; until: number }

/**
 * Writes the credits that a month earned into the ledger, for workers of a stretch of ids; answers who has one more. The
 * rule is the contract's (`percentOf`, `earnsCredit`), as a statement over all of them.
 */
export async function earnCredits(tx: Db, { key, from, to }: Period, { after, until }: Workers): Promise<number[]> {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`
  const { rows } = await sql<{ worker_id: number }>`
    with marks as (
      select worker_id, count(*)::int as answers,
        round(50.0 * (count(*) filter (where score > 0) + count(*)) / count(*))::int as percent
      from answers
      where worker_id > ${after} and worker_id <= ${until} and ${within('created_at')}
      group by worker_id),
    watched as (
      select worker_id, count(*)::int as videos from watches
      where worker_id > ${after} and worker_id <= ${until} and ${within('completed_at')}
      group by worker_id)
    insert into credits (worker_id, month, created_at, percent, answers, videos)
    select worker_id, ${`${key}-01`}::date, ${to}::timestamptz, percent, answers, videos
    from marks join watched using (worker_id)
    where percent >= ${creditPercent}::int
    on conflict do nothing
    returning worker_id`.execute(tx)
  return rows.map(({ worker_id }) => worker_id)
}

/** A receipt of a row of the ledger, `credits c`, as JSON. */
export const receiptJson = sql`json_build_object('month', to_char(c.month, 'YYYY-MM'), 'percent', c.percent,
  'answers', c.answers, 'videos', c.videos, 'earned_at', c.created_at, 'order_id', c.order_id)`

/** As it is sent: JSON of the database writes moments in its own way. */
export const shownReceipt = (receipt: Receipt): Receipt => ({
  ...receipt,
  earned_at: new Date(receipt.earned_at).toISOString(),
})

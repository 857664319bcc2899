import { creditPercent } from '@kasama/contract/learning/progress/progress.rules'
import type { EarnedCredit } from '@kasama/contract/learning/rewards/rewards.api'
import { sql } from 'kysely'
import type { Period } from '#platform/calendar/periods'
import type { Db } from '#platform/database/db'

/** The last worker id of the next batch; null when no worker is left. */
export async function endOfBatch(tx: Db, { after, size }: { after: number; size: number }): Promise<number | null> {
  const { rows } = await sql<{ until: number | null }>`
    select max(id) as until from (
      select id from users where role = 'W' and id > ${after} order by id limit ${size}::int) batch`.execute(tx)
  return rows[0]?.until ?? null
}

type Workers = { after: number; until: number }

/**
 * Inserts the credits that workers of a range of ids earned in a month; returns who got one. It is the contract's rule
 * (`percentOf`, `earnsCredit`) as one SQL statement.
 */
export async function earnCredits(tx: Db, { key, from, to }: Period, { after, until }: Workers): Promise<number[]> {
  const isInMonth = (column: string) =>
    sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`
  const { rows } = await sql<{ worker_id: number }>`
    with marks as (
      select worker_id, count(*)::int as answers,
        round(50.0 * (count(*) filter (where score > 0) + count(*)) / count(*))::int as percent
      from answers
      where worker_id > ${after} and worker_id <= ${until} and ${isInMonth('created_at')}
      group by worker_id),
    watched as (
      select worker_id, count(*)::int as videos from watches
      where worker_id > ${after} and worker_id <= ${until} and ${isInMonth('completed_at')}
      group by worker_id)
    insert into credits (worker_id, month, created_at, percent, answers, videos)
    select worker_id, ${`${key}-01`}::date, ${to}::timestamptz, percent, answers, videos
    from marks join watched using (worker_id)
    where percent >= ${creditPercent}::int
    on conflict do nothing
    returning worker_id`.execute(tx)
  return rows.map(({ worker_id }) => worker_id)
}

/** A receipt of a ledger row, `credits c`, as JSON. */
export const receiptJson = sql`json_build_object('month', to_char(c.month, 'YYYY-MM'), 'percent', c.percent,
  'answers', c.answers, 'videos', c.videos, 'earned_at', c.created_at, 'order_id', c.order_id)`

/** Normalises timestamps, which the database writes into JSON in its own format. */
export const toReceipt = (receipt: EarnedCredit): EarnedCredit => ({
  ...receipt,
  earned_at: new Date(receipt.earned_at).toISOString(),
})

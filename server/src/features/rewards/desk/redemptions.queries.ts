import type { RedemptionsStanding } from '@kasama/contract/desk/money/redemptions.api'
import type { VoucherOrder } from '@kasama/contract/rewards.api'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db'
import { months } from '../../../platform/periodic/periods'
import { accountWords, holdOrBegin } from '../../../platform/word-search'
import { type RedemptionRow, redemptions } from '../vouchers/orders.queries'

export type Filters = { state?: VoucherOrder['state']; told?: 'yes'; q?: string; ids?: number[] | undefined }

/** The worker says that it has not come, and nothing was done about it since. */
const notCome = sql<boolean>`orders.told_at is not null and orders.state <> 'returned'
  and (orders.posted_at is null or orders.told_at >= orders.posted_at)`

/** By who ordered it, to whom a letter goes or went, or its number. As a list of ids, so that orders are looked up by it. */
function found(q: string) {
  const text = q.toLowerCase()
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  const isNamed = holdOrBegin(sql`lower(name)`, text)
  return sql<boolean>`orders.id = any(array(
    select id from voucher_orders where worker_id in (
      select u.id from users u where ${holdOrBegin(accountWords, text)} union select worker_id from redemptions where ${isNamed})
    union select id from voucher_orders where ${isNamed}
    union select ${number}::int))`
}

function filtered(db: Db, { state, told, q = '', ids }: Filters) {
  return redemptions(db)
    .$if(state !== undefined, (query) => query.where('orders.state', '=', state as VoucherOrder['state']))
    .$if(told === 'yes', (query) => query.where(notCome))
    .$if(ids !== undefined, (query) => query.where('orders.id', 'in', ids as number[]))
    .$if(q.trim() !== '', (query) => query.where(found(q.trim())))
}

type Page = Filters & { after: number | null; limit: number }

/** A page of the provider's list. */
export function listRedemptions(db: Db, { after, limit, ...filters }: Page): Promise<RedemptionRow[]> {
  const oldestFirst = filters.state === 'ordered' || filters.ids !== undefined
  return filtered(db, filters)
    .$if(after !== null, (q) => q.where('orders.id', oldestFirst ? '>' : '<', after))
    .orderBy('orders.id', oldestFirst ? 'asc' : 'desc')
    .limit(sql.lit(limit))
    .execute()
}

/** How many there are; beyond a thousand, one more. */
export async function countRedemptions(db: Db, filters: Filters): Promise<number> {
  const some = filtered(db, filters).clearSelect().select('orders.id').limit(sql.lit(1001)).as('some')
  const row = await db
    .selectFrom(some)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

type Counted = Omit<RedemptionsStanding, 'oldest_at'> & { oldest_at: Date | null }

/** What waits, and what went out in Singapore's present month. */
export async function findStanding(db: Db, at: Date): Promise<RedemptionsStanding> {
  const [over] = months(at, 1)
  const from = sql`${over?.to ?? at}::timestamptz`
  const { rows } = await sql<Counted>`
    select (count(*) filter (where state = 'ordered'))::int as to_post,
      (count(*) filter (where state = 'ordered' and not exists (
        select from redemptions file where file.worker_id = orders.worker_id
          and file.refused_at is null and file.address ~ '[^[:space:]]')))::int as without_address,
      min(ordered_at) filter (where state = 'ordered') as oldest_at,
      (count(*) filter (where ${notCome}))::int as not_come,
      (count(*) filter (where state = 'returned'))::int as returned,
      (count(*) filter (where posted_at >= ${from}))::int as posted_this_month,
      coalesce(sum(amount_cents) filter (where posted_at >= ${from}), 0)::int as cents_this_month
    from voucher_orders orders
    where state <> 'posted' or posted_at >= ${from} or told_at is not null`.execute(db)
  const row = rows[0] as Counted
  return { ...row, oldest_at: row.oldest_at?.toISOString() ?? null }
}

type Label = { id: number; sentAt: Date | null }

/** Marks those that are to be posted and whose address is still the one that was sent then; answers which. */
export async function markPosted(tx: Db, labels: Label[], at: Date): Promise<number[]> {
  const ids = labels.map(({ id }) => id)
  const sent = labels.map(({ sentAt }) => sentAt)
  const { rows } = await sql<{ id: number }>`
    with labels as (select * from unnest(${ids}::int[], ${sent}::timestamptz[]) label (id, sent_at)),
    held as (
      select id, worker_id from voucher_orders where id = any(${ids}::int[]) and state = 'ordered'
      order by id for update)
    update voucher_orders orders
    set state = 'posted', posted_at = ${at}::timestamptz, name = file.name, address = file.address
    from held join labels using (id) join redemptions file using (worker_id)
    where orders.id = held.id and orders.state = 'ordered' and file.created_at = labels.sent_at
      and file.refused_at is null and file.address ~ '[^[:space:]]'
    returning orders.id`.execute(tx)
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

/** Marks them as to be posted again, where they were posted at that moment and nothing came after. */
export async function unmarkPosted(tx: Db, ids: number[], postedAt: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update voucher_orders set state = 'ordered', posted_at = null, name = null, address = null
    where id = any(${ids}::int[]) and state = 'posted' and posted_at = ${postedAt}::timestamptz
      and (told_at is null or told_at < posted_at)
      and exists (select from redemptions file where file.worker_id = voucher_orders.worker_id)
    returning id`.execute(tx)
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

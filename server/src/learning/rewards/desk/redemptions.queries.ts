import type { RedemptionCounts } from '@kasama/contract/learning/desk/redemptions.api'
import type { RewardOrder } from '@kasama/contract/learning/rewards/rewards.api'
import { maxExactCount } from '@kasama/contract/lists.rules'
import { type RawBuilder, sql } from 'kysely'
import { months } from '#platform/calendar/periods'
import type { Db } from '#platform/database/db'
import type { PageRange } from '#platform/lists/pages'
import { accountWords, holdOrBegin } from '#platform/search/word-search'
import { holdWorkersOf, type OrderRow, type RedemptionRow, redemptions } from '../vouchers/orders.queries'

export type Filters = {
  state?: RewardOrder['state']
  told?: 'yes'
  ready?: 'yes'
  q?: string
  ids?: number[] | undefined
}

/** The worker reported that the voucher did not arrive, and nothing was done since. */
const notCome = sql<boolean>`orders.told_at is not null and orders.state <> 'returned'
  and (orders.posted_at is null or orders.told_at >= orders.posted_at)`

/** Orders are found by the worker's account, the addressee on file or of the letter sent, and their number. */
function searchFor(q: string) {
  const text = q.trim().toLowerCase()
  const nameMatches = (row: 'orders' | 'address_on_file') => holdOrBegin(sql`lower(${sql.ref(`${row}.name`)})`, text)
  return {
    isNamed: nameMatches,
    isTheirs: holdOrBegin(accountWords, text),
    number: /^\d{1,9}$/.test(text) ? Number(text) : 0,
  }
}

const countLimit = sql.lit(maxExactCount + 1)

const isOneOf = (ids: number[]) => sql<boolean>`orders.id = any(${ids}::bigint[])`

/** The worker has sent an address, and no letter to it came back. */
const hasAddress = sql<boolean>`exists (select from redemptions file where file.worker_id = orders.worker_id
  and file.refused_at is null and file.address ~ '[^[:space:]]')`

function filterCondition({ state, told, ready, ids }: Filters) {
  const all = [
    sql`true`,
    ...(state ? [sql`orders.state = ${state}`] : []),
    ...(told ? [notCome] : []),
    ...(ready ? [hasAddress] : []),
    ...(ids ? [isOneOf(ids)] : []),
  ]
  return sql<boolean>`${sql.join(all, sql` and `)}`
}

/** Most orders are posted: among the others, or among given ids, a search checks each order. */
const isSelective = ({ state, told, ids }: Filters) => Boolean(told || ids || (state && state !== 'posted'))

/**
 * The ids of the orders that match a search, at most one more than lists count; null if `findRedemptions` checks each
 * order instead. Each way to find an order starts at its own index.
 */
export async function findHits(db: Db, filters: Filters): Promise<number[] | null> {
  if (!filters.q?.trim() || isSelective(filters)) return null
  const { isTheirs, isNamed, number } = searchFor(filters.q)
  // `offset 0` keeps the planner from reading all orders: it looks up those of each worker.
  const ordersOf = (workers: RawBuilder<unknown>) =>
    sql`(${workers}) her (id), lateral (select * from voucher_orders where worker_id = her.id offset 0) orders where true`
  const ways = [
    ordersOf(sql`select u.id from users u where u.role = 'W' and ${isTheirs}`),
    ordersOf(
      sql`select address_on_file.worker_id from redemptions address_on_file where ${isNamed('address_on_file')}`,
    ),
    sql`voucher_orders orders where ${isNamed('orders')}`,
    sql`voucher_orders orders where orders.id = ${number}::int`,
  ]
  const each = ways.map(
    (way) => sql`(select orders.id from ${way} and ${filterCondition(filters)} limit ${countLimit})`,
  )
  const { rows } = await sql<{ id: number }>`${sql.join(each, sql` union `)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether an order matches a search; the account and then the address on file are looked up only if needed. */
function matchesSearch(q = '') {
  if (!q.trim()) return sql<boolean>`true`
  const { isTheirs, isNamed, number } = searchFor(q)
  return sql<boolean>`(${isNamed('orders')} or orders.id = ${number}::int
    or (select ${isTheirs} from users u where u.id = orders.worker_id)
    or (select ${isNamed('address_on_file')} from redemptions address_on_file where address_on_file.worker_id = orders.worker_id))`
}

/**
 * A page of the provider's list, limited before it is joined. A search with more matches than are counted scans in the
 * list's order, where it soon fills the page.
 */
export function findRedemptions(
  db: Db,
  filters: Filters,
  { after, limit }: PageRange,
  hits: number[] | null,
): Promise<RedemptionRow[]> {
  const oldestFirst = filters.state === 'ordered' || filters.ids !== undefined
  const order = oldestFirst ? sql`orders.id` : sql`orders.id desc`
  const isAfterCursor = !after ? sql`true` : oldestFirst ? sql`orders.id > ${after.id}` : sql`orders.id < ${after.id}`
  const isExactCount = hits !== null && hits.length <= maxExactCount
  const page = sql<OrderRow>`(
    select orders.* from voucher_orders orders
    where ${filterCondition(filters)} and ${isAfterCursor} and ${isExactCount ? isOneOf(hits) : matchesSearch(filters.q)}
    order by ${order} limit ${sql.lit(limit)})`
  return redemptions(db, page).orderBy(order).execute()
}

/** The number of orders, at most one more than lists count. */
export async function countRedemptions(db: Db, filters: Filters): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select from voucher_orders orders
    where ${filterCondition(filters)} and ${matchesSearch(filters.q)} limit ${countLimit}) listed`.execute(db)
  return rows[0]?.total ?? 0
}

type RedemptionTotalsRow = Omit<RedemptionCounts, 'oldest_at'> & { oldest_at: Date | null }

/** Totals: orders that wait, and those posted in Singapore's current month. */
export async function findRedemptionTotals(db: Db, at: Date): Promise<RedemptionCounts> {
  const [lastMonth] = months(at, 1)
  const from = sql`${lastMonth?.to ?? at}::timestamptz`
  const { rows } = await sql<RedemptionTotalsRow>`
    select to_post.*,
      (select count(*)::int from voucher_orders orders where ${notCome}) as not_come,
      (select count(*)::int from voucher_orders where state = 'returned') as returned,
      posted.*
    from (
      select count(*)::int as to_post, min(ordered_at) as oldest_at,
        (count(*) filter (where not ${hasAddress}))::int as without_address
      from voucher_orders orders where state = 'ordered') to_post,
    (select count(*)::int as posted_this_month, coalesce(sum(amount_cents), 0)::int as cents_this_month
      from voucher_orders where posted_at >= ${from}) posted`.execute(db)
  const row = rows[0] as RedemptionTotalsRow
  return { ...row, oldest_at: row.oldest_at?.toISOString() ?? null }
}

type PostLabel = { id: number; sentAt: Date | null }

/** Marks orders as posted if they wait and their address is still the one that was printed; returns their ids. */
export async function markPosted(tx: Db, labels: PostLabel[], at: Date) {
  const ids = labels.map(({ id }) => id)
  const sentAts = labels.map(({ sentAt }) => sentAt)
  await holdWorkersOf(tx, ids)
  const { rows } = await sql<{ id: number; worker_id: number }>`
    with labels as (select * from unnest(${ids}::int[], ${sentAts}::timestamptz[]) label (id, sent_at)),
    held as (
      select id, worker_id from voucher_orders where id = any(${ids}::int[]) and state = 'ordered'
      order by id for update)
    update voucher_orders orders
    set state = 'posted', posted_at = ${at}::timestamptz, name = address_on_file.name, address = address_on_file.address
    from held join labels using (id) join redemptions address_on_file using (worker_id)
    where orders.id = held.id and orders.state = 'ordered' and address_on_file.created_at = labels.sent_at
      and address_on_file.refused_at is null and address_on_file.address ~ '[^[:space:]]'
    returning orders.id, held.worker_id`.execute(tx)
  return rows.sort((a, b) => a.id - b.id)
}

/** Undoes that: marks orders that were posted at this time as waiting, unless something happened since. */
export async function unmarkPosted(tx: Db, ids: number[], postedAt: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update voucher_orders set state = 'ordered', posted_at = null, name = null, address = null
    where id = any(${ids}::int[]) and state = 'posted' and posted_at = ${postedAt}::timestamptz
      and (told_at is null or told_at < posted_at)
      and exists (select from redemptions address_on_file where address_on_file.worker_id = voucher_orders.worker_id)
    returning id`.execute(tx)
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

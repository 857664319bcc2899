import { creditsPerVoucher } from '@kasama/contract/learning/progress/progress.rules'
import type { RewardOrder } from '@kasama/contract/learning/rewards/rewards.api'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'

export type OrderRow = Rows['voucher_orders']
type State = RewardOrder['state']

/**
 * Locks workers until the transaction ends. Every transaction that adds a credit or an address locks the worker before
 * it looks for new vouchers, so that the second of two sees what the first has added.
 */
export async function lockWorkers(tx: Db, workerIds: number[]): Promise<void> {
  await sql`select from users where id = any(${workerIds}::int[]) order by id for no key update`.execute(tx)
}

/**
 * Inserts an order for each six unused credits of workers with an address on file, and marks the oldest credits as
 * used; returns the orders. Concurrent statements compute the same next ordinal, of which the unique index admits one.
 */
export async function addOrders(
  tx: Db,
  workerIds: number[],
  { merchant, amount_cents, at }: { merchant: string | null; amount_cents: number; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ order_id: number }>`
    with unused as (
      select worker_id, month, (row_number() over (partition by worker_id order by month) - 1)::int as n,
        (count(*) over (partition by worker_id))::int as total
      from credits where worker_id = any(${workerIds}::int[]) and order_id is null),
    full_cards as (
      select worker_id, max(total) / ${creditsPerVoucher}::int as cards,
        (select coalesce(max(ordinal), 0) from voucher_orders where voucher_orders.worker_id = unused.worker_id) as last
      from unused join redemptions using (worker_id)
      where address ~ '[^[:space:]]' and refused_at is null
      group by worker_id),
    made as (
      insert into voucher_orders (worker_id, ordinal, merchant, amount_cents, state, ordered_at)
      select worker_id, last + card, ${merchant}, ${amount_cents}::int, 'ordered', ${at}::timestamptz
      from full_cards, generate_series(1, cards) card
      on conflict (worker_id, ordinal) do nothing
      returning id, worker_id, ordinal)
    update credits set order_id = made.id, place = unused.n % ${creditsPerVoucher}::int + 1
    from unused join full_cards using (worker_id) join made using (worker_id)
    where made.ordinal = full_cards.last + 1 + unused.n / ${creditsPerVoucher}::int
      and credits.worker_id = unused.worker_id and credits.month = unused.month
    returning made.id as order_id`.execute(tx)
  return [...new Set(rows.map(({ order_id }) => order_id))].sort((a, b) => a - b)
}

export function listOrders(db: Db, workerId: number): Promise<OrderRow[]> {
  return db.selectFrom('voucher_orders').selectAll().where('worker_id', '=', workerId).orderBy('id', 'desc').execute()
}

/**
 * Keeps the workers of orders from being deleted until the transaction ends. Called before the orders are locked: a
 * deletion locks the worker first, too.
 */
export async function holdWorkersOf(tx: Db, orderIds: number[]): Promise<void> {
  await sql`select from users where id in (select worker_id from voucher_orders where id = any(${orderIds}::int[]))
    order by id for key share`.execute(tx)
}

export async function lockOrder(tx: Db, id: number): Promise<OrderRow | undefined> {
  await holdWorkersOf(tx, [id])
  return tx.selectFrom('voucher_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function recordComplaint(tx: Db, id: number, at: Date): Promise<void> {
  await tx.updateTable('voucher_orders').set({ told_at: at }).where('id', '=', id).execute()
}

/** Changes an order's state with the fields of that state. */
export async function moveOrder(
  tx: Db,
  id: number,
  change: { state: State; posted_at?: Date; returned_at?: Date; name: string | null; address: string | null },
): Promise<void> {
  await tx.updateTable('voucher_orders').set(change).where('id', '=', id).execute()
}

/** Reopens returned orders, if an address is on file now. */
export async function reopenOrders(tx: Db, workerId: number): Promise<void> {
  await sql`
    update voucher_orders set state = 'ordered', posted_at = null, told_at = null
    where worker_id = ${workerId} and state = 'returned' and exists (
      select from redemptions where worker_id = ${workerId} and address ~ '[^[:space:]]' and refused_at is null)`.execute(
    tx,
  )
}

type RefusedLetter = Pick<OrderRow, 'posted_at' | 'name' | 'address'> & { worker_id: number }

/** Marks the address on file as undeliverable after a returned letter, unless it was replaced since. */
export async function refuseAddress(tx: Db, letter: RefusedLetter, at: Date): Promise<void> {
  await sql`
    update redemptions set refused_at = ${at}::timestamptz
    where worker_id = ${letter.worker_id} and (created_at <= ${letter.posted_at}::timestamptz
      or (name = ${letter.name} and address = ${letter.address}))`.execute(tx)
}

/** A worker's deliverable address on file. */
export function findOpenAddress(tx: Db, workerId: number) {
  return tx
    .selectFrom('redemptions')
    .select(['name', 'address'])
    .where('worker_id', '=', workerId)
    .where('refused_at', 'is', null)
    .where('address', '~', '[^[:space:]]')
    .executeTakeFirst()
}

/** Orders, all or a page of them, with their workers and addresses on file. */
export const redemptions = (db: Db, orders: RawBuilder<OrderRow> = sql`voucher_orders`) =>
  db
    .selectFrom(orders.as('orders'))
    .leftJoin('users as u', 'u.id', 'orders.worker_id')
    .leftJoin('redemptions as address_on_file', 'address_on_file.worker_id', 'orders.worker_id')
    .leftJoin('worker_links as own', (join) =>
      join.onRef('own.worker_id', '=', 'orders.worker_id').on('own.ended_at', 'is', null),
    )
    .selectAll('orders')
    .select([
      'u.username',
      'u.language_code',
      'address_on_file.name as file_name',
      'address_on_file.address as file_address',
    ])
    .select(['address_on_file.refused_at as file_refused_at', 'address_on_file.created_at as file_sent_at'])
    .select(sql<boolean>`orders.worker_id is not null and own.id is null`.as('has_left'))

export type RedemptionRow = NonNullable<Awaited<ReturnType<typeof findRedemption>>>

export function findRedemption(db: Db, id: number) {
  return redemptions(db).where('orders.id', '=', id).executeTakeFirst()
}

/** Deletes a worker's credits and unposted orders, and erases the addresses of posted ones. */
export async function removeOrders(tx: Db, workerId: number): Promise<void> {
  await tx.deleteFrom('credits').where('worker_id', '=', workerId).execute()
  await tx.deleteFrom('voucher_orders').where('worker_id', '=', workerId).where('state', '<>', 'posted').execute()
  await tx.updateTable('voucher_orders').set({ name: null, address: null }).where('worker_id', '=', workerId).execute()
}

/**
 * Erases the addresses of vouchers posted before a given time. The address on file is erased too, unless she has sent
 * it since or a voucher waits for it; so is one that was undeliverable by then, and that of a worker who left her
 * household by then.
 */
export async function removeAddresses(tx: Db, before: Date): Promise<void> {
  const moment = sql`${before}::timestamptz`
  await sql`update voucher_orders set name = null, address = null
    where address is not null and posted_at < ${moment}`.execute(tx)
  await sql`
    delete from redemptions address_on_file
    where not exists (select from voucher_orders where worker_id = address_on_file.worker_id and state = 'ordered')
      and (address_on_file.refused_at < ${moment}
        or (select max(posted_at) from voucher_orders
          where worker_id = address_on_file.worker_id and posted_at >= address_on_file.created_at) < ${moment}
        or (address_on_file.created_at < ${moment}
          and exists (select from worker_links where worker_id = address_on_file.worker_id)
          and not exists (select from worker_links
            where worker_id = address_on_file.worker_id and (ended_at is null or ended_at >= ${moment}))))`.execute(tx)
}

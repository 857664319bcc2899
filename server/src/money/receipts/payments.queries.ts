import { type Insertable, sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import type { Tables } from '#platform/database/schema'

type Payment = Rows['payments']

/** A row of the list; `place` orders rows of the same second, and is negative for declined payments. */
export type ListedPayment = Pick<
  Payment,
  'subscription_plan_id' | 'amount' | 'discount' | 'credit' | 'card_brand' | 'card_last4' | 'voucher_code' | 'refunded'
> & {
  at: Date
  place: number
  state: Payment['state'] | 'declined'
  period_start: Date | null
  period_end: Date | null
}
type Below = { at: Date; place: number }

/** An account's payments and declined payments, the newest first, after the cursor. */
export async function findPayments(
  db: Db,
  userId: number,
  { below, most }: { below: Below; most: number },
): Promise<ListedPayment[]> {
  const { rows } = await sql<ListedPayment>`
    select * from (
      select paid_at as at, id as place, subscription_plan_id, amount, discount, credit, card_brand, card_last4,
        voucher_code, refunded, state, period_start, period_end
      from payments where user_id = ${userId}
      union all
      select declined_at, -id, subscription_plan_id, amount, 0, 0, null, null, null, 0, 'declined', null, null
      from declined_payments where user_id = ${userId}
    ) listed
    where (at, place) < (${below.at}::timestamptz, ${below.place}::integer)
    order by at desc, place desc limit ${most}`.execute(db)
  return rows
}

/** Adds a declined payment, unless its cause has one. */
export async function addDeclinedPayment(tx: Db, declined: Insertable<Tables['declined_payments']>): Promise<void> {
  await tx
    .insertInto('declined_payments')
    .values(declined)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export function findPayment(db: Db, userId: number, id: number): Promise<Payment | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
}

/** A payment with the address for its receipt; undefined if the account is deleted. */
export function findReceipt(db: Db, id: number): Promise<(Payment & { email: string | null }) | undefined> {
  return db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .selectAll('payments')
    .select('users.email')
    .where('payments.id', '=', id)
    .executeTakeFirst()
}

export async function requirePayment(db: Db, id: number): Promise<Payment> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

import { sql } from 'kysely'
import type { Db, Rows } from '../../../../platform/database/db'

export type RefundRow = Rows['refunds'] & { clerk: string | null }

/** So many payments of an account are shown: eight years of months. */
const most = 100

export function findPaymentsOf(db: Db, userId: number): Promise<Rows['payments'][]> {
  return db.selectFrom('payments').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(most).execute()
}

export function findAnyPayment(db: Db, id: number): Promise<Rows['payments'] | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What was given back of some payments, the latest first, with who did it. */
export async function findRefundsOf(db: Db, paymentIds: number[]): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select r.*, coalesce(nullif(u.fullname, ''), u.email) as clerk
    from refunds r left join users u on u.id = r.asked_by
    where r.payment_id = any(${paymentIds}::integer[]) order by r.id desc`.execute(db)
  return rows
}

export async function findAccount(db: Db, id: number) {
  return db.selectFrom('users').select(['id', 'fullname as name', 'email']).where('id', '=', id).executeTakeFirst()
}

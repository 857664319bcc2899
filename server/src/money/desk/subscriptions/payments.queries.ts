import { type RawBuilder, sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import { personName } from '#platform/sql/person-name'

/** A refund as JSON contains it, with the admin who made it. */
export type RefundRow = Pick<Rows['refunds'], 'id' | 'amount' | 'reason' | 'note' | 'state'> & {
  created_at: string
  ended_at: string | null
  admin: string | null
}
/** A payment with its refunds, the latest first. */
export type PaymentRow = Rows['payments'] & {
  refunds: RefundRow[]
  /** A later payment of the subscription began within this period, and credited the rest of it. */
  is_followed: boolean
}

/** Maximum of payments that are shown for an account: eight years of months. */
const most = 100

const selectPayments = (where: RawBuilder<unknown>) => sql<PaymentRow>`
  select p.*, (
    select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount, 'reason', r.reason, 'note', r.note,
      'state', r.state, 'created_at', r.created_at, 'ended_at', r.ended_at,
      'admin', ${personName('u')}) order by r.id desc), '[]')
    from refunds r left join users u on u.id = r.asked_by where r.payment_id = p.id) as refunds,
    exists (select from payments later where later.provider_subscription = p.provider_subscription
      and later.id <> p.id and later.period_end > p.period_end and later.period_start < p.period_end) as is_followed
  from payments p where ${where} order by p.id desc limit ${sql.lit(most)}`

export async function findPaymentsOf(db: Db, userId: number): Promise<PaymentRow[]> {
  return (await selectPayments(sql`p.user_id = ${userId}`).execute(db)).rows
}

export async function findAnyPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  return (await selectPayments(sql`p.id = ${id}`).execute(db)).rows[0]
}

export async function findAccount(db: Db, id: number) {
  return db.selectFrom('users').select(['id', 'fullname as name', 'email']).where('id', '=', id).executeTakeFirst()
}

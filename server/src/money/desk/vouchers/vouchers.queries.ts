import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import type { DeskVoucherFacts } from '#platform/ports/payments/payments'
import { personName } from '#platform/sql/person-name'

/** Data about a voucher that is stored here: the admins who created and ended it. */
export type VoucherRecord = {
  id: string
  facts: DeskVoucherFacts
  made_by: string | null
  made_at: Date | null
  ended_by: string | null
  ended_at: Date | null
}

const columns = sql`v.id, v.facts, v.made_at, v.ended_at,
  ${personName('m')} as made_by, ${personName('e')} as ended_by
  from vouchers v left join users m on m.id = v.made_by left join users e on e.id = v.ended_by`

export async function findRecords(db: Db, ids: string[]): Promise<Map<string, VoucherRecord>> {
  const { rows } = await sql<VoucherRecord>`select ${columns} where v.id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Coupons that were ended here, which the provider no longer lists. */
export async function findEndedCoupons(db: Db, most: number): Promise<VoucherRecord[]> {
  const { rows } = await sql<VoucherRecord>`select ${columns}
    where v.kind = 'coupon' and v.ended_at is not null order by v.ended_at desc limit ${most}`.execute(db)
  return rows
}

type VoucherChange = { facts: DeskVoucherFacts; adminId: number; at: Date }

export async function recordNew(db: Db, { facts, adminId, at }: VoucherChange): Promise<boolean> {
  const { id, kind, code } = facts
  const row = await db
    .insertInto('vouchers')
    .values({ id, kind, code, facts: JSON.stringify(facts), made_by: adminId, made_at: at })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores what a voucher is before it is ended: the payment provider forgets an ended coupon. */
export async function recordFacts(db: Db, facts: DeskVoucherFacts): Promise<void> {
  const { id, kind, code } = facts
  const row = { id, kind, code, facts: JSON.stringify(facts) }
  await db
    .insertInto('vouchers')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function recordEnd(db: Db, { facts, adminId, at }: VoucherChange): Promise<boolean> {
  const { id, kind, code } = facts
  const ended = { ended_by: adminId, ended_at: at, facts: JSON.stringify(facts) }
  const row = await db
    .insertInto('vouchers')
    .values({ id, kind, code, ...ended })
    .onConflict((oc) => oc.column('id').doUpdateSet(ended).where('vouchers.ended_at', 'is', null))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type Use = { user_id: number | null; name: string; used_at: Date; plan_id: number; saved: number }

/** The discounts on the payments of the subscription bought with a voucher. */
const saved = sql`coalesce((select sum(p.discount) from payments p
  where p.provider_subscription = a.provider_subscription and p.voucher_code = a.voucher_code), 0)`
const used = (id: string) => sql`a.voucher_id = ${id} and a.state = 'settled'`

/** Uses of a voucher, the latest first. */
export async function findUses(db: Db, id: string, most: number): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select a.user_id, coalesce(${personName('u')}, '') as name, a.ended_at as used_at,
      a.subscription_plan_id as plan_id, ${saved}::int as saved
    from payment_attempts a left join users u on u.id = a.user_id
    where ${used(id)} order by a.ended_at desc, a.id desc limit ${most}`.execute(db)
  return rows
}

export async function sumUses(db: Db, id: string): Promise<{ used: number; given: number }> {
  const { rows } = await sql<{ used: number; given: number }>`
    select count(*)::int as used, coalesce(sum(${saved}), 0)::int as given from payment_attempts a where ${used(id)}`.execute(
    db,
  )
  return rows[0] ?? { used: 0, given: 0 }
}

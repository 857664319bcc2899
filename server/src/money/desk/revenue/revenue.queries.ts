import { countedPayments } from '@kasama/contract/money/revenue.rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { startOfDay, startOfNextMonth } from '#platform/sql/singapore-days'

/** The figures of a month for one plan and organisation (0: no organisation). */
export type Figure = {
  month: string
  plan_id: number
  org_id: number
  at_start: number
  came: number
  gone: number
  at_end: number
  lasting: number
}

/**
 * Households that were paying at a time, each with the latest payment whose period includes it. Payments of a deleted
 * account have no user; their subscription identifies the household.
 */
const paying = (at: RawBuilder<unknown>) => sql`
  select distinct on (payer, nameless) coalesce(p.user_id, 0) as payer,
    case when p.user_id is null then p.provider_subscription else '' end as nameless,
    p.subscription_plan_id as plan_id, p.discount, p.voucher_code
  from payments p
  where p.period_end > ${at} and p.period_start <= ${at} and p.amount + greatest(p.credit, 0) > 0
    and p.state in (${sql.join(countedPayments)})
  order by payer, nameless, p.paid_at desc, p.id desc`

const begins = (month: string) => startOfDay(`${month}-01`)
const ends = (month: string) => startOfNextMonth(`${month}-01`)

/** Households that paid at the beginning and at the end of a month, new and gone ones, by plan and organisation. */
export async function countMonth(db: Db, month: string, until: Date | null): Promise<Figure[]> {
  const end = until ? sql`${until}::timestamptz` : ends(month)
  const { rows } = await sql<Figure>`
    with before as (${paying(begins(month))}), after as (${paying(end)}),
    both_ends as (
      select b.plan_id as was, a.plan_id as became, coalesce(u.org_id, 0) as org_id, count(*)::int as households,
        coalesce(sum(a.discount) filter (where a.voucher_code in
          (select code from vouchers where facts ->> 'duration' = 'forever')), 0)::int as lasting
      from before b full join after a using (payer, nameless)
      left join users u on u.id = payer and u.org_id is not null
      group by 1, 2, 3),
    moved as (
      select was as plan_id, org_id, households as at_start, 0 as came,
        case when became is null then households else 0 end as gone, 0 as at_end, 0 as lasting
      from both_ends where was is not null
      union all
      select became, org_id, 0, case when was is null then households else 0 end, 0, households, lasting
      from both_ends where became is not null)
    select ${month}::text as month, plan_id, org_id, sum(at_start)::int as at_start, sum(came)::int as came,
      sum(gone)::int as gone, sum(at_end)::int as at_end, sum(lasting)::int as lasting
    from moved group by plan_id, org_id`.execute(db)
  return rows
}

/** Stores the figures of a closed month; a row without households marks it as counted. */
export async function storeMonth(db: Db, month: string): Promise<void> {
  const figures = await countMonth(db, month, null)
  const none = { plan_id: 0, org_id: 0, at_start: 0, came: 0, gone: 0, at_end: 0, lasting: 0 }
  const day = `${month}-01`
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('revenue_months').where('month', '=', day).execute()
    const rows = [none, ...figures.filter(({ plan_id }) => plan_id !== 0)]
    await tx
      .insertInto('revenue_months')
      .values(
        rows.map(({ plan_id, org_id, at_start, came, gone, at_end, lasting }) => {
          return { month: day, subscription_plan_id: plan_id, org_id, at_start, came, gone, at_end, lasting }
        }),
      )
      .onConflict((oc) => oc.doNothing())
      .execute()
  })
}

/** The stored figures of these months. */
export async function findMonths(db: Db, months: string[]): Promise<Figure[]> {
  const days = months.map((month) => `${month}-01`)
  const { rows } = await sql<Figure>`
    select to_char(month, 'YYYY-MM') as month, subscription_plan_id as plan_id, org_id, at_start, came, gone, at_end, lasting
    from revenue_months where month = any(${days}::date[])`.execute(db)
  return rows
}

type Present = {
  /** Payments and refunds in the month, in cents. */
  so_far: { charged: number; vouchers: number; refunded: number }
  names: { id: number; name: string }[]
}

/** Payments and refunds in a month so far, and the names of organisations. */
export async function findPresent(db: Db, month: string): Promise<Present> {
  const { rows } = await sql<Present>`
    select
      (select json_build_object('charged', coalesce(sum(amount), 0)::float8,
        'vouchers', coalesce(sum(discount), 0)::float8,
        'refunded', (select coalesce(sum(amount), 0)::float8 from refunds
          where state = 'settled' and created_at >= ${begins(month)}))
        from payments where paid_at >= ${begins(month)}) as so_far,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from orgs) as names`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum has one row')
  return row
}

/** The number of accounts that agencies pay for by invoice. */
export type Agencies = { accounts: number; organisations: number }

export async function countAgencies(db: Db, at: Date): Promise<Agencies> {
  const { rows } = await sql<Agencies>`
    select count(*)::int as accounts, count(distinct u.org_id)::int as organisations
    from subscriptions s join users u on u.id = s.user_id
    where s.mode = 1 and s.status in ('active', 'canceled') and s.current_period_end > ${at}`.execute(db)
  return rows[0] ?? { accounts: 0, organisations: 0 }
}

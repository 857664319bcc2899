import type { PaymentState } from '@kasama/contract/payment.api'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/database/db'
import { containing, counted, inScope, named, termsOf } from '../people.queries'

export type FoundRow = {
  workers: number[]
  employers: number[]
  organisations: { id: number; name: string; short_url: string; accounts: number }[]
  payments: {
    id: number
    user_id: number
    name: string
    number: string | null
    amount: number
    state: PaymentState
    paid_at: string
  }[]
}

const [shown, looked] = [6, 200]

/** Of the newest hits, who is called exactly so, then whose login begins so, then the newest. */
const people = (role: 'E' | 'W', { q, isClose, orgId }: Asked): RawBuilder<unknown> => {
  const login = sql.raw(role === 'W' ? 'lower(u.username)' : 'u.email')
  const exact = q.trim().toLowerCase()
  const scoped = sql`u.role = ${role} and ${inScope(orgId)}`
  return sql`select id from (
      select u.id, 0 as rank from users u where ${scoped} and ${login} = ${exact}
      union all
      (select u.id, case when ${login} like ${`${containing(exact).slice(1)}`} then 1 else 2 end
        from users u where ${scoped} and ${login} <> ${exact} and ${named(termsOf(q), isClose)} order by u.id desc limit ${looked})
    ) hits order by rank, id desc limit ${shown}`
}

type Asked = { q: string; isClose: boolean; orgId: number | null }

/** Everybody and everything that a search finds, in one statement: ids of people, organisations, and payments for the provider. */
export async function findAll(db: Db, asked: Asked): Promise<FoundRow> {
  const { q, orgId } = asked
  const id = q.trim()
  const organisation = sql.join(
    termsOf(q).map((term) => sql`lower(o.name || ' ' || o.short_url) like ${containing(term)}`),
    sql` and `,
  )
  const theirs =
    orgId === null
      ? sql`select p.id from payments p where p.number = ${id} or p.provider_invoice = ${id}
          union select p.id from billing_customers c join payments p on p.user_id = c.user_id where c.customer_id = ${id}
          union (select p.id from employers join payments p on p.user_id = employers.id order by p.id desc limit ${shown})`
      : sql`select 0 as id where false`
  const { rows } = await sql<FoundRow>`
    with workers as materialized (${people('W', asked)}),
    employers as materialized (${people('E', asked)}),
    money as (${theirs})
    select (select coalesce(json_agg(id), '[]') from workers) as workers,
      (select coalesce(json_agg(id), '[]') from employers) as employers,
      (select coalesce(json_agg(x), '[]') from (select o.id, o.name, o.short_url,
          ${counted(sql`from users u where u.org_id = o.id and u.role <> 'A'`)} as accounts
        from orgs o where ${inScope(orgId, 'o.id')} and ${organisation} order by lower(o.name), o.id limit ${shown}) x) as organisations,
      (select coalesce(json_agg(x), '[]') from (select p.id, p.user_id, coalesce(nullif(u.fullname, ''), u.email) as name,
          p.number, p.amount, p.state, p.paid_at
        from money join payments p on p.id = money.id join users u on u.id = p.user_id
        order by p.id desc limit ${shown}) x) as payments`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a search without a row')
  return row
}

import { maxExactCount } from '@kasama/contract/lists.rules'
import type { PaymentState } from '@kasama/contract/money/payment.api'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { accountsByNumber, paymentsByNumber } from '#platform/payment-numbers'
import { containing, isIndexed } from '#platform/search/word-search'
import { personName } from '#platform/sql/person-name'
import { counted, inScope, nameMatches, termsOf } from '../people.queries'

export type FoundRow = {
  workers: number[]
  employers: number[]
  organisations: { id: number; name: string; short_url: string; accounts: number }[]
  payments: {
    id: number
    user_id: number | null
    name: string | null
    number: string | null
    amount: number
    state: PaymentState
    paid_at: string
  }[]
}

type DeskSearch = { q: string; isClose: boolean; orgId: number | null }

/** Limits: rows shown of each kind, newest accounts scanned, and matches read from the search index. */
const [shownLimit, newestLimit, countLimit] = [sql.lit(6), sql.lit(2000), sql.lit(maxExactCount)]

/**
 * Exact matches of a login, then matches among the newest accounts, then matches from the index, at most `countLimit`
 * of them: a name that many thousands share is not read to its end.
 */
function hits({ q, isClose, orgId }: DeskSearch): RawBuilder<unknown> {
  const exact = q.trim().toLowerCase()
  const terms = termsOf(q)
  const scoped = sql`u.role <> 'A' and ${inScope(orgId)}`
  const login = sql`case u.role when 'W' then lower(u.username) else u.email end`
  const rankedColumns = sql`u.id, u.role, case when ${login} like ${containing(exact).slice(1)} then 1 else 2 end as rank`
  const byIndex = terms.some(isIndexed) ? sql`true` : sql`false`
  return sql`
    matching as materialized (select ${rankedColumns} from users u where ${byIndex} and ${scoped} and ${nameMatches(terms, isClose)}),
    hits as materialized (select id, role, min(rank) as rank from (
      select u.id, u.role, 0 as rank from users u where u.role = 'W' and lower(u.username) = ${exact} and ${inScope(orgId)}
      union all
      select u.id, u.role, 0 from users u where u.role = 'E' and u.email = ${exact} and ${inScope(orgId)}
      ${orgId === null ? sql`union all select u.id, u.role, 0 from users u where u.role <> 'A' and u.id in (${accountsByNumber(q)})` : sql``}
      union all
      select ${rankedColumns} from (select * from users u where ${scoped} order by u.id desc limit ${newestLimit}) u
        where ${nameMatches(terms, isClose)}
      union all
      (select * from matching limit ${countLimit})) found group by id, role)`
}

/** Exact matches of the login first, then logins that begin with the query, then the newest. */
const people = (role: 'E' | 'W') =>
  sql`select id from hits where role = ${role} order by rank, id desc limit ${shownLimit}`

/** All matches in one statement: ids of people and organisations, and for the provider payments. */
export async function findAll(db: Db, search: DeskSearch): Promise<FoundRow> {
  const { q, isClose, orgId } = search
  const organisation = nameMatches(termsOf(q), isClose, sql`lower(' ' || o.name || ' ' || o.short_url || ' ')`)
  const orgCondition =
    orgId === null
      ? sql`${paymentsByNumber(q)} union (select p.id from employers join payments p on p.user_id = employers.id order by p.id desc limit ${shownLimit})`
      : sql`select 0 as id where false`
  const { rows } = await sql<FoundRow>`
    with ${hits(search)},
    workers as materialized (${people('W')}),
    employers as materialized (${people('E')}),
    money as (${orgCondition})
    select (select coalesce(json_agg(id), '[]') from workers) as workers,
      (select coalesce(json_agg(id), '[]') from employers) as employers,
      (select coalesce(json_agg(x), '[]') from (select o.id, o.name, o.short_url,
          ${counted(sql`from users u where u.org_id = o.id and u.role <> 'A'`)} as accounts
        from orgs o where ${inScope(orgId, 'o.id')} and ${organisation} order by name_order(o.name), o.id limit ${shownLimit}) x) as organisations,
      (select coalesce(json_agg(x), '[]') from (select p.id, p.user_id, ${personName('u')} as name,
          p.number, p.amount, p.state, p.paid_at
        from money join payments p on p.id = money.id left join users u on u.id = p.user_id
        order by p.id desc limit ${shownLimit}) x) as payments`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a search without a row')
  return row
}

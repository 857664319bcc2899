import type { AccountFilters, AccountSort } from '@kasama/contract/desk/accounts.api'
import { countsTo, idleAfterDays } from '@kasama/contract/desk.rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/database/db'
import {
  counted,
  inScope,
  named,
  type PersonRow,
  person,
  personJoins,
  planState,
  termsOf,
  withPlan,
} from '../people.queries'

type Asked = { filters: AccountFilters; isClose: boolean; orgId: number | null; at: Date }
/** The last row of the page before. */
export type Place = { id: number; name: string }

const dayMs = 86_400_000
const notSeenSince = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000 - idleAfterDays * dayMs).toISOString().slice(0, 10)
const idle = (at: Date) => sql`(u.seen_on is null or u.seen_on < ${notSeenSince(at)}::date)`

function conditions({ filters, isClose, orgId, at }: Asked): RawBuilder<unknown> {
  const { q, role, plan, org, language, blocked } = filters
  const all = [
    sql`u.role <> 'A'`,
    inScope(orgId),
    ...(q ? [named(termsOf(q), isClose)] : []),
    ...(role ? [sql`u.role = ${role}`] : []),
    ...(plan ? [sql`${planState(at)} = ${plan}`] : []),
    ...(org === undefined ? [] : [org === 'none' ? sql`u.org_id is null` : sql`u.org_id = ${Number(org)}`]),
    ...(language ? [sql`u.role = 'W' and u.language_code = ${language}`] : []),
    ...(blocked ? [sql`u.blocked_at is not null`] : []),
    ...(filters.idle ? [idle(at)] : []),
  ]
  return sql`from users u ${plan ? withPlan : sql``} where ${sql.join(all, sql` and `)}`
}

const orders: Record<AccountSort, { by: RawBuilder<unknown>; behind: (place: Place) => RawBuilder<unknown> }> = {
  newest: { by: sql`u.id desc`, behind: ({ id }) => sql`u.id < ${id}` },
  oldest: { by: sql`u.id`, behind: ({ id }) => sql`u.id > ${id}` },
  name: {
    by: sql`lower(u.fullname), u.id`,
    behind: ({ id, name }) => sql`(lower(u.fullname), u.id) > (${name}, ${id}::int)`,
  },
  '-name': {
    by: sql`lower(u.fullname) desc, u.id desc`,
    behind: ({ id, name }) => sql`(lower(u.fullname), u.id) < (${name}, ${id}::int)`,
  },
}

export async function countAccounts(db: Db, asked: Asked): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${counted(conditions(asked))} as total`.execute(db)
  return rows[0]?.total ?? 0
}

export type ListedRow = PersonRow & { place_name: string; created_at: Date; period_end: Date | null }

/** A page from behind a place: its rows are found first, and only they are joined with what a line says. */
export async function findAccounts(
  db: Db,
  asked: Asked,
  { after, most }: { after: Place | null; most: number },
): Promise<ListedRow[]> {
  const { by, behind } = orders[asked.filters.sort ?? 'newest']
  const { rows } = await sql<ListedRow>`
    with page as materialized (
      select u.id ${conditions(asked)} and ${after ? behind(after) : sql`true`} order by ${by} limit ${most})
    select ${person(asked.at)}, lower(u.fullname) as place_name, u.created_at,
      coalesce(s.access_ends_at, s.current_period_end) as period_end
    from page join users u on u.id = page.id ${personJoins(asked.orgId)} order by ${by}`.execute(db)
  return rows
}

export type ViewRow = {
  all: number
  employers: number
  workers: number
  blocked: number
  idle: number
  orgs: { id: number; name: string }[]
}
const mostOrgs = countsTo

/** The ready-made views in one statement; an organisation's admin chooses no organisation. */
export async function countViews(db: Db, { orgId, at }: Pick<Asked, 'orgId' | 'at'>): Promise<ViewRow> {
  const view = (condition: RawBuilder<unknown>) =>
    counted(sql`from users u where u.role <> 'A' and ${inScope(orgId)} and ${condition}`)
  const { rows } = await sql<ViewRow>`select ${view(sql`true`)} as all, ${view(sql`u.role = 'E'`)} as employers,
    ${view(sql`u.role = 'W'`)} as workers, ${view(sql`u.blocked_at is not null`)} as blocked, ${view(idle(at))} as idle,
    (select coalesce(json_agg(x), '[]') from (select id, name from orgs where ${inScope(orgId, 'id')}
      order by lower(name), id limit ${mostOrgs}) x) as orgs`.execute(db)
  const [row] = rows
  if (!row) throw new Error('views without a row')
  return row
}

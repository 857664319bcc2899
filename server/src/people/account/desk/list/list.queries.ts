import { singaporeDay } from '@kasama/contract/calendar.rules'
import { idleAfterDays } from '@kasama/contract/desk/desk.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import { maxExactCount } from '@kasama/contract/lists.rules'
import type { AccountFilters, AccountSort, PlanState } from '@kasama/contract/people/desk/accounts.api'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/db'
import type { PageRange } from '#platform/lists/pages'
import {
  accessEnd,
  counted,
  inScope,
  nameMatches,
  type PersonRow,
  person,
  personJoins,
  planState,
  termsOf,
  withPlan,
} from '../people.queries'

type AccountListFilter = { filters: AccountFilters; isClose: boolean; orgId: number | null; at: Date }
/** The last row of the page before. */
export type AccountCursor = Pick<ListedRow, 'id' | 'sort_name'>

const notSeenSince = (at: Date) => singaporeDay(new Date(at.getTime() - idleAfterDays * dayMs))
const idle = (at: Date) => sql`(u.seen_on is null or u.seen_on < ${notSeenSince(at)}::date)`

type Plan = Exclude<PlanState, 'free'>

/**
 * The subscriptions in each plan state, in the form of a partial index. The time is a literal: for a parameter the
 * planner assumes that a third of all rows match.
 */
const subscriptionsOf: Record<Plan, (at: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  active: (at) => sql`s.mode = 0 and s.status = 'active' and ${accessEnd} > ${at}`,
  canceled: (at) => sql`s.mode = 0 and s.status = 'canceled' and ${accessEnd} > ${at}`,
  agency: (at) => sql`s.mode = 1 and s.status in ('active', 'canceled') and ${accessEnd} > ${at}`,
  ended: (at) => sql`(s.status not in ('active', 'canceled') or ${accessEnd} <= ${at})`,
}

/**
 * The accounts of households in a plan state, each once. Reading subscriptions first is fast for a plan that few have.
 */
const payersAndWorkers = (plan: Plan, at: Date) => sql`(
  with theirs as materialized (select s.user_id from subscriptions s
    where s.subscription_plan_id <> 0 and ${subscriptionsOf[plan](sql`${sql.lit(at.toISOString())}::timestamptz`)})
  select user_id as id from theirs
  union all select boss.worker_id from theirs
    join worker_links boss on boss.employer_id = theirs.user_id and boss.ended_at is null) payer`

type Source = { from: RawBuilder<unknown>; condition: RawBuilder<unknown> }

/**
 * Tables to read accounts of a plan state from, and the condition; the absence of a plan is stored with each account.
 */
function ofPlan(plan: PlanState | undefined, at: Date, isMany: boolean): Source {
  if (!plan) return { from: sql`users u`, condition: sql`true` }
  if (plan === 'free') return { from: sql`users u`, condition: sql`u.is_free` }
  if (isMany) return { from: sql`users u ${withPlan}`, condition: sql`${planState(at)} = ${plan}` }
  return { from: sql`${payersAndWorkers(plan, at)} join users u on u.id = payer.id`, condition: sql`true` }
}

/** `isMany`: so many matches are expected that a scan in the list's order soon fills a page. */
function conditions({ filters, isClose, orgId, at }: AccountListFilter, isMany: boolean): RawBuilder<unknown> {
  const { q, role, plan, org, language, blocked } = filters
  const { from, condition } = ofPlan(plan, at, isMany)
  const all = [
    sql`u.role <> 'A'`,
    condition,
    inScope(orgId),
    ...(q ? [nameMatches(termsOf(q), isClose)] : []),
    ...(role ? [sql`u.role = ${role}`] : []),
    ...(org === undefined ? [] : [org === 'none' ? sql`u.org_id is null` : sql`u.org_id = ${Number(org)}`]),
    ...(language ? [sql`u.role = 'W' and u.language_code = ${language}`] : []),
    ...(blocked ? [sql`u.blocked_at is not null`] : []),
    ...(filters.idle ? [idle(at)] : []),
  ]
  return sql`from ${from} where ${sql.join(all, sql` and `)}`
}

const orders: Record<
  AccountSort,
  { by: RawBuilder<unknown>; isAfter: (cursor: AccountCursor) => RawBuilder<unknown> }
> = {
  newest: { by: sql`u.id desc`, isAfter: ({ id }) => sql`u.id < ${id}` },
  oldest: { by: sql`u.id`, isAfter: ({ id }) => sql`u.id > ${id}` },
  name: {
    by: sql`name_order(u.fullname), u.id`,
    isAfter: ({ id, sort_name }) => sql`(name_order(u.fullname), u.id) > (${sort_name}, ${id}::int)`,
  },
  '-name': {
    by: sql`name_order(u.fullname) desc, u.id desc`,
    isAfter: ({ id, sort_name }) => sql`(name_order(u.fullname), u.id) < (${sort_name}, ${id}::int)`,
  },
}

export async function countAccounts(db: Db, filter: AccountListFilter): Promise<number> {
  // Reads matches by the index of words, at most as many as are counted.
  const { rows } = await (filter.filters.q
    ? sql<{ total: number }>`with found as materialized (select 1 ${conditions(filter, false)})
        select ${counted(sql`from found`)} as total`
    : sql<{ total: number }>`select ${counted(conditions(filter, false))} as total`
  ).execute(db)
  return rows[0]?.total ?? 0
}

export type ListedRow = PersonRow & {
  sort_name: string
  created_at: Date
  period_end: Date | null
  is_given: boolean | null
}

/**
 * A page of accounts after a cursor: finds the page's ids first and joins only those. A search or a plan with few
 * matches reads them all by an index; one with many scans in the list's order until the page is full.
 */
export async function findAccounts(
  db: Db,
  filter: AccountListFilter,
  { after, limit }: PageRange<AccountCursor>,
  isMany: boolean,
): Promise<ListedRow[]> {
  const { by, isAfter } = orders[filter.filters.sort ?? 'newest']
  const fromHere = after ? isAfter(after) : sql`true`
  const page =
    (filter.filters.q || filter.filters.plan) && !isMany
      ? sql`found as materialized (select u.id, u.fullname ${conditions(filter, false)}),
          page as materialized (select u.id from found u where ${fromHere} order by ${by} limit ${sql.lit(limit)})`
      : sql`page as materialized (select u.id ${conditions(filter, isMany)} and ${fromHere} order by ${by} limit ${sql.lit(limit)})`
  const { rows } = await sql<ListedRow>`
    with ${page}
    select ${person(filter.at)}, name_order(u.fullname) as sort_name, u.created_at,
      ${accessEnd} as period_end, s.mode = 1 or ${accessEnd} = s.extended_until as is_given
    from page join users u on u.id = page.id ${personJoins(filter.orgId)} order by ${by}`.execute(db)
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
const maxOrgs = maxExactCount

/** The counts of the predefined views, in one statement; an organisation's admin cannot choose an organisation. */
export async function countViews(db: Db, { orgId, at }: Pick<AccountListFilter, 'orgId' | 'at'>): Promise<ViewRow> {
  const view = (condition: RawBuilder<unknown>) =>
    counted(sql`from users u where u.role <> 'A' and ${inScope(orgId)} and ${condition}`)
  const { rows } = await sql<ViewRow>`select ${view(sql`true`)} as all, ${view(sql`u.role = 'E'`)} as employers,
    ${view(sql`u.role = 'W'`)} as workers, ${view(sql`u.blocked_at is not null`)} as blocked, ${view(idle(at))} as idle,
    (select coalesce(json_agg(x), '[]') from (select id, name from orgs where ${inScope(orgId, 'id')}
      order by name_order(name), id limit ${sql.lit(maxOrgs)}) x) as orgs`.execute(db)
  const [row] = rows
  if (!row) throw new Error('views without a row')
  return row
}

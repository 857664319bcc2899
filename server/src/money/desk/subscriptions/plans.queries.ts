import { maxExactCount } from '@kasama/contract/lists.rules'
import type { SubscriptionView } from '@kasama/contract/money/desk/subscriptions.api'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import type { PageRange } from '#platform/lists/pages'
import { accountsByNumber, isNumber, paymentsByNumber } from '#platform/payment-numbers'
import { accountWords, containsTerm } from '#platform/search/word-search'

export type ListedSubscription = Rows['subscriptions'] & { fullname: string; email: string | null }
export type Filters = { q?: string; view?: SubscriptionView; plan?: number; sort?: 'ends' | '-ends' }
export type Place = Pick<ListedSubscription, 'current_period_end' | 'user_id'>

/** The predefined views; each has an index in the list's order. */
const views: Record<SubscriptionView, RawBuilder<unknown>> = {
  all: sql`true`,
  active: sql`s.status = 'active'`,
  late: sql`s.problem = 'past_due'`,
  ending: sql`s.status = 'canceled'`,
  over: sql`s.status = 'expired'`,
  look: sql`(s.problem is not null or s.differs_since is not null or s.mended_at is not null)`,
  differs: sql`s.differs_since is not null`,
}

/** Late and differing plans all need attention; naming that condition too makes the planner use its index. */
const within: Partial<Record<SubscriptionView, RawBuilder<unknown>>> = {
  late: sql`and ${views.look}`,
  differs: sql`and ${views.look}`,
}

const inView = (view: SubscriptionView) => sql`${views[view]} ${within[view] ?? sql``}`

/** Accounts by a number: one of the provider's ids, or one on a receipt. */
const byNumber = (q: string) => sql`${accountsByNumber(q)}
  union select user_id from payments where id in (${paymentsByNumber(q)})`

/** Matches name or email, or a number of a receipt or of the provider. */
function found(q: string | undefined): RawBuilder<unknown> {
  const text = q?.trim()
  if (!text) return sql``
  const people = sql`select u.id from users u where ${containsTerm(accountWords, text.toLowerCase())}`
  return sql`and s.user_id in (${isNumber(text) ? sql`${people} union ${byNumber(text)}` : people})`
}

/** Agencies' accounts are invoiced and in no list of payments. */
const listed = ({ q, view = 'all', plan }: Filters) => sql`s.mode = 0 and ${inView(view)}
  ${plan === undefined ? sql`` : sql`and s.subscription_plan_id = ${plan}`} ${found(q)}`

/** A page of plans after a cursor, by the end of their period. */
export async function findPlans(
  db: Db,
  filters: Filters,
  { after, limit }: PageRange<Place>,
): Promise<ListedSubscription[]> {
  const [sign, order] = filters.sort === '-ends' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const behind = after
    ? sql`and (s.current_period_end, s.user_id) ${sign} (${after.current_period_end}::timestamptz, ${after.user_id}::integer)`
    : sql``
  const { rows } = await sql<ListedSubscription>`
    select s.*, u.fullname, u.email from subscriptions s join users u on u.id = s.user_id
    where ${listed(filters)} ${behind}
    order by s.current_period_end ${order}, s.user_id ${order} limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** Counts plans up to the limit and one more, which means "more than". */
export async function countPlans(db: Db, filters: Filters): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from
    (select 1 from subscriptions s where ${listed(filters)} limit ${sql.lit(maxExactCount + 1)}) counted`.execute(db)
  return rows[0]?.count ?? 0
}

const counted = ['all', 'active', 'late', 'ending', 'look', 'differs'] as const

/** The number of plans in each view, in one statement. */
export async function countViews(db: Db): Promise<Record<(typeof counted)[number], number>> {
  const count = (view: SubscriptionView) => sql`(select count(*)::int from
    (select 1 from subscriptions s where s.mode = 0 and ${inView(view)} limit ${sql.lit(maxExactCount + 1)}) counted)`
  const columns = sql.join(counted.map((view) => sql`${count(view)} as ${sql.ref(view)}`))
  const { rows } = await sql<Record<(typeof counted)[number], number>>`select ${columns}`.execute(db)
  return rows[0] ?? { all: 0, active: 0, late: 0, ending: 0, look: 0, differs: 0 }
}

/** Returns an account's plan; null if it has none, undefined if the account does not exist. */
export async function findPlanOf(db: Db, accountId: number): Promise<ListedSubscription | null | undefined> {
  const { rows } = await sql<ListedSubscription | { user_id: null }>`select s.*, u.fullname, u.email
    from users u left join subscriptions s on s.user_id = u.id where u.id = ${accountId}`.execute(db)
  const [found] = rows
  return found?.user_id === null ? null : found
}

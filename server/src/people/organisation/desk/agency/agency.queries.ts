import { singaporeDay } from '@kasama/contract/calendar.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import type { Language } from '@kasama/contract/language'
import { maxExactCount } from '@kasama/contract/lists.rules'
import type { householdViews } from '@kasama/contract/people/desk/agency.api'
import { endsSoonDays, quietDays } from '@kasama/contract/people/organisation.rules'
import { sql } from 'kysely'
import { mondayAt } from '#platform/calendar/weeks'
import type { Db } from '#platform/database/db'
import type { PageRange } from '#platform/lists/pages'
import { containsTerm } from '#platform/search/word-search'
import { startOfDay } from '#platform/sql/singapore-days'

type View = (typeof householdViews)[number]
export type HouseholdFilter = {
  orgId: number
  at: Date
  q?: string | undefined
  view?: View | undefined
  language?: Language | undefined
}
export type HouseholdRow = {
  id: number
  name: string
  email: string | null
  worker_id: number | null
  worker_name: string | null
  user_id: string | null
  img_url: string | null
  language_code: Language | null
  lessons: number
  seen_on: string | null
  ends_at: Date | null
}

/** A worker counts as the employer's only within the organisation. */
const household = (orgId: number) => sql`
  from users u
  left join worker_links l on l.employer_id = u.id and l.ended_at is null
  left join users w on w.id = l.worker_id and w.org_id = ${orgId}
  left join subscriptions s on s.user_id = u.id and s.mode = 1
  where u.org_id = ${orgId} and u.role = 'E'`

/** Names of both, since an admin may know either. */
const words = sql`lower(concat_ws(' ', u.fullname, u.email, w.fullname, w.username))`

const inView = (view: View, at: Date) =>
  ({
    not_in: sql`w.id is not null and w.seen_on is null`,
    quiet: sql`w.seen_on < ${singaporeDay(new Date(at.getTime() - quietDays * dayMs))}::date`,
    ending: sql`s.current_period_end > ${at} and s.current_period_end <= ${new Date(at.getTime() + endsSoonDays * dayMs)}`,
  })[view]

const matching = ({ orgId, at, q, view, language }: HouseholdFilter) => sql`${household(orgId)}
  and ${view ? inView(view, at) : sql`true`}
  and ${language ? sql`w.language_code = ${language}` : sql`true`}
  and ${q?.trim() ? containsTerm(words, q.trim().toLowerCase()) : sql`true`}`

export async function countHouseholds(db: Db, filter: HouseholdFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 ${matching(filter)} limit ${maxExactCount + 1}) n`.execute(db)
  return rows[0]?.total ?? 0
}

/** A page of households, the newest employer first; lessons are counted for that page alone. */
export async function findHouseholds(
  db: Db,
  filter: HouseholdFilter,
  { after, limit }: PageRange,
): Promise<HouseholdRow[]> {
  const { rows } = await sql<HouseholdRow>`
    with page as materialized (
      select u.id, u.fullname as name, u.email, w.id as worker_id, w.fullname as worker_name, w.username as user_id,
        w.img_url, w.language_code, w.seen_on::text as seen_on, s.current_period_end as ends_at
      ${matching(filter)} and ${after ? sql`u.id < ${after.id}` : sql`true`}
      order by u.id desc limit ${limit})
    select page.*, (select count(*)::int from watches
      where worker_id = page.worker_id and completed_at >= ${startOfDay(mondayAt(filter.at))}) as lessons
    from page order by id desc`.execute(db)
  return rows
}

type HomeCounts = Record<'households' | 'logged_in' | View, number>

/** Counts up to the limit of the display. */
const countWhere = (condition: ReturnType<typeof sql>) =>
  sql`least(count(*) filter (where ${condition}), ${maxExactCount + 1})::int`

export async function countHome(db: Db, { orgId, at }: Pick<HouseholdFilter, 'orgId' | 'at'>): Promise<HomeCounts> {
  const { rows } = await sql<HomeCounts>`
    select ${countWhere(sql`true`)} as households, ${countWhere(sql`w.seen_on is not null`)} as logged_in,
      ${countWhere(inView('not_in', at))} as not_in, ${countWhere(inView('quiet', at))} as quiet,
      ${countWhere(inView('ending', at))} as ending
    ${household(orgId)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count has one row')
  return row
}

type WeekTotals = Record<'workers' | 'lessons' | 'answers' | 'right_first', number>

const nothing: WeekTotals = { workers: 0, lessons: 0, answers: 0, right_first: 0 }

/**
 * Counts the learning of an organisation's workers in the weeks that begin on two Mondays, worker by worker through
 * their indexes.
 */
export async function countLearned(
  db: Db,
  orgId: number,
  mondays: [string, string],
): Promise<[WeekTotals, WeekTotals]> {
  const from = startOfDay(sql.ref('monday'))
  const isInWeek = (moment: ReturnType<typeof sql>) =>
    sql`${moment} >= ${from} and ${moment} < ${from} + interval '7 days'`
  const { rows } = await sql<WeekTotals & { monday: string }>`
    select monday::text as monday, count(*) filter (where days.seconds > 0)::int as workers,
      coalesce(sum(watched.n), 0)::int as lessons, coalesce(sum(answered.n), 0)::int as answers,
      coalesce(sum(answered.correct), 0)::int as right_first
    from unnest(${mondays}::date[]) monday
    join users w on w.org_id = ${orgId} and w.role = 'W'
    cross join lateral (select coalesce(sum(seconds), 0) as seconds from learning_days
      where worker_id = w.id and day >= monday and day < monday + 7) days
    cross join lateral (select count(*) as n from watches where worker_id = w.id and ${isInWeek(sql`completed_at`)}) watched
    cross join lateral (select count(*) as n, count(*) filter (where score = 1) as correct from answers
      where worker_id = w.id and ${isInWeek(sql`created_at`)}) answered
    group by monday`.execute(db)
  const totalsOf = (day: string): WeekTotals => {
    const { monday: _, ...learned } = rows.find(({ monday }) => monday === day) ?? { ...nothing, monday: day }
    return learned
  }
  return [totalsOf(mondays[0]), totalsOf(mondays[1])]
}

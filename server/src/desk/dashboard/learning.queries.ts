import type { LearningFigures } from '@kasama/contract/desk/dashboard.api'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { startOfDay, startOfDayAfter } from '#platform/sql/singapore-days'

/** Counts active workers, time, lessons and answers by the worker's language, over `days` days from the first. */
const learnedByLanguage = (first: string, days: number) => {
  const [start, end] = [startOfDay(first), startOfDayAfter(first, days)]
  // A worker has one row a day, and the planner knows the number of rows of a day.
  const [workers, condition] =
    days === 1
      ? [sql`count(*)`, sql`day = ${first}::date`]
      : [sql`count(distinct worker_id)`, sql`day >= ${first}::date and day < ${first}::date + ${sql.lit(days)}`]
  return sql`
    select language_code, ${workers} filter (where seconds > 0)::int as workers, sum(seconds)::float8 as seconds,
      sum(lessons)::int as lessons, sum(answers)::int as answers, sum(right_first)::int as right_first
    from (
      select worker_id, seconds, 0 as lessons, 0 as answers, 0 as right_first
      from learning_days where ${condition}
      union all
      select worker_id, 0, 1, 0, 0 from watches where completed_at >= ${start} and completed_at < ${end}
      union all
      select worker_id, 0, 0, 1, case when score = 1 then 1 else 0 end
      from answers where created_at >= ${start} and created_at < ${end}
    ) learned
    join users on users.id = worker_id and users.role = 'W'
    group by language_code`
}

type ByLanguage = LearningFigures['today_by_language'][number]

/** Counts the learning on each of these days, by language. */
export async function countDays(db: Db, days: string[]): Promise<(ByLanguage & { day: string })[]> {
  const each = days.map((day) => sql`select ${day}::text as day, learned.* from (${learnedByLanguage(day, 1)}) learned`)
  const all = sql`${sql.join(each, sql` union all `)} order by day, language_code`
  return (await sql<ByLanguage & { day: string }>`${all}`.execute(db)).rows
}

/** Returns the weeks from a Monday on, by language. */
export async function listWeeks(db: Db, first: string): Promise<LearningFigures['weeks']> {
  const rows = await db
    .selectFrom('learning_weeks')
    .selectAll()
    .where('week', '>=', first)
    .orderBy('week')
    .orderBy('language_code')
    .execute()
  return rows.map(({ seconds, ...week }) => ({ ...week, seconds: Number(seconds) }))
}

/** Counts a week again, in place of its earlier rows. */
export async function countWeek(db: Db, monday: string): Promise<void> {
  await db.deleteFrom('learning_weeks').where('week', '=', monday).execute()
  await sql`
    insert into learning_weeks (week, language_code, workers, seconds, lessons, answers, right_first)
    select ${monday}::date, learned.* from (${learnedByLanguage(monday, 7)}) learned`.execute(db)
}

/** Whether a job of this name has done a period before. */
export async function isCounted(tx: Db, name: string): Promise<boolean> {
  const counted = await tx
    .selectFrom('job_runs')
    .select('name')
    .where('name', '=', name)
    .where('done_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return counted !== undefined
}

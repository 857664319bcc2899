import type { Learned, Learning } from '@kasama/contract/desk/dashboard.api'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import { startOfDay, startOfDayAfter } from '../../platform/sql/singapore-days'

/** What was learned on these days, each read by its index. */
export async function countDays(db: Db, days: string[]): Promise<Map<string, Learned>> {
  const parts = days.map(
    (day) => sql`
      select ${day}::text as day,
        (select count(*) from learning_days where day = ${day}::date)::int as workers,
        (select coalesce(sum(seconds), 0) from learning_days where day = ${day}::date)::float8 as seconds,
        (select count(*) from watches where completed_at >= ${startOfDay(day)} and completed_at < ${startOfDayAfter(day, 1)})::int as lessons,
        answered.answers, answered.right_first
      from (
        select count(*)::int as answers, count(*) filter (where score = 1)::int as right_first
        from answers where created_at >= ${startOfDay(day)} and created_at < ${startOfDayAfter(day, 1)}
      ) answered`,
  )
  const { rows } = await sql<Learned & { day: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ day, ...learned }) => [day, learned]))
}

/** The weeks from a Monday on, by language. */
export async function listWeeks(db: Db, first: string): Promise<Learning['weeks']> {
  const rows = await db
    .selectFrom('learning_weeks')
    .selectAll()
    .where('week', '>=', first)
    .orderBy('week')
    .orderBy('language_code')
    .execute()
  return rows.map(({ seconds, ...week }) => ({ ...week, seconds: Number(seconds) }))
}

/** Counts a week anew: active workers, time, lessons and answers, by the worker's language. */
export async function countWeek(db: Db, monday: string): Promise<void> {
  await db.deleteFrom('learning_weeks').where('week', '=', monday).execute()
  const start = startOfDay(monday)
  const end = startOfDayAfter(monday, 7)
  await sql`
    insert into learning_weeks (week, language_code, workers, seconds, lessons, answers, right_first)
    select ${monday}::date, language_code, count(distinct worker_id) filter (where seconds > 0),
      sum(seconds), sum(lessons), sum(answers), sum(right_first)
    from (
      select worker_id, sum(seconds) as seconds, 0 as lessons, 0 as answers, 0 as right_first
      from learning_days where day >= ${monday}::date and day < ${monday}::date + 7 group by worker_id
      union all
      select worker_id, 0, count(*), 0, 0
      from watches where completed_at >= ${start} and completed_at < ${end} group by worker_id
      union all
      select worker_id, 0, 0, count(*), count(*) filter (where score = 1)
      from answers where created_at >= ${start} and created_at < ${end} group by worker_id
    ) learned
    join users on users.id = worker_id
    group by language_code
  `.execute(db)
}

import { sql } from 'kysely'
import { jobsOf } from '../server/src/app/jobs'
import { nightlyFiguresOf } from '../server/src/desk/dashboard/nightly-figures.job'
import { weeklyMailsOf } from '../server/src/learning/progress/mails/weekly-mails.job'
import { monthlyCreditsOf } from '../server/src/learning/rewards/credits/monthly-credits.job'
import { openPostgres } from '../server/src/platform/database/database'
import type { Db } from '../server/src/platform/database/db'
import { catchUp } from '../server/src/platform/jobs/catch-up'
import { type CatchUpJob, createQueue, type Jobs } from '../server/src/platform/jobs/jobs'
import type { Lesson } from './bench-data'
import { filledDatabase } from './bench-processes'

const size = { videos: 260, accounts: 200_000, answers: 1_000_000, wantMails: true }

/**
 * The measurement of a job that catches up on a period, for 100,000 workers with a million answers on 1 January 2026.
 */
type CatchUpMeasurement = {
  name: string
  label: string
  /** A moment just after the period's end. */
  at: string
  jobOf: (deps: { now: () => Date; jobs: Jobs }) => CatchUpJob
  table: 'credits' | 'progress_mails' | 'question_figures'
  budget: { seconds: number; mb: number }
}

export const catchUpMeasurements: CatchUpMeasurement[] = [
  {
    name: 'credits',
    label: "a month's credits of 100,000 workers",
    at: '2026-02-01T00:00:00Z',
    jobOf: monthlyCreditsOf,
    table: 'credits',
    budget: { seconds: 120, mb: 400 },
  },
  {
    name: 'mails',
    label: "a week's mails of 100,000 workers, written",
    at: '2026-01-04T11:00:00Z',
    jobOf: weeklyMailsOf,
    table: 'progress_mails',
    budget: { seconds: 120, mb: 400 },
  },
  {
    name: 'figures',
    label: "the desk's figures of a night, 1 M answers",
    at: '2026-01-01T20:00:00Z',
    jobOf: nightlyFiguresOf,
    table: 'question_figures',
    budget: { seconds: 120, mb: 400 },
  },
]

/** Each worker completed a video and learned for ten minutes on that day. */
async function addLearning(db: Db): Promise<void> {
  const ids = { first: 1_000_000, last: 1_000_000 + size.accounts, step: 20_000 }
  for (let from = ids.first; from < ids.last; from += ids.step) {
    const people = sql`users, (select timestamptz '2026-01-01' as at) moment
      where role = 'W' and id >= ${from} and id < ${from + ids.step}`
    await sql`insert into watches (worker_id, video_id, language_code, position, furthest, reported_at, clock_at, completed_at)
      select id, 1 + id % 200, 'eng', 1, 1, at, at, at from ${people}`.execute(db)
    await sql`insert into learning_days (worker_id, day, seconds, last_at)
      select id, date '2026-01-01', 600, at from ${people}`.execute(db)
  }
}

/** Runs the job in this process; returns seconds and MB. */
export async function measureCatchUp(
  postgresUrl: string,
  lessons: Lesson[],
  { name, at, jobOf, table }: CatchUpMeasurement,
) {
  const { db, executeSql, close } = openPostgres(await filledDatabase(postgresUrl, name, lessons, size))
  await addLearning(db)
  const queue = createQueue(executeSql, () => {})
  await queue.create(jobsOf({} as never))
  const deps = { db, now: () => new Date(at), jobs: queue.jobs }
  const started = Date.now()
  let maxMb = 0
  const sampling = setInterval(() => {
    maxMb = Math.max(maxMb, process.memoryUsage().rss / 2 ** 20)
  }, 100)
  const job = jobOf(deps)
  await catchUp(deps, { ...job, schedule: { ...job.schedule, catchUp: 1 } })
  clearInterval(sampling)
  const seconds = (Date.now() - started) / 1000
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await close()
  return { seconds, maxMb, count: Number(count) }
}

import { sql } from 'kysely'
import { monthlyCreditsOf } from '../server/src/features/rewards/credits/monthly-credits'
import { jobsOf } from '../server/src/jobs'
import { openPostgres } from '../server/src/platform/database/database'
import { createQueue } from '../server/src/platform/jobs/jobs'
import { catchUp } from '../server/src/platform/periodic/catch-up'
import type { Lesson } from './bench-data'
import { filledDatabase } from './bench-processes'

const size = { videos: 260, accounts: 200_000, answers: 1_000_000 }

/** A month of 100,000 workers with a million answers, earned in this process; in seconds and MB. */
export async function earnMonth(postgresUrl: string, lessons: Lesson[]) {
  const database = openPostgres(await filledDatabase(postgresUrl, 'credits', lessons, size))
  const { db, executeSql, close } = database
  const unhurried = sql`insert into watches (worker_id, video_id, language_code, position, furthest, reported_at, clock_at, completed_at)
    select id, 1 + id % 200, 'eng', 1, 1, at, at, at
    from users, (select timestamptz '2026-01-01' as at) moment where role = 'W' and id > `
  for (let from = 1_000_000; from < 1_200_000; from += 20_000)
    await sql`${unhurried}${from} and id <= ${from + 20_000}`.execute(db)
  const queue = createQueue(executeSql, () => {})
  await queue.create(jobsOf({} as never))
  const deps = { db, now: () => new Date('2026-02-01T00:00:00Z'), jobs: queue.jobs }
  const work = { ...monthlyCreditsOf(deps), catchUp: 1 }
  const started = Date.now()
  let mostMb = 0
  const look = setInterval(() => {
    mostMb = Math.max(mostMb, process.memoryUsage().rss / 2 ** 20)
  }, 100)
  await catchUp(deps, work)
  clearInterval(look)
  const seconds = (Date.now() - started) / 1000
  const { credits } = await db
    .selectFrom('credits')
    .select((eb) => eb.fn.countAll<number>().as('credits'))
    .executeTakeFirstOrThrow()
  await close()
  return { seconds, mostMb, credits: Number(credits) }
}

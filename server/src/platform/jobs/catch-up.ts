import type { Period } from '#platform/calendar/periods'
import type { Db } from '#platform/database/db'
import { findDone, lockRun, openRun, storeRun } from './job-runs.queries'
import type { CatchUpJob } from './jobs'

type Deps = { db: Db; now: () => Date }

/** Finished periods of each job, cached since they never become unfinished. */
export type FinishedPeriods = Map<string, Set<string>>

/** Runs a job's due periods. Stops early when another process is running it, or when the signal aborts. */
export async function catchUp(
  deps: Deps,
  job: CatchUpJob,
  finishedPeriods: FinishedPeriods = new Map(),
  signal?: AbortSignal,
) {
  const { name, schedule } = job
  const finishedKeys = finishedPeriods.get(name) ?? new Set()
  finishedPeriods.set(name, finishedKeys)
  const duePeriods = schedule.every(deps.now(), schedule.catchUp).filter(({ key }) => !finishedKeys.has(key))
  if (duePeriods.length === 0) return
  const keys = duePeriods.map(({ key }) => key)
  for (const key of await findDone(deps.db, name, keys)) finishedKeys.add(key)
  for (const period of duePeriods) {
    if (finishedKeys.has(period.key)) continue
    if (!(await runPeriod(deps, job, period, signal))) return
    finishedKeys.add(period.key)
  }
}

/** Runs batch after batch; returns whether the period is finished. */
async function runPeriod({ db, now }: Deps, job: CatchUpJob, period: Period, signal?: AbortSignal) {
  const key = { name: job.name, period: period.key }
  await openRun(db, key, now())
  for (;;) {
    if (signal?.aborted) return false
    const state = await db.transaction().execute(async (tx) => {
      const run = await lockRun(tx, key)
      if (!run) return 'elsewhere'
      if (run.done_at) return 'done'
      const position = await job.batch(tx, period, run.position)
      await storeRun(tx, key, position, now())
      return position === null ? 'done' : 'more'
    })
    if (state !== 'more') return state === 'done'
  }
}

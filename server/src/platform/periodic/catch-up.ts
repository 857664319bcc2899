import type { Db } from '#platform/database/db'
import { findDone, keepRun, lockRun, openRun } from './job-runs.queries'
import type { Period, Schedule } from './periods'

/** Work that is done once for each period after its end, in order, by whichever process is first. */
export type PeriodicWork = {
  name: string
  schedule: Schedule
  /** Number of past periods that are caught up after an outage and at the first start. Older ones never are. */
  catchUp: number
  /**
   * Runs one batch in the transaction that stores its progress. It receives the position returned by the previous batch
   * (null at first) and returns its own, or null when the period is done. A batch must be short: a statement may take 5
   * s, and the embedded database does nothing else meanwhile.
   */
  batch: (tx: Db, period: Period, position: string | null) => Promise<string | null>
}

type Deps = { db: Db; now: () => Date }

/** Finished periods of each work, cached since they never become unfinished. */
export type FinishedPeriods = Map<string, Set<string>>

/** Runs a work's due periods. Stops early when another process is running it, or when the signal aborts. */
export async function catchUp(
  deps: Deps,
  work: PeriodicWork,
  known: FinishedPeriods = new Map(),
  signal?: AbortSignal,
) {
  const done = known.get(work.name) ?? new Set()
  known.set(work.name, done)
  const due = work.schedule(deps.now(), work.catchUp).filter(({ key }) => !done.has(key))
  if (due.length === 0) return
  const keys = due.map(({ key }) => key)
  for (const key of await findDone(deps.db, work.name, keys)) done.add(key)
  for (const period of due) {
    if (done.has(period.key)) continue
    if (!(await runPeriod(deps, work, period, signal))) return
    done.add(period.key)
  }
}

/** Runs batch after batch; returns whether the period is finished. */
async function runPeriod({ db, now }: Deps, work: PeriodicWork, period: Period, signal?: AbortSignal) {
  const key = { name: work.name, period: period.key }
  await openRun(db, key, now())
  for (;;) {
    if (signal?.aborted) return false
    const state = await db.transaction().execute(async (tx) => {
      const run = await lockRun(tx, key)
      if (!run) return 'elsewhere'
      if (run.done_at) return 'done'
      const position = await work.batch(tx, period, run.position)
      await keepRun(tx, key, position, now())
      return position === null ? 'done' : 'more'
    })
    if (state !== 'more') return state === 'done'
  }
}

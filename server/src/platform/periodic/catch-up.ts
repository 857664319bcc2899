import type { Db } from '../database/db'
import { findDone, holdRun, keepRun, openRun } from './job-runs.queries'
import type { Period, Schedule } from './periods'

/** Work that is done for each period once it is over, in their order, once, whichever process does it. */
export type PeriodicWork = {
  name: string
  schedule: Schedule
  /** So many periods back are made up for by a server that was away, and at its first start. Older ones never are. */
  catchUp: number
  /**
   * One batch, in the transaction that keeps how far the work has come: both stay or neither. It is given what the batch
   * before it answered (null at first) and answers what the next one needs, or null when the period is done. A batch
   * has to be short: a statement has 5 s, and the embedded database does nothing else meanwhile.
   */
  batch: (tx: Db, period: Period, position: string | null) => Promise<string | null>
}

type Deps = { db: Db; now: () => Date }

/** The periods of each work that are known to be done: nothing is ever undone. */
export type Known = Map<string, Set<string>>

/** Does what is due of one work. Ends early when another process is at it, or when the signal says so. */
export async function catchUp(deps: Deps, work: PeriodicWork, known: Known = new Map(), signal?: AbortSignal) {
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

/** Runs batch after batch; answers whether the period is done now. */
async function runPeriod({ db, now }: Deps, work: PeriodicWork, period: Period, signal?: AbortSignal) {
  const key = { name: work.name, period: period.key }
  await openRun(db, key, now())
  for (;;) {
    if (signal?.aborted) return false
    const state = await db.transaction().execute(async (tx) => {
      const run = await holdRun(tx, key)
      if (!run) return 'elsewhere'
      if (run.done_at) return 'done'
      const position = await work.batch(tx, period, run.position)
      await keepRun(tx, key, position, now())
      return position === null ? 'done' : 'more'
    })
    if (state !== 'more') return state === 'done'
  }
}

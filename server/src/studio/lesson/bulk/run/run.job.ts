import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { waitForLock } from '#platform/locks/locks'
import { listOpenRuns, type RunRow } from './run.queries'
import { workOnRun } from './work-on-run'

export const runJob = 'work-on-lessons'

/** A killed process holds its lock for ten seconds. */
const mostMs = 15_000

/**
 * Does bulk actions, one run after the other. Queued when there is one on a list, at each start, and every minute: a
 * run that a killed process had begun continues. It may take longer than a job's lease; another run meanwhile finds the
 * lock taken.
 */
export const runJobOf = (deps: Deps): Job<object> => ({
  name: runJob,
  schedule: { cron: '* * * * *' },
  async run() {
    const lock = await waitForLock(deps, 'bulk-runs', { timeoutMs: mostMs })
    if (!lock) return
    const failures: unknown[] = []
    const tried = new Set<string>()
    const keyOf = ({ id, state }: RunRow) => `${id} ${state}`
    const next = async () => (await listOpenRuns(deps.db)).find((run) => !tried.has(keyOf(run)))
    try {
      for (let run = await next(); run; run = await next()) {
        tried.add(keyOf(run))
        await workOnRun(deps, run).catch((error) => failures.push(error))
      }
    } finally {
      await lock.release()
    }
    if (failures.length > 0) throw failures[0]
  },
})

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { jobsOf } from '#app/jobs'
import type { Deps } from '#platform/deps'
import { catchUp } from '#platform/jobs/catch-up'

const [timeoutMs, askEveryMs] = [600_000, 50]

/** Waits until no job is due; failed jobs that wait for a retry are ignored. */
async function workedOff({ db }: Deps): Promise<void> {
  const pendingJobs = sql`select from jobs.job where name not like '\\_\\_pgboss%'
    and (state = 'active' or state = 'created' and start_after <= now())`
  for (const until = Date.now() + timeoutMs; (await pendingJobs.execute(db)).rows.length > 0; await wait(askEveryMs))
    if (Date.now() > until) throw new Error('the queue is never empty')
}

/** Does all due work: the provider's, with its events, and our own, where it has a schedule. */
export async function doDue(deps: Deps): Promise<void> {
  await deps.payments.sandbox?.control('advance', {})
  await workedOff(deps)
  for (const job of jobsOf(deps)) if ('batch' in job) await catchUp(deps, job)
  for (const job of jobsOf(deps)) if ('run' in job && job.schedule) await job.run({} as never, randomUUID())
  await workedOff(deps)
}

type Time = {
  ms: number
  /** Length of one step. */
  stepMs: number
}

/**
 * Passes time step by step, each with its due work: daily steps as on a running server, longer ones as after an outage.
 */
export async function passTime(deps: Deps, { ms, stepMs }: Time, move: (ms: number) => void): Promise<void> {
  for (let remainingMs = ms; remainingMs > 0; remainingMs -= stepMs) {
    move(Math.min(remainingMs, stepMs))
    await doDue(deps)
  }
}

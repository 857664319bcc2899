import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { jobsOf } from '#app/jobs'
import { periodicOf } from '#app/periodic'
import type { Deps } from '#platform/deps'
import { catchUp } from '#platform/periodic/catch-up'

const [mostMs, askEveryMs] = [60_000, 50]

/** Waits until no job is due; failed jobs that wait for a retry are ignored. */
async function workedOff({ db }: Deps): Promise<void> {
  const left = sql`select from jobs.job where name not like '\\_\\_pgboss%'
    and (state = 'active' or state = 'created' and start_after <= now())`
  for (const until = Date.now() + mostMs; (await left.execute(db)).rows.length > 0; await wait(askEveryMs))
    if (Date.now() > until) throw new Error('the queue is never empty')
}

/** Does all due work: the provider's, with its events, and our own hourly and periodic work. */
export async function doDue(deps: Deps): Promise<void> {
  await deps.payments.sandbox?.control('advance', {})
  await workedOff(deps)
  for (const work of periodicOf(deps)) await catchUp(deps, work)
  for (const { cron, run } of jobsOf(deps)) if (cron) await run({} as never, randomUUID())
  await workedOff(deps)
}

type Time = { ms: number /** Length of one step. */; stepMs: number }

/**
 * Passes time step by step, each with its due work: daily steps as on a running server, longer ones as after an outage.
 */
export async function passTime(deps: Deps, { ms, stepMs }: Time, move: (ms: number) => void): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    move(Math.min(left, stepMs))
    await doDue(deps)
  }
}

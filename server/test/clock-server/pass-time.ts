import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Deps } from '../../src/deps'
import { jobsOf } from '../../src/jobs'
import { periodicOf } from '../../src/periodic'
import { catchUp } from '../../src/platform/periodic/catch-up'

const [mostMs, askEveryMs] = [60_000, 50]

/** Ends when nothing is left in the queue; what failed and waits for another try is not waited for. */
async function workedOff({ db }: Deps): Promise<void> {
  const left = sql`select from jobs.job where name not like '\\_\\_pgboss%'
    and (state = 'active' or state = 'created' and start_after <= now())`
  for (const until = Date.now() + mostMs; (await left.execute(db)).rows.length > 0; await wait(askEveryMs))
    if (Date.now() > until) throw new Error('the queue is never empty')
}

/** What is due by the clock: at the provider, whose events are delivered, and of ours, by the hour and by the period. */
export async function doDue(deps: Deps): Promise<void> {
  await deps.payments.sandbox?.control('advance', {})
  await workedOff(deps)
  for (const work of periodicOf(deps)) await catchUp(deps, work)
  for (const { cron, run } of jobsOf(deps)) if (cron) await run({} as never, randomUUID())
  await workedOff(deps)
}

type Time = { ms: number /** Of one step. */; stepMs: number }

/**
 * Time passes, a day after the other, each with what it brings, as it does where nobody moves a clock; with longer steps, as
 * where the server was away meanwhile.
 */
export async function passTime(deps: Deps, { ms, stepMs }: Time, move: (ms: number) => void): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    move(Math.min(left, stepMs))
    await doDue(deps)
  }
}

import { hash } from 'node:crypto'
import { singaporeZone } from '@kasama/contract/calendar.rules'
import { hourMs, minuteMs } from '@kasama/contract/durations.rules'
import { Cron } from 'croner'
import type { Db } from '#platform/database/db'
import { retry } from '#platform/files/retry'
import { catchUp, type FinishedPeriods } from './catch-up'
import { type AnyJob, type BackgroundOptions, keepLooking, type Queue, retries } from './jobs'
import type { Report } from './worker'

/** A failed run of a cron job is retried until about when the next one is due, which does its work too. */
export const retriesUntilNext = (gapMs: number) =>
  Math.min(retries.retryLimit, Math.floor(Math.log2(gapMs / 1000 / retries.retryDelay + 1)))

/** A cron run has the same id in every process, derived from its time. */
function runOf(name: string, clock: Cron) {
  const at = clock.currentRun() ?? new Date()
  const next = clock.nextRun() ?? at
  return {
    id: hash('sha256', `${name} ${at.toISOString().slice(0, 16)}`).slice(0, 32),
    retryLimit: retriesUntilNext(next.getTime() - at.getTime()),
  }
}

/** Queues a job at its cron times. Every process does so, and one insert succeeds. */
function startClock(
  { queueRun }: Pick<Queue, 'queueRun'>,
  name: string,
  cron: string,
  { report, signal }: BackgroundOptions,
) {
  return new Cron(cron, { timezone: singaporeZone }, (clock) => {
    const run = runOf(name, clock)
    return retry(() => queueRun(name, run), hourMs, signal).catch((error) => report(error, `queueing ${name}`))
  })
}

type Deps = { db: Db; now: () => Date; queue: Pick<Queue, 'queueRun'>; report: Report }

/**
 * Queues cron jobs at their times, and catches up at once and then each minute, so that missed periods are done however
 * long the server was down. A job that fails is reported and retried; others are not affected. Returns the function
 * that stops it.
 */
export function startSchedule({ queue, report, ...deps }: Deps, jobs: AnyJob[]) {
  const stopping = new AbortController()
  const { signal } = stopping
  const finishedPeriods: FinishedPeriods = new Map()
  const clocks = jobs.flatMap((job) =>
    'run' in job && job.schedule ? [startClock(queue, job.name, job.schedule.cron, { report, signal })] : [],
  )
  async function catchAllUp() {
    for (const job of jobs)
      if ('batch' in job)
        await catchUp(deps, job, finishedPeriods, signal).catch((error) => report(error, `catching up on ${job.name}`))
  }
  const ended = keepLooking(catchAllUp, minuteMs, { report, signal })
  return async () => {
    stopping.abort()
    for (const clock of clocks) clock.stop()
    await ended
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#platform/database/db'
import type { Report } from '#platform/jobs/worker'
import { catchUp, type FinishedPeriods, type PeriodicWork } from './catch-up'

const everyMs = 60_000

/**
 * Runs due work at once and then each minute, so that missed periods are caught up however long the server was down.
 * Errors are reported and retried; other work is not affected. Returns the function that stops it.
 */
export function startPeriodic(deps: { db: Db; now: () => Date }, works: PeriodicWork[], report: Report) {
  const stopping = new AbortController()
  const { signal } = stopping
  const known: FinishedPeriods = new Map()

  async function look() {
    for (const work of works) {
      await catchUp(deps, work, known, signal).catch((error) => report(error, `periodic work: ${work.name}`))
    }
  }

  async function lookAgainAndAgain() {
    while (!signal.aborted) {
      await look()
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  const ended = lookAgainAndAgain()
  return async () => {
    stopping.abort()
    await ended
  }
}

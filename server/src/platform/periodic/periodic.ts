import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../database/db'
import type { Report } from '../jobs/worker'
import { catchUp, type Known, type PeriodicWork } from './catch-up'

const everyMs = 60_000

/**
 * Does what is due at once, and looks again each minute: nothing that was missed stays undone, however long the server was
 * away. What fails is reported and tried again; other work goes on meanwhile. Answers how to stop.
 */
export function startPeriodic(deps: { db: Db; now: () => Date }, works: PeriodicWork[], report: Report) {
  const stopping = new AbortController()
  const { signal } = stopping
  const known: Known = new Map()

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

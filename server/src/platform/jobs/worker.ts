import { setTimeout as wait } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import { persist } from '../persist'

/** Told of everything that goes wrong in the background; `what` says in words what was tried. */
export type Report = (error: unknown, what: string) => void

type Work = { name: string; cron?: string; run: (data: object, id: string) => Promise<void> }

type Settings = {
  /** How long one run may take, in ms: then the database gives the job to another worker. */
  leaseMs: number
  report: Report
}

export type Worker = ReturnType<typeof createWorker>

/**
 * Works through one queue whenever it is woken, a job at a time, until it is stopped. Never rejects: what goes wrong is
 * reported and tried again.
 */
export function createWorker(boss: PgBoss, { name, cron, run }: Work, { leaseMs, report }: Settings) {
  const stopping = new AbortController()
  /** Also while the database is being asked: its answer may be older than the job. */
  let isWoken = false
  let endIdling = () => {}
  const wake = () => {
    isWoken = true
    endIdling()
  }
  const idle = () =>
    new Promise<void>((resolve) => {
      endIdling = resolve
    })

  /** The data of a job names people: nothing of it stays once it is done. That a clock has rung stays known for a while. */
  const finish = (id: string) => (cron ? boss.complete(name, id) : boss.deleteJob(name, id))

  async function runOne({ id, data }: PgBoss.Job<object>) {
    let end = () => finish(id)
    try {
      await inTime(run(data ?? {}, id), leaseMs)
    } catch (error) {
      report(error, `running a job of ${name}, which is tried again`)
      end = () => boss.fail(name, id)
    }
    await persist(end, leaseMs, stopping.signal).catch((error) => report(error, `ending a job of ${name}`))
  }

  /** The next job; none where the database can't say: then it is asked again at the next look. */
  async function nextJob() {
    const found = await boss.fetch<object>(name).catch((error) => report(error, `looking for a job of ${name}`))
    return found?.[0]
  }

  async function work() {
    if (!isWoken) await idle()
    while (!stopping.signal.aborted) {
      isWoken = false
      const next = await nextJob()
      if (next) await runOne(next)
      else if (!isWoken) await idle()
    }
  }

  const ended = work().catch((error) => report(error, `working through ${name}`))
  return {
    /** Looks for work at once. */
    wake,
    stop() {
      stopping.abort()
      wake()
      return ended
    },
  }
}

async function inTime(run: Promise<void>, mostMs: number) {
  const done = new AbortController()
  const late = wait(mostMs, undefined, { signal: done.signal, ref: false }).then(() => {
    throw new Error(`took more than ${mostMs} ms`)
  })
  // When the run ends first, nobody is left to hear of the abort.
  late.catch(() => {})
  await Promise.race([run, late]).finally(() => done.abort())
}

import { setTimeout as wait } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import { retry } from '#platform/files/retry'

/** Receives every error in the background; `description` names the attempt. */
export type Report = (error: unknown, description: string) => void

type RunnableJob = { name: string; schedule?: object; run: (data: object, id: string) => Promise<void> }

type Settings = {
  /** The lease of a run in ms: afterwards the database gives the job to another worker. */
  leaseMs: number
  report: Report
  /** Runs before a failure is recorded. */
  onFailure: (id: string, error: unknown) => Promise<void>
}

/** Runs the jobs of one queue one by one. It never rejects: errors are reported and the job is retried. */
function createRunner(boss: PgBoss, { name, schedule, run }: RunnableJob, { leaseMs, report, onFailure }: Settings) {
  /**
   * A job's data names people, so the job is deleted once it is done. A cron job is kept for a while as the record of
   * its run.
   */
  const finish = (id: string) => (schedule ? boss.complete(name, id) : boss.deleteJob(name, id))

  async function runOne({ id, data }: PgBoss.Job<object>, signal: AbortSignal) {
    let end = () => finish(id)
    try {
      await withTimeout(run(data ?? {}, id), leaseMs)
    } catch (error) {
      report(error, `running a job of ${name}, which is tried again`)
      end = async () => {
        await onFailure(id, error)
        await boss.fail(name, id)
      }
    }
    await retry(end, leaseMs, signal).catch((error) => report(error, `ending a job of ${name}`))
  }

  /** Runs the next due job; false if there is none, or the database is unreachable: the next poll asks again. */
  return async function runNext(signal: AbortSignal): Promise<boolean> {
    const jobs = await boss.fetch<object>(name).catch((error) => report(error, `looking for a job of ${name}`))
    if (jobs?.[0]) await runOne(jobs[0], signal)
    return jobs?.[0] !== undefined
  }
}

/** Runs the jobs of one queue that are due, until none is; for callers without workers. */
export async function runDueJobs(boss: PgBoss, work: RunnableJob, settings: Settings): Promise<void> {
  const runNext = createRunner(boss, work, settings)
  while (await runNext(AbortSignal.timeout(settings.leaseMs)));
}

export type Worker = ReturnType<typeof createWorker>

/** Runs the jobs of one queue whenever it is woken, until it is stopped. */
export function createWorker(boss: PgBoss, work: RunnableJob, settings: Settings) {
  const runNext = createRunner(boss, work, settings)
  const stopping = new AbortController()
  /** Also set while a query for jobs runs: the new job may be missing from its result. */
  let isWakeRequested = false
  let endIdling = () => {}
  const wake = () => {
    isWakeRequested = true
    endIdling()
  }
  const idle = () =>
    new Promise<void>((resolve) => {
      endIdling = resolve
    })

  async function keepWorking() {
    if (!isWakeRequested) await idle()
    while (!stopping.signal.aborted) {
      isWakeRequested = false
      const hasRun = await runNext(stopping.signal)
      if (!hasRun && !isWakeRequested) await idle()
    }
  }

  const ended = keepWorking().catch((error) => settings.report(error, `working through ${work.name}`))
  return {
    /** Polls at once. */
    wake,
    stop() {
      stopping.abort()
      wake()
      return ended
    },
  }
}

async function withTimeout(run: Promise<void>, maxMs: number) {
  const finished = new AbortController()
  const timeout = wait(maxMs, undefined, { signal: finished.signal, ref: false }).then(() => {
    throw new Error(`took more than ${maxMs} ms`)
  })
  // When the run ends first, aborting rejects `timeout` after the race: without a handler that would end the process.
  timeout.catch(() => {})
  await Promise.race([run, timeout]).finally(() => finished.abort())
}

import { setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Period, Periods } from '#platform/calendar/periods'
import type { ExecuteSql } from '#platform/database/database'
import type { Db } from '#platform/database/db'
import { refusalOf } from '#platform/ports/mail/mail'
import { createWorker, type Report, runDueJobs, type Worker } from './worker'

/** A job of the queue. It must be idempotent: running it twice with the same id ends in the same state. */
export type Job<Data extends object> = {
  name: string
  /** Queues the job by itself, at times of Singapore. A time at which no process runs is missed. */
  schedule?: { cron: string }
  /** Its work is a mail; the desk counts the pending ones. */
  isMail?: true
  /** It waits for an outside service as long as the queue keeps it; every mail does. */
  isPatient?: true
  run: (data: Data, id: string) => Promise<void>
}

/** A job that is done once for each period after its end, in order, by whichever process is first. */
export type CatchUpJob = {
  name: string
  /** `catchUp`: number of past periods that are done after an outage and at the first start. Older ones never are. */
  schedule: { every: Periods; catchUp: number }
  isMail?: never
  /**
   * Runs one batch in the transaction that stores its progress. It receives the position returned by the previous batch
   * (null at first) and returns its own, or null when the period is done. A batch must be short: a statement may take 5
   * s, and the embedded database does nothing else meanwhile.
   */
  batch: (tx: Db, period: Period, position: string | null) => Promise<string | null>
}

/** Everything that the server does by itself. */
export type AnyJob = Job<never> | CatchUpJob

export type Jobs = {
  /** Queues a job inside the caller's transaction, so that it is committed or rolled back with it. Returns its id. */
  enqueue: <Data extends object>(db: Db, name: string, data: Data) => Promise<string>
  /** Removes a queued job inside the caller's transaction. */
  withdraw: (db: Db, name: string, id: string) => Promise<void>
}

/** A run that exceeds its lease counts as failed, also where its process was killed. */
const leaseSeconds = 120
/** Pauses double: a job is retried for 68 hours at least, so that it survives two days without a mail server. */
export const retries = { retryLimit: 13, retryBackoff: true, retryDelay: 30, expireInSeconds: leaseSeconds }
/** After this many tries the pause is about an hour. */
const triesUntilHourly = 6

/** Most transactions have committed by then; polling finds jobs of longer ones. */
const wakeMs = 50

/** The queues with due jobs: one statement for all, since most queues are empty most of the time. */
async function dueQueues(executeSql: ExecuteSql): Promise<string[]> {
  const text = "select distinct name from jobs.job where state < 'active' and start_after <= now()"
  const { rows } = await executeSql(text, [])
  return (rows as { name: string }[]).map(({ name }) => name)
}

const within = (db: Db): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
    return { rows }
  },
})

/**
 * A mail waits for its server, a removal for its store, however long that is unreachable: tries are not counted beyond
 * an hour's pause, so that only the queue drops the job, after its two weeks. A mail that its receiver refuses ends like
 * any other job.
 */
const keepWaiting = (executeSql: ExecuteSql, name: string) => async (id: string, error: unknown) => {
  if (refusalOf(error) === 'receiver') return
  const text = 'update jobs.job set retry_count = least(retry_count, $3) where name = $1 and id = $2::uuid'
  await executeSql(text, [name, id, triesUntilHourly])
}

export type BackgroundOptions = { report: Report; signal: AbortSignal }

/** Looks for due jobs at once and then every `pollMs`, until the signal aborts. */
export async function keepLooking(look: () => Promise<void>, pollMs: number, { report, signal }: BackgroundOptions) {
  while (!signal.aborted) {
    await look().catch((error) => report(error, 'looking for queued work'))
    await wait(pollMs, undefined, { signal }).catch(() => {})
  }
}

const queued = (list: AnyJob[]) => list.filter((job) => 'run' in job) as Job<object>[]

function workSettings(job: Job<object>, executeSql: ExecuteSql, report: Report) {
  const onFailure = job.isMail || job.isPatient ? keepWaiting(executeSql, job.name) : async () => {}
  return { leaseMs: leaseSeconds * 1000, report, onFailure }
}

export type Queue = ReturnType<typeof createQueue>

/**
 * The job queue in the product's own database. pg-boss owns the tables; fetching and finishing is done by our own
 * workers and schedule, because pg-boss's have floating promises, and a rejection while the database is unreachable
 * would end the process.
 */
export function createQueue(executeSql: ExecuteSql, report: Report) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => executeSql(text, values) },
    schema: 'jobs',
    schedule: false,
    maintenanceIntervalSeconds: 60,
  })
  boss.on('error', (error) => report(error, 'maintenance of the job queue'))
  const workers = new Map<string, Worker>()
  const stopping = new AbortController()
  let looking = Promise.resolve()

  const jobs: Jobs = {
    async enqueue(db, name, data) {
      const id = await boss.send(name, data, { ...retries, db: within(db) })
      if (!id) throw new Error(`job ${name} was not queued`)
      setTimeout(() => workers.get(name)?.wake(), wakeMs).unref()
      return id
    },
    async withdraw(db, name, id) {
      await boss.deleteJob(name, id, { db: within(db) })
    },
  }

  /** Queues a run of a cron job; the same id is queued once. */
  const queueRun = (name: string, run: { id: string; retryLimit: number }) =>
    boss.send(name, {}, { ...retries, ...run })

  /** Creates missing tables and queues. Only one process at a time may do this. */
  async function create(list: AnyJob[]) {
    await boss.start()
    for (const { name } of queued(list)) await boss.createQueue(name)
    await boss.stop({ graceful: false })
  }

  /** Runs due jobs until there are none; returns whether there were any. For tests, in place of `start`. */
  async function runDue(list: AnyJob[]): Promise<boolean> {
    await boss.start()
    const jobByName = new Map(queued(list).map((job) => [job.name, job]))
    for (let hasRun = false; ; hasRun = true) {
      const dueJobs = (await dueQueues(executeSql)).flatMap((name) => jobByName.get(name) ?? [])
      if (dueJobs.length === 0) return hasRun
      for (const job of dueJobs) await runDueJobs(boss, job, workSettings(job, executeSql, report))
    }
  }

  /** Starts the workers; polls every `pollSeconds`, beside being notified by this process. */
  async function start(list: AnyJob[], { pollSeconds }: { pollSeconds: number }) {
    await boss.start()
    for (const job of queued(list))
      workers.set(job.name, createWorker(boss, job, workSettings(job, executeSql, report)))
    const look = async () => {
      for (const name of await dueQueues(executeSql)) workers.get(name)?.wake()
    }
    looking = keepLooking(look, pollSeconds * 1000, { report, signal: stopping.signal })
  }

  /** Takes no new work; jobs can still be queued, for other processes. Resolves when the running jobs have ended. */
  async function takeNoMore() {
    stopping.abort()
    await Promise.all([looking, ...[...workers.values()].map((worker) => worker.stop())])
  }

  /** Waits for running jobs, and for `alongside`; a job that takes more than 3 seconds runs again elsewhere. */
  async function stop(alongside: Promise<unknown> = Promise.resolve()) {
    await Promise.all([Promise.race([takeNoMore(), wait(3000)]), alongside])
    await boss.stop({ graceful: false })
  }

  return { jobs, queueRun, create, start, runDue, takeNoMore, stop }
}

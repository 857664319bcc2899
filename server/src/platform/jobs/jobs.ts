import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { singaporeZone } from '@kasama/contract/calendar.rules'
import { hourMs } from '@kasama/contract/durations.rules'
import { Cron } from 'croner'
import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { ExecuteSql } from '#platform/database/database'
import type { Db } from '#platform/database/db'
import { retry } from '#platform/files/retry'
import { isRefused } from '#platform/ports/mail/mail'
import { createWorker, type Report, runDueJobs, type Worker } from './worker'

/** One kind of job. It must be idempotent: running it twice with the same id ends in the same state. */
export type Job<Data extends object> = {
  name: string
  /** A cron expression in Singapore's time, for recurring work. */
  cron?: string
  /** Its work is a mail; the desk counts the pending ones. */
  isMail?: true
  /** It waits for an outside service as long as the queue keeps it; every mail does. */
  isPatient?: true
  run: (data: Data, id: string) => Promise<void>
}

export type Jobs = {
  /** Queues a job inside the caller's transaction, so that it is committed or rolled back with it. Returns its id. */
  enqueue: <Data extends object>(db: Db, name: string, data: Data) => Promise<string>
  /** Removes a queued job inside the caller's transaction. */
  withdraw: (db: Db, name: string, id: string) => Promise<void>
}

/** A run that exceeds its lease counts as failed, also where its process was killed. */
const leaseSeconds = 120
/** Pauses double: a job is retried for 68 hours at least, so that it survives two days without a mail server. */
const retries = { retryLimit: 13, retryBackoff: true, retryDelay: 30, expireInSeconds: leaseSeconds }
/** After this many tries the pause is about an hour. */
const triesUntilHourly = 6

/** A failed run of a cron job is retried until about when the next one is due, which does its work too. */
export const retriesUntilNext = (gapMs: number) =>
  Math.min(retries.retryLimit, Math.floor(Math.log2(gapMs / 1000 / retries.retryDelay + 1)))

/** Most transactions have committed by then; polling finds jobs of longer ones. */
const wakeMs = 50

/** The queues with due jobs: one statement for all, since most queues are empty most of the time. */
const dueQueues = "select distinct name from jobs.job where state < 'active' and start_after <= now()"

/** A cron run has the same id in every process, derived from its time. */
function runOf(name: string, clock: Cron) {
  const at = clock.currentRun() ?? new Date()
  const next = clock.nextRun() ?? at
  return {
    id: hash('sha256', `${name} ${at.toISOString().slice(0, 16)}`).slice(0, 32),
    retryLimit: retriesUntilNext(next.getTime() - at.getTime()),
  }
}

const within = (db: Db): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
    return { rows }
  },
})

/**
 * A mail waits for its server, a removal for its store, however long that is unreachable: tries are not counted beyond
 * an hour's pause, so that only the queue drops the job, after its two weeks. A mail that is refused ends like any
 * other job.
 */
const keepWaiting = (executeSql: ExecuteSql, name: string) => async (id: string, error: unknown) => {
  if (isRefused(error)) return
  const text = 'update jobs.job set retry_count = least(retry_count, $3) where name = $1 and id = $2::uuid'
  await executeSql(text, [name, id, triesUntilHourly])
}

type Background = { report: Report; signal: AbortSignal }

/** Queues a job at its cron times. Every process does so, and one insert succeeds. */
function startClock(boss: PgBoss, { name, cron }: { name: string; cron: string }, { report, signal }: Background) {
  return new Cron(cron, { timezone: singaporeZone }, (clock) => {
    const run = runOf(name, clock)
    const send = () => boss.send(name, {}, { ...retries, ...run })
    return retry(send, hourMs, signal).catch((error) => report(error, `queueing ${name}`))
  })
}

/** Looks for due jobs every `pollMs`, until the queue is stopped. */
async function keepLooking(look: () => Promise<void>, pollMs: number, { report, signal }: Background) {
  while (!signal.aborted) {
    await look().catch((error) => report(error, 'looking for queued work'))
    await wait(pollMs, undefined, { signal }).catch(() => {})
  }
}

function workSettings(job: Job<object>, executeSql: ExecuteSql, report: Report) {
  const onFailure = job.isMail || job.isPatient ? keepWaiting(executeSql, job.name) : async () => {}
  return { leaseMs: leaseSeconds * 1000, report, onFailure }
}

/**
 * The job queue in the product's own database. pg-boss owns the tables; fetching and finishing is done by our own
 * workers and clock, because pg-boss's have floating promises, and a rejection while the database is unreachable would
 * end the process.
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
  const clocks: Cron[] = []
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

  /** Creates missing tables and queues. Only one process at a time may do this. */
  async function create(list: Job<never>[]) {
    await boss.start()
    for (const { name } of list) await boss.createQueue(name)
    await boss.stop({ graceful: false })
  }

  const dueNow = async () => {
    const { rows } = await executeSql(dueQueues, [])
    return (rows as { name: string }[]).map(({ name }) => name)
  }

  /** Runs due jobs until there are none; returns whether there were any. For tests, in place of `start`. */
  async function runDue(list: Job<never>[]): Promise<boolean> {
    await boss.start()
    const named = new Map((list as Job<object>[]).map((job) => [job.name, job]))
    for (let hasRun = false; ; hasRun = true) {
      const due = (await dueNow()).flatMap((name) => named.get(name) ?? [])
      if (due.length === 0) return hasRun
      for (const job of due) await runDueJobs(boss, job, workSettings(job, executeSql, report))
    }
  }

  /** Starts the workers; polls every `pollSeconds`, beside being notified by this process. */
  async function start(list: Job<never>[], { pollSeconds }: { pollSeconds: number }) {
    await boss.start()
    for (const job of list as Job<object>[]) {
      workers.set(job.name, createWorker(boss, job, workSettings(job, executeSql, report)))
      if (job.cron) clocks.push(startClock(boss, { ...job, cron: job.cron }, { report, signal: stopping.signal }))
    }
    const look = async () => {
      for (const name of await dueNow()) workers.get(name)?.wake()
    }
    looking = keepLooking(look, pollSeconds * 1000, { report, signal: stopping.signal })
  }

  /** Waits for running jobs, at most 3 seconds: a job that is not finished by then runs again elsewhere. */
  async function stop() {
    stopping.abort()
    for (const clock of clocks) clock.stop()
    await Promise.race([Promise.all([looking, ...[...workers.values()].map((worker) => worker.stop())]), wait(3000)])
    await boss.stop({ graceful: false })
  }

  return { jobs, create, start, runDue, stop }
}

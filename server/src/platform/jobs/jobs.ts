import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { singaporeZone } from '@kasama/contract/calendar.rules'
import { Cron } from 'croner'
import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { ExecuteSql } from '../database/database'
import type { Db } from '../database/db'
import { persist } from '../persist'
import { createWorker, type Report, type Worker } from './worker'

/** One kind of queued work. Running it twice with the same id must end in the same state. */
export type Job<Data extends object> = {
  name: string
  /** A cron line in Singapore's time, for work that comes by itself. */
  cron?: string
  /** Its work is a mail: the desk counts those that wait. */
  isMail?: true
  run: (data: Data, id: string) => Promise<void>
}

export type Jobs = {
  /** Queues work inside the caller's transaction: it is there exactly when the transaction's other rows are. Answers its id. */
  enqueue: <Data extends object>(db: Db, name: string, data: Data) => Promise<string>
  /** Takes queued work back, inside the caller's transaction. */
  withdraw: (db: Db, name: string, id: string) => Promise<void>
}

/** A run that has not ended by then counts as failed, also where its process was killed. */
const leaseSeconds = 120
/** The pauses double: tried for 68 hours at least, so that a mail server may be away for two days. */
const retries = { retryLimit: 13, retryBackoff: true, retryDelay: 30, expireInSeconds: leaseSeconds }
const hourMs = 3_600_000
/** Most transactions have been committed by then; the next look finds what comes later. */
const wakeMs = 50

/** The queues in which work is due: one statement for all, since most are empty most of the time. */
const dueQueues = "select distinct name from jobs.job where state < 'active' and start_after <= now()"

const within = (db: Db): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
    return { rows }
  },
})

/**
 * The queue over the product's own database, whichever of the two it is. pg-boss keeps the tables; fetching and finishing
 * is done by our own workers and clock, because pg-boss's do not wait for what they ask of the database: while it is away
 * that ends the process.
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

  /** Creates the tables and the queues that are not there yet. One process at a time may do this. */
  async function create(list: Job<never>[]) {
    await boss.start()
    for (const { name } of list) await boss.createQueue(name)
    await boss.stop({ graceful: false })
  }

  /** Starts to run what is in the queues; looks for it every `pollSeconds`, beside being told by this process. */
  async function start(list: Job<never>[], { pollSeconds }: { pollSeconds: number }) {
    await boss.start()
    const settings = { leaseMs: leaseSeconds * 1000, report }
    for (const job of list as Job<object>[]) {
      workers.set(job.name, createWorker(boss, job, settings))
      if (job.cron) clocks.push(startClock(job.name, job.cron))
    }
    looking = keepLooking(pollSeconds * 1000)
  }

  /** Wakes the workers that have something to do, until the queue is stopped. */
  async function keepLooking(pollMs: number) {
    const look = async () => {
      const { rows } = await executeSql(dueQueues, [])
      for (const { name } of rows as { name: string }[]) workers.get(name)?.wake()
    }
    while (!stopping.signal.aborted) {
      await look().catch((error) => report(error, 'looking for queued work'))
      await wait(pollMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  /** Queues a job at its times. Every process does: the id is made of the time, so that only one of them succeeds. */
  function startClock(name: string, line: string): Cron {
    return new Cron(line, { timezone: singaporeZone }, (clock) => {
      const minute = clock.currentRun()?.toISOString().slice(0, 16)
      const id = hash('sha256', `${name} ${minute}`).slice(0, 32)
      const send = () => boss.send(name, {}, { ...retries, id })
      return persist(send, hourMs, stopping.signal).catch((error) => report(error, `queueing ${name}`))
    })
  }

  /** Ends once the jobs under way are done, at the latest after 3 seconds: what is not done then runs again elsewhere. */
  async function stop() {
    stopping.abort()
    for (const clock of clocks) clock.stop()
    await Promise.race([Promise.all([looking, ...[...workers.values()].map((worker) => worker.stop())]), wait(3000)])
    await boss.stop({ graceful: false })
  }

  return { jobs, create, start, stop }
}

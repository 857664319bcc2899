import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { ExecuteSql } from './database/database'
import type { Db } from './database/db'

/** One kind of queued work. Running it twice with the same data must end in the same state. */
export type Job<Data extends object> = {
  name: string
  /** A cron line in Singapore's time, for work that comes by itself. */
  cron?: string
  run: (data: Data, id: string) => Promise<void>
}

export type Jobs = {
  /** Queues work inside the caller's transaction: it is there exactly when the transaction's other rows are. */
  enqueue: <Data extends object>(db: Db, name: string, data: Data) => Promise<void>
}

const retries = { retryLimit: 12, retryBackoff: true, retryDelay: 30 }

const within = (db: Db): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
    return { rows }
  },
})

/** The queue over the product's own database, whichever of the two it is. */
export function createQueue(executeSql: ExecuteSql, onError: (error: Error) => void) {
  const boss = new PgBoss({ db: { executeSql: (text, values) => executeSql(text, values) }, schema: 'jobs' })
  boss.on('error', onError)

  const jobs: Jobs = {
    async enqueue(db, name, data) {
      await boss.send(name, data, { ...retries, db: within(db) })
    },
  }

  /** Creates the queue's tables and the queues; `work` also starts to run what is in them. */
  async function start(list: Job<never>[], work: { pollSeconds: number } | null) {
    await boss.start()
    for (const job of list) {
      await boss.createQueue(job.name)
      if (!work) continue
      const run = job.run as (data: object, id: string) => Promise<void>
      await boss.work<object>(job.name, { pollingIntervalSeconds: work.pollSeconds }, async (batch) => {
        for (const { data, id } of batch) {
          await run(data ?? {}, id)
          // Its data names people: nothing of it stays once it is done.
          await boss.deleteJob(job.name, id)
        }
      })
      if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Singapore' })
    }
  }

  return { jobs, start, stop: () => boss.stop({ graceful: true, wait: true, timeout: 3000 }) }
}

import { afterEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../test/database/test-database'
import type { Database, ExecuteSql } from '../database/database'
import { createQueue, type Job } from './jobs'

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of closings.splice(0).reverse()) await end()
})

/** A queue that looks for work once a minute: what happens sooner was woken. Statements that `breaks` knows fail. */
async function queueOf(job: Job<{ n: number }>, breaks: (text: string) => boolean = () => false) {
  const database: Database = await testDatabase()
  const executeSql: ExecuteSql = (text, values) =>
    breaks(text) ? Promise.reject(new Error('Connection terminated')) : database.executeSql(text, values)
  const report = vi.fn()
  const queue = createQueue(executeSql, report)
  await createQueue(database.executeSql, report).create([job as Job<never>])
  await queue.start([job as Job<never>], { pollSeconds: 60 })
  closings.push(database.close, queue.stop)
  const rows = async () => (await database.executeSql('select state from jobs.job', [])).rows
  return { database, report, rows, enqueue: (n: number) => queue.jobs.enqueue(database.db, job.name, { n }) }
}

test('work is done at once and all of it, one after the other; nothing of it stays', async () => {
  const done: number[] = []
  let running = 0
  const run = async ({ n }: { n: number }) => {
    expect(++running).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    done.push(n)
  }
  const { enqueue, rows } = await queueOf({ name: 'count', run })
  const wanted = Array.from({ length: 30 }, (_, n) => n)
  for (const n of wanted) await enqueue(n)
  // Jobs of one millisecond have no order.
  await vi.waitFor(() => expect(done.toSorted((one, other) => one - other)).toEqual(wanted), 20_000)
  await vi.waitFor(async () => expect(await rows()).toEqual([]))
})
test.each(['succeeds', 'fails'])(
  'a job that %s while the database is away is ended later, and ran once',
  async (ends) => {
    let away = 0
    const breaks = (text: string) => {
      const isEnd = /deleted_jobs|completed_on = now|results as/i.test(text)
      return isEnd && away++ < 2
    }
    const isGood = ends === 'succeeds'
    const run = vi.fn(() => (isGood ? Promise.resolve() : Promise.reject(new Error('no mail server'))))
    const { enqueue, rows } = await queueOf({ name: 'end-later', run }, breaks)
    await enqueue(1)
    const after = isGood ? [] : [{ state: 'retry' }]
    await vi.waitFor(async () => expect([away > 2, await rows()]).toEqual([true, after]), 20_000)
    expect(run).toHaveBeenCalledTimes(1)
  },
)

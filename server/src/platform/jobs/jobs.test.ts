// @module-tag ci
import { setTimeout } from 'node:timers/promises'
import { dayMs, hourMs, minuteMs } from '@kasama/contract/durations.rules'
import { afterEach, expect, test, vi } from 'vitest'
import type { Database, ExecuteSql } from '#platform/database/database'
import { testDatabase } from '#test/database/test-database'
import { createQueue, type Job } from './jobs'
import { retriesUntilNext, startSchedule } from './schedule'

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of closings.splice(0).reverse()) await end()
})

type Line = { breaks?: (text: string) => boolean; isSlow?: (text: string) => boolean; pollSeconds?: number }

/** Longer than it takes to wake a worker after a job was queued. */
const slowMs = 300

/**
 * A queue that polls once a minute: a job that runs sooner was woken. Statements that match `breaks` fail; those that
 * match `isSlow` respond late.
 */
async function queueOf(
  job: Job<{ n: number }>,
  { breaks = () => false, isSlow = () => false, pollSeconds = 60 }: Line = {},
) {
  const database: Database = await testDatabase()
  const executeSql: ExecuteSql = async (text, values) => {
    if (breaks(text)) throw new Error('Connection terminated')
    const answer = await database.executeSql(text, values)
    if (isSlow(text)) await setTimeout(slowMs)
    return answer
  }
  const report = vi.fn()
  const queue = createQueue(executeSql, report)
  await createQueue(database.executeSql, report).create([job as Job<never>])
  await queue.start([job as Job<never>], { pollSeconds })
  const stopSchedule = startSchedule({ db: database.db, now: () => new Date(), queue, report }, [job as Job<never>])
  closings.push(database.close, queue.stop, stopSchedule)
  const rows = async () => (await database.executeSql('select state from jobs.job', [])).rows
  const enqueue = (n: number, db = database.db) => queue.jobs.enqueue(db, job.name, { n })
  return { database, report, rows, enqueue }
}

test('work is done at once and all of it, one after the other; nothing of it stays', async () => {
  const finished: number[] = []
  let running = 0
  const run = async ({ n }: { n: number }) => {
    expect(++running).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    finished.push(n)
  }
  const { enqueue, rows } = await queueOf({ name: 'count', run })
  const expected = Array.from({ length: 30 }, (_, n) => n)
  for (const n of expected) await enqueue(n)
  // Jobs queued in the same millisecond have no order.
  await vi.waitFor(() => expect(finished.toSorted((a, b) => a - b)).toEqual(expected), 60_000)
  await vi.waitFor(async () => expect(await rows()).toEqual([]), 60_000)
})
test.each(['succeeds', 'fails'])(
  'a job that %s while the database is away is ended later, and ran once',
  async (ends) => {
    let away = 0
    const breaks = (text: string) => {
      const isCompletion = /deleted_jobs|completed_on = now|results as/i.test(text)
      return isCompletion && away++ < 2
    }
    const succeeds = ends === 'succeeds'
    const run = vi.fn(() => (succeeds ? Promise.resolve() : Promise.reject(new Error('no mail server'))))
    const { enqueue, rows } = await queueOf({ name: 'end-later', run }, { breaks })
    await enqueue(1)
    const after = succeeds ? [] : [{ state: 'retry' }]
    await vi.waitFor(async () => expect([away > 2, await rows()]).toEqual([true, after]), 60_000)
    expect(run).toHaveBeenCalledTimes(1)
  },
)

test('work that is queued while its worker asks for work is not left until it asks again', async () => {
  const run = vi.fn(() => Promise.resolve())
  let queryCount = 0
  const isSlow = (text: string) => /skip locked/i.test(text) && queryCount++ === 0
  const { database, enqueue } = await queueOf({ name: 'while-asking', run }, { isSlow })
  // The worker is woken, but the job is rolled back.
  const undone = database.db.transaction().execute(async (tx) => {
    await enqueue(1, tx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await vi.waitFor(() => expect(queryCount).toBe(1), 60_000)
  await enqueue(2)
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 60_000)
})
test('work that another process queued is found at the next look, one statement for all queues', async () => {
  const run = vi.fn(() => Promise.resolve())
  const queriedNames: string[] = []
  const breaks = (text: string) => queriedNames.push(text) === 0
  const { database } = await queueOf({ name: 'from-elsewhere', run }, { breaks, pollSeconds: 0.05 })
  const elsewhere = createQueue(database.executeSql, () => {})
  await elsewhere.jobs.enqueue(database.db, 'from-elsewhere', { n: 1 })
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 60_000)
  await vi.waitFor(() => expect(queriedNames.at(-1)).toMatch(/^select distinct name/), 60_000)
})
test('a look that fails is reported, and the next one finds the work', async () => {
  const run = vi.fn(() => Promise.resolve())
  let failures = 0
  const breaks = (text: string) => /^select distinct name/.test(text) && failures++ < 2
  const { database, report } = await queueOf({ name: 'after-a-failure', run }, { breaks, pollSeconds: 0.05 })
  await createQueue(database.executeSql, () => {}).jobs.enqueue(database.db, 'after-a-failure', { n: 1 })
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 60_000)
  expect(report).toHaveBeenCalledWith(expect.any(Error), 'looking for queued work')
})
/** A queue without workers: a test runs the due jobs itself. */
async function idleQueue(job: Job<{ n: number }>) {
  const { executeSql, db, close } = await testDatabase()
  closings.push(close)
  const queue = createQueue(executeSql, vi.fn())
  await queue.create([job as Job<never>])
  closings.push(queue.stop)
  await queue.jobs.enqueue(db, job.name, { n: 1 })
  const runDue = () => queue.runDue([job as Job<never>])
  const text = 'select state::text, extract(epoch from start_after - now())::int as wait from jobs.job'
  const stands = async () => (await executeSql(text, [])).rows[0] as { state: string; wait: number }
  const bringForward = () => executeSql('update jobs.job set start_after = now() where start_after > now()', [])
  return { runDue, stands, bringForward }
}

test('a job that fails goes on being tried while a mail server is away for two days', async () => {
  const run = vi.fn(() => Promise.reject(new Error('no mail server')))
  const { runDue, stands, bringForward } = await idleQueue({ name: 'mail', run })
  let seconds = 0
  for (;;) {
    expect(await runDue()).toBe(true)
    const { state, wait } = await stands()
    if (state === 'failed') break
    seconds += wait
    await bringForward()
  }
  expect(seconds).toBeGreaterThan(48 * 3600)
})

test.each([
  ['waits for its server beyond that, an hour at most between two tries', new Error('no mail server'), 'retry'],
  ['that is refused comes to an end', Object.assign(new Error('no such receiver'), { code: 'EENVELOPE' }), 'failed'],
])('a mail %s', async (_, error, state) => {
  const run = vi.fn(() => Promise.reject(error))
  const { runDue, stands, bringForward } = await idleQueue({ name: 'a-mail', isMail: true, run })
  for (let tries = 1; tries <= 14; tries++) {
    await bringForward()
    await runDue()
    expect(run).toHaveBeenCalledTimes(tries)
  }
  const { state: last, wait } = await stands()
  expect([last, wait < 65 * 60]).toEqual([state, true])
})

test("the clock's run that failed is left to the next run, where that comes before a retry would", async () => {
  const run = vi.fn(() => Promise.reject(new Error('the store is away')))
  const everySecond = { name: 'each-second', schedule: { cron: '* * * * * *' }, run }
  const { database } = await queueOf(everySecond, { pollSeconds: 0.05 })
  const jobs = () => database.executeSql("select state, retry_limit from jobs.job where name = 'each-second'", [])
  await vi.waitFor(async () => expect((await jobs()).rows).toContainEqual({ state: 'failed', retry_limit: 0 }), 60_000)
  expect([minuteMs, 5 * minuteMs, hourMs, dayMs, 30 * dayMs].map(retriesUntilNext)).toEqual([1, 3, 6, 11, 13])
})

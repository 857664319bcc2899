import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { months } from '#platform/calendar/periods'
import type { Database } from '#platform/database/database'
import { testDatabase } from '#test/database/test-database'
import { catchUp } from './catch-up'
import type { CatchUpJob } from './jobs'

let database: Database
let now: Date
beforeAll(async () => {
  database = await testDatabase()
  await database.executeSql('create table done (work text, period text, item int, unique (work, period, item))')
})
afterAll(() => database.close())

const deps = () => ({ db: database.db, now: () => now })
const [items, batchSize] = [7, 3]

/** Work over seven items, three a batch; a unique key fails if one is done twice. `breaks` makes a batch fail. */
const workOf = (name: string, breaks: () => boolean = () => false): CatchUpJob => ({
  name,
  schedule: { every: months, catchUp: 3 },
  async batch(tx, { key }, position) {
    const after = Number(position ?? 0)
    const last = Math.min(after + batchSize, items)
    await sql`insert into done select ${name}, ${key}, n from generate_series(${after + 1}::int, ${last}::int) n`.execute(
      tx,
    )
    if (breaks()) throw new Error('killed')
    return last < items ? String(last) : null
  },
})
const doneOf = async (name: string) => {
  const { rows } = await sql<{ period: string; count: number }>`
    select period, count(*)::int as count from done where work = ${name} group by period order by period`.execute(
    database.db,
  )
  return rows.map(({ period, count }) => `${period}: ${count}`)
}

test('a period is done when it is over, and once', async () => {
  const work = workOf('once')
  now = new Date('2026-02-28T15:59:59Z')
  await catchUp(deps(), work)
  expect((await doneOf('once')).at(-1)).toBe('2026-01: 7')
  now = new Date('2026-02-28T16:00:00Z')
  await catchUp(deps(), work)
  await catchUp(deps(), work)
  expect(await doneOf('once')).toEqual(['2025-11: 7', '2025-12: 7', '2026-01: 7', '2026-02: 7'])
})
test.each([1, 2])(
  'a server that was away makes up for %i months more, in order, and for no older one',
  async (late) => {
    const name = `late by ${late}`
    const order: string[] = []
    const work = workOf(name)
    const recordedJob: CatchUpJob = {
      ...work,
      batch: (tx, period, position) => {
        order.push(period.key)
        return work.batch(tx, period, position)
      },
    }
    now = new Date('2026-01-05T00:00:00Z')
    await catchUp(deps(), recordedJob)
    now = new Date(`2026-0${2 + late}-05T00:00:00Z`)
    await catchUp(deps(), recordedJob)
    expect(order).toEqual([...order].sort())
    const all = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'].slice(0, 4 + late)
    expect(await doneOf(name)).toEqual(all.map((key) => `${key}: 7`))
  },
)
test.each([1, 2, 3, 4])('killed in batch %i, the next one goes on where it was', async (kill) => {
  const name = `killed in ${kill}`
  let batches = 0
  now = new Date('2026-03-05T00:00:00Z')
  const dies = workOf(name, () => ++batches === kill)
  await expect(catchUp(deps(), dies)).rejects.toThrow('killed')
  await catchUp(deps(), workOf(name))
  expect(await doneOf(name)).toEqual(['2025-12: 7', '2026-01: 7', '2026-02: 7'])
})
test('eight at once do it once', async () => {
  now = new Date('2026-03-05T00:00:00Z')
  await Promise.all(Array.from({ length: 8 }, () => catchUp(deps(), workOf('at once'))))
  expect(await doneOf('at once')).toEqual(['2025-12: 7', '2026-01: 7', '2026-02: 7'])
})
test('told to stop, it ends after the batch it is at', async () => {
  now = new Date('2026-03-05T00:00:00Z')
  const stopping = new AbortController()
  const work = workOf('stopped', () => {
    stopping.abort()
    return false
  })
  await catchUp(deps(), work, new Map(), stopping.signal)
  expect(await doneOf('stopped')).toEqual(['2025-12: 3'])
})

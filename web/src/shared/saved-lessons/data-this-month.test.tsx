import { expect, test } from 'vitest'
import { addDataUsage, dataThisMonth } from './data-this-month.ts'

test('data is counted by Singapore’s month', async () => {
  const before = (await dataThisMonth(new Date('2031-01-31T15:59:00Z')))?.other ?? 0
  await addDataUsage(500, new Date('2031-01-31T15:59:00Z'))
  await addDataUsage(70, new Date('2031-01-31T16:00:00Z'))
  await addDataUsage(0)
  expect(await dataThisMonth(new Date('2031-01-02T00:00:00Z'))).toMatchObject({ other: before + 500 })
  expect((await dataThisMonth(new Date('2031-02-02T00:00:00Z')))?.other).toBeGreaterThanOrEqual(70)
})

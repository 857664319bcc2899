import { expect, test } from 'vitest'
import { allBetween, type CreationTimes } from './events-between'

const events = Array.from({ length: 40 }, (_, n) => ({ created: 1000 + n * n }))
const listOf =
  (max: number) =>
  async ({ gte, lt = Number.POSITIVE_INFINITY }: CreationTimes) =>
    events
      .filter(({ created }) => created >= gte && created < lt)
      .reverse()
      .slice(0, max)

test.each([
  [3, { gte: 1000 }, events],
  [41, { gte: 1000 }, events],
  [5, { gte: 1100, lt: 1401 }, events.slice(10, 21)],
])('of lists that hold %i the whole time is read, the oldest first', async (max, created, wanted) =>
  expect(await allBetween(listOf(max), created, max)).toEqual(wanted),
)
test('a second with more than a list holds ends the search', async () => {
  const busy = async () => [{ created: 7 }, { created: 7 }]
  expect(await allBetween(busy, { gte: 7 }, 2)).toHaveLength(2)
})

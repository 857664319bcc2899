import { expect, test } from 'vitest'
import { limitConcurrencyByKey } from './concurrency'

test('of each key so many run at once, the others wait in turn, and more than may wait are refused', async () => {
  const run = limitConcurrencyByKey({ atOnce: 2, longest: 3, full: 'too_many_requests' })
  const [ends, maxByKey]: [(() => void)[], Map<number, number>] = [[], new Map()]
  const running = new Map<number, number>()
  const work = (key: number) => async () => {
    running.set(key, (running.get(key) ?? 0) + 1)
    maxByKey.set(key, Math.max(maxByKey.get(key) ?? 0, running.get(key) ?? 0))
    await new Promise<void>((resolve) => ends.push(resolve))
    running.set(key, (running.get(key) ?? 0) - 1)
    return key
  }
  const calls = [1, 1, 1, 1, 1, 2].map((key) => run(key, work(key)))
  await expect(run(1, work(1))).rejects.toMatchObject({ code: 'too_many_requests' })
  const results = Promise.all(calls)
  while (ends.length > 0) {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await results).toEqual([1, 1, 1, 1, 1, 2])
  expect([...maxByKey]).toEqual([
    [1, 2],
    [2, 1],
  ])
})
test('work that fails gives its place to the next', async () => {
  const run = limitConcurrencyByKey({ atOnce: 1, longest: 9, full: 'busy' })
  const fails = () => Promise.reject(new Error('no'))
  const results = await Promise.allSettled([
    run(1, fails),
    run(1, async () => 'yes'),
    run(undefined, async () => 'also'),
  ])
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    'failed',
    'yes',
    'also',
  ])
})

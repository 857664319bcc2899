import { expect, test } from 'vitest'
import { limitConcurrencyByKey, oneSearchAtATime } from './concurrency'

test('of each key so many run at once, the others wait in turn, and more than may wait are refused', async () => {
  const run = limitConcurrencyByKey({ atOnce: 2, longest: 3, full: 'too_many_requests' })
  const [ends, most]: [(() => void)[], Map<number, number>] = [[], new Map()]
  const running = new Map<number, number>()
  const work = (key: number) => async () => {
    running.set(key, (running.get(key) ?? 0) + 1)
    most.set(key, Math.max(most.get(key) ?? 0, running.get(key) ?? 0))
    await new Promise<void>((resolve) => ends.push(resolve))
    running.set(key, (running.get(key) ?? 0) - 1)
    return key
  }
  const calls = [1, 1, 1, 1, 1, 2].map((key) => run(key, work(key)))
  await expect(run(1, work(1))).rejects.toMatchObject({ code: 'too_many_requests' })
  const done = Promise.all(calls)
  while (ends.length > 0) {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await done).toEqual([1, 1, 1, 1, 1, 2])
  expect([...most]).toEqual([
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

test('a key is searched once at a time: who asks meanwhile shares the next search, which begins after it', async () => {
  const ends: (() => void)[] = []
  const find = oneSearchAtATime(async (key) => {
    const number = ends.length + 1
    await new Promise<void>((resolve) => ends.push(resolve))
    if (key === 'none') throw new Error('none')
    return `${key} ${number}`
  })
  const burst = [find('a'), ...Array.from({ length: 149 }, () => find('a')), find('b')]
  expect(ends).toHaveLength(2)
  ends[1]?.()
  ends[0]?.()
  expect(await burst[0]).toBe('a 1')
  await new Promise((resolve) => setImmediate(resolve))
  expect(ends).toHaveLength(3)
  const later = find('a')
  ends[2]?.()
  expect(new Set(await Promise.all(burst.slice(1, 150)))).toEqual(new Set(['a 3']))
  await new Promise((resolve) => setImmediate(resolve))
  ends[3]?.()
  expect([await later, await burst[150]]).toEqual(['a 4', 'b 2'])
  const failing = [find('none'), find('none')].map((search) => expect(search).rejects.toThrow('none'))
  ends[4]?.()
  await new Promise((resolve) => setImmediate(resolve))
  ends[5]?.()
  await Promise.all(failing)
})

import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPlaces } from './places'

const usual = { atOnce: 2, longest: 2, maxHeldMs: 60_000, maxWaitMs: 60_000 }
const never = () => new Promise<string>(() => {})

/** Work that ends when it is told to. */
function openWork(log: string[], name: string) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const work = async () => {
    log.push(name)
    await ended
    return name
  }
  return { work, end: () => end() }
}

test('two calls work at once, the others in their order, and a failed one leaves its place', async () => {
  const run = createPlaces({ ...usual, longest: 3 })
  const log: string[] = []
  const [a, b, c] = [openWork(log, 'a'), openWork(log, 'b'), openWork(log, 'c')]
  const failing = async () => {
    log.push('failing')
    throw new Error('failed')
  }
  const results = [run(a.work), run(b.work), run(failing).catch(({ message }) => message), run(c.work)]
  await turn()
  expect(log).toEqual(['a', 'b'])
  for (const { end } of [b, c, a]) end()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'failed', 'c'])
  expect(log).toEqual(['a', 'b', 'failing', 'c'])
})

test('a call that works for long keeps nobody out', async () => {
  const run = createPlaces({ ...usual, atOnce: 1, maxHeldMs: 20 })
  const slow = openWork([], 'slow')
  const result = run(slow.work)
  expect(await run(async () => 'next')).toBe('next')
  slow.end()
  expect(await result).toBe('slow')
  expect(await run(async () => 'after')).toBe('after')
})

test('a call is refused when too many wait, or when it has waited for too long', async () => {
  const run = createPlaces({ ...usual, atOnce: 1, longest: 1, maxHeldMs: 100, maxWaitMs: 5 })
  void run(never)
  const late = run(async () => 'late')
  await expect(run(async () => 'too many')).rejects.toMatchObject({ code: 'overloaded' })
  await expect(late).rejects.toMatchObject({ code: 'overloaded' })
  expect(await run(async () => 'in time')).toBe('in time')
})

import { afterEach, expect, test, vi } from 'vitest'
import { onePress } from './one-press'

afterEach(() => vi.useRealTimers())

test('a second press counts only once the first was dealt with and a moment has passed; other cards are free', () => {
  vi.useFakeTimers()
  const press = onePress()
  expect([press.take(1), press.take(1), press.take(2)]).toEqual([true, false, true])
  vi.advanceTimersByTime(60_000)
  expect(press.take(1)).toBe(false)
  press.settled(1)
  vi.advanceTimersByTime(180)
  expect(press.take(1)).toBe(false)
  vi.advanceTimersByTime(400)
  expect(press.take(1)).toBe(true)
})

import { afterEach, expect, test, vi } from 'vitest'
import { onePress } from './one-press'

afterEach(() => vi.useRealTimers())

test('accepts a second press once the first is handled and a moment has passed; other cards are independent', () => {
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

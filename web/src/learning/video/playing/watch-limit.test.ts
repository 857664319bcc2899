import { expect, test } from 'vitest'
import { allowedTime, furthestAfterPlay } from './watch-limit'

test('playing moves the limit on, as far as real time and the rate allow', () => {
  expect(furthestAfterPlay(10, { position: 10.25, rate: 1, secondsSince: 0.25 })).toBe(10.25)
  expect(furthestAfterPlay(10, { position: 14, rate: 2, secondsSince: 2 })).toBe(14)
})

test('a jump ahead leaves the limit, and so does playing what was seen', () => {
  expect(furthestAfterPlay(10, { position: 40, rate: 1, secondsSince: 0.25 })).toBe(10)
  expect(furthestAfterPlay(10, { position: 4, rate: 1, secondsSince: 0.25 })).toBe(10)
})

test('a seek stays between the start and the limit', () => {
  expect(allowedTime(50, 30, 100)).toBe(30)
  expect(allowedTime(-5, 30, 100)).toBe(0)
  expect(allowedTime(150, Number.POSITIVE_INFINITY, 100)).toBe(100)
  expect(allowedTime(5, 30, Number.NaN)).toBe(0)
})

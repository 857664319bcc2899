import { expect, test } from 'vitest'
import { megabytes, partIn, percentOf, sizeOf } from './sizes'

test('sizes are in megabytes with one decimal, and never in two lines', () => {
  expect(sizeOf(2_140_000)).toBe('2.1\u00a0MB')
  expect(sizeOf(400)).toBe('0.1\u00a0MB')
  expect(sizeOf(0)).toBe('0.0\u00a0MB')
  expect(sizeOf(99_940_000)).toBe('99.9\u00a0MB')
  expect(sizeOf(99_960_000)).toBe('100\u00a0MB')
  expect(sizeOf(412_300_000)).toBe('412\u00a0MB')
  expect(sizeOf(1_240_000_000)).toBe('1.2\u00a0GB')
  expect(megabytes(2_000_000)).toBe('2.0')
})

test('a part is in the unit of the whole', () => {
  expect(partIn(412_000_000, 1_240_000_000)).toBe('0.4')
  expect(partIn(412_000_000, 940_000_000)).toBe('412')
  expect(partIn(400_000, 2_100_000)).toBe('0.4')
})

test('a lesson is at 100 percent only once all of it has come', () => {
  expect(percentOf({ receivedBytes: 1_999_999, bytes: 2_000_000 })).toBe(99)
  expect(percentOf({ receivedBytes: 2_000_000, bytes: 2_000_000 })).toBe(100)
  expect(percentOf({ receivedBytes: 0, bytes: 0 })).toBe(0)
})

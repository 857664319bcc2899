import { expect, test } from 'vitest'
import { plans } from './billing.rules'
import { recurringCents } from './revenue.rules'

test.each<[string, [number, number, number?][], number]>([
  ['nobody', [], 0],
  ['monthly plans count with their price', [[10, 262]], 521_380],
  ['yearly plans count a twelfth, rounded once', [[11, 158]], 196_183],
  ['one year is 1,241 cents and two thirds', [[11, 1]], 1242],
  [
    'former plans keep their prices',
    [
      [3, 16],
      [4, 12],
      [5, 21],
      [6, 17],
    ],
    7984 + 4900 + 18_879 + 12_608,
  ],
  [
    'a permanent voucher is subtracted',
    [
      [10, 2, 398],
      [11, 12, 2980],
    ],
    3582 + 14_652,
  ],
  [
    'free plans add nothing',
    [
      [0, 9],
      [99, 9],
    ],
    0,
  ],
])('%s', (_, households, cents) => {
  expect(recurringCents(households.map(([planId, count, lasting = 0]) => ({ planId, count, lasting })))).toBe(cents)
})
test('twelve months of a yearly plan add up to its price', () => {
  expect(recurringCents([{ planId: 11, count: 12 }])).toBe(plans[11]?.cents)
})

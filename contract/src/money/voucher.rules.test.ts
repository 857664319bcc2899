import { expect, test } from 'vitest'
import { voucherProblem } from './voucher.rules'

const problemOf = (percent: number) =>
  voucherProblem(
    {
      code: 'FRESH',
      percent_off: percent,
      amount_off: null,
      duration: 'once',
      plans: [10],
      starts_on: null,
      ends_on: null,
      minimum: null,
    },
    '2026-03-10',
  )

test('a percent has two decimals at most; each of the 10,000 with them is valid', () => {
  const refused = Array.from({ length: 10_000 }, (_, n) => (n + 1) / 100).filter((percent) => problemOf(percent))
  expect(refused).toEqual([])
  for (const percent of [10.123, 0.005, 8.2000001]) expect(problemOf(percent)).toBe('percent_off')
})

import { discountedCents } from '@kasama/contract/money/billing.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountOf } from './discounting'
import { addMonths, periodEnd } from './periods'
import { restOf } from './proration'

const cents = fc.integer({ min: 0, max: 1_000_000 })
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const seconds = (moment: string) => Date.parse(moment) / 1000
const day = (moment: number) => new Date(moment * 1000).toISOString().slice(0, 10)

test('an amount off is split completely, and never exceeds the total', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 4 }), cents, (amounts, amount_off) => {
      const parts = discountOf({ percent_off: null, amount_off }, amounts)
      expect(sum(parts)).toBe(Math.min(amount_off, sum(amounts)))
      expect(parts.every((part, n) => part >= 0 && part <= (amounts[n] ?? 0))).toBe(true)
    }),
  )
  expect(discountOf({ percent_off: null, amount_off: 1 }, [1, 1, 1, 0])).toEqual([0, 1, 0, 0])
})
test('percentages are calculated in cents, half a cent rounded up', () => {
  const off = (amount: number, percent_off: number) => discountOf({ percent_off, amount_off: null }, [amount])
  expect([off(1990, 33.33), off(1990, 25), off(1, 50), off(14_900, 12.5), off(1990, 100)].flat()).toEqual([
    663, 498, 1, 1863, 1990,
  ])
})
test('the discounted price equals the charge, to the cent', () => {
  const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100)
  const off = fc.oneof(
    fc.record({ percent_off: percent, amount_off: fc.constant(null) }),
    fc.record({ percent_off: fc.constant(null), amount_off: cents }),
  )
  fc.assert(
    fc.property(cents, off, (price, discount) => {
      expect(discountedCents(price, discount)).toBe(price - sum(discountOf(discount, [price])))
    }),
  )
})
test('the unused part of a period is between nothing and the whole amount', () => {
  const moment = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 })
  fc.assert(
    fc.property(
      cents,
      moment,
      fc.integer({ min: 1, max: 366 * 86_400 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (amount, start, length, part) => {
        const period = { start, end: start + length }
        const left = restOf(amount, period, start + Math.floor(length * part))
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(amount)
        expect([restOf(amount, period, start), restOf(amount, period, start + length)]).toEqual([amount, 0])
      },
    ),
  )
})
test('adding months keeps month ends, and each period follows the one before', () => {
  expect(day(addMonths(seconds('2028-01-31T15:59:00Z'), 1))).toBe('2028-02-29')
  expect(day(addMonths(seconds('2026-12-31T15:59:00Z'), 2))).toBe('2027-02-28')
  const monthly = { interval: 'month', interval_count: 1 }
  fc.assert(
    fc.property(
      fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
      fc.integer({ min: 1, max: 30 }),
      (anchor, periods) => {
        let end = anchor
        for (let n = 0; n < periods; n++) end = periodEnd(anchor, monthly, end)
        expect(end).toBe(addMonths(anchor, periods))
      },
    ),
  )
})

import { expect, test } from 'vitest'
import { daysEnding, months, weeksEnding } from './periods'

const at = (text: string) => new Date(`${text}+08:00`)
const keys = (periods: { key: string }[]) => periods.map(({ key }) => key)

test("a month is over with Singapore's last second of it", () => {
  expect(keys(months(at('2026-02-28T23:59:59'), 2))).toEqual(['2025-12', '2026-01'])
  const [february] = months(at('2026-03-01T00:00:00'), 1)
  expect(february).toEqual({ key: '2026-02', from: at('2026-02-01T00:00:00'), to: at('2026-03-01T00:00:00') })
})
test('a leap day belongs to its month', () => {
  expect(keys(months(at('2028-02-29T23:59:59'), 1))).toEqual(['2028-01'])
  expect(months(at('2028-03-15T10:00:00'), 1)[0]?.to).toEqual(at('2028-03-01T00:00:00'))
})
test('a week ends at its hour and not a second earlier', () => {
  const sundays = weeksEnding({ weekday: 0, hour: 19 })
  expect(keys(sundays(at('2026-03-08T18:59:59'), 2))).toEqual(['2026-02-22', '2026-03-01'])
  const [week] = sundays(at('2026-03-08T19:00:00'), 1)
  expect(week).toEqual({ key: '2026-03-08', from: at('2026-03-01T19:00:00'), to: at('2026-03-08T19:00:00') })
  expect(keys(weeksEnding({ weekday: 1, hour: 0 })(at('2026-03-09T00:00:00'), 1))).toEqual(['2026-03-09'])
})
test('a day ends at its hour', () => {
  expect(keys(daysEnding({ hour: 4 })(at('2026-03-01T03:59:59'), 2))).toEqual(['2026-02-27', '2026-02-28'])
  expect(keys(daysEnding({ hour: 4 })(at('2026-03-01T04:00:00'), 1))).toEqual(['2026-03-01'])
})

import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayInWords,
  endOfDay,
  lastDayBefore,
  mondayOf,
  singaporeClock,
  singaporeDay,
  singaporeMonth,
  startOfDay,
  startOfMonth,
} from './calendar.rules'

const midnight = new Date('2026-03-31T16:00:00Z')

test('day, month and clock of a moment are those of Singapore', () => {
  expect([singaporeDay(midnight), singaporeMonth(midnight), singaporeClock(midnight)]).toEqual([
    '2026-04-01',
    '2026-04',
    '00:00',
  ])
  const before = new Date(midnight.getTime() - 1)
  expect([singaporeDay(before), singaporeMonth(before), singaporeClock(before)]).toEqual([
    '2026-03-31',
    '2026-03',
    '23:59',
  ])
})
test('a day lasts from one midnight to the next', () => {
  expect(startOfDay('2026-04-01')).toEqual(midnight)
  expect(endOfDay('2026-03-31')).toEqual(midnight)
  expect(startOfMonth('2026-04')).toEqual(midnight)
  expect([lastDayBefore(midnight), lastDayBefore(new Date('2026-03-31T16:00:01Z'))]).toEqual([
    '2026-03-31',
    '2026-04-01',
  ])
})
test.each(['2026-02-30', '2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '+02026-01-01', '2026-01-01T', 'x', ''])(
  'there is no day %s',
  (day) => expect([startOfDay(day), endOfDay(day)]).toEqual([null, null]),
)
test('days and months are counted over the ends of months and years', () => {
  expect([addDays('2028-02-28', 1), addDays('2026-01-01', -1), addDays('2026-03-04', 0)]).toEqual([
    '2028-02-29',
    '2025-12-31',
    '2026-03-04',
  ])
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-01', 13)]).toEqual([
    '2027-01',
    '2025-12',
    '2027-02',
  ])
})
test('a week begins on Monday', () => {
  expect(['2026-03-02', '2026-03-04', '2026-03-08'].map(mondayOf)).toEqual(['2026-03-02', '2026-03-02', '2026-03-02'])
  expect(mondayOf('2026-01-01')).toBe('2025-12-29')
})
test('a day is named the same in every time zone', () => {
  expect(dayInWords('2026-03-04')).toBe('4 March 2026')
  expect(dayInWords('2026-03-04', { day: 'numeric', month: 'long' })).toBe('4 March')
  expect(dayInWords('2026-03-04', { weekday: 'long' })).toBe('Wednesday')
})

import { expect, test } from 'vitest'
import { longDay, minutesSummary, shortDay, weekdayLetter, weekLabels, weeksSummary } from './learning-summary'

const day = (name: string, minutes: number) => ({ day: name, minutes })
const week = (name: string, percent: number) => ({ week: name, percent })

test('minutes are summed, days with learning counted, the first of the best days named', () => {
  const days = [day('2025-11-07', 14), day('2025-11-08', 32), day('2025-11-09', 0), day('2025-11-10', 32)]
  expect(minutesSummary(days)).toEqual({ total: 78, learned: 3, most: day('2025-11-08', 32) })
  expect(minutesSummary([day('2025-11-09', 0)])).toEqual({ total: 0, learned: 0, most: undefined })
})

test('the last week is compared with the first', () => {
  expect(weeksSummary([])).toBeUndefined()
  expect(weeksSummary([week('2025-11-10', 94)])?.key).toBe('oneWeekSentence')
  expect(weeksSummary([week('2025-09-22', 68), week('2025-11-10', 94)])?.key).toBe('up')
  expect(weeksSummary([week('2025-09-22', 94), week('2025-11-10', 68)])?.key).toBe('down')
  expect(weeksSummary([week('2025-09-22', 90), week('2025-11-10', 90)])?.key).toBe('same')
})

test('days are named in any time zone as they are in Singapore', () => {
  expect(longDay('2025-11-08')).toBe('Saturday 8 November')
  expect(shortDay('2025-09-22')).toBe('22 Sep')
  expect(weekdayLetter('2025-11-12')).toBe('W')
})

test('weeks are named where there is room, with the month where it changes', () => {
  const mondays = [
    '2025-09-22',
    '2025-09-29',
    '2025-10-06',
    '2025-10-13',
    '2025-10-20',
    '2025-10-27',
    '2025-11-03',
    '2025-11-10',
  ]
  const labels = (names: string[]) => weekLabels(names.map((name) => week(name, 50)))
  expect(labels(mondays)).toEqual(['22 Sep', '', '6 Oct', '', '20', '', '3 Nov', '10'])
  expect(labels(mondays.slice(0, 6))).toEqual(['22 Sep', '', '6 Oct', '', '20', '27'])
  expect(labels(['2025-10-13', '2025-10-20', '2025-10-27', '2025-11-03'])).toEqual(['13 Oct', '', '', '3 Nov'])
  expect(labels(['2025-10-27', '2025-11-03'])).toEqual(['27 Oct', '3 Nov'])
})

import { expect, test } from 'vitest'
import { dayText, lastDay, momentText } from './day-texts'

const now = Date.parse('2025-11-15T02:00:00Z')
test('days are named relative to today', () => {
  expect(['2025-11-15', '2025-11-14', '2025-11-02'].map((day) => dayText(day, now))).toEqual([
    'Today',
    'Yesterday',
    '2 November 2025',
  ])
  expect(momentText('2025-11-14T16:30:00Z', now)).toBe('Today, 00:30')
  expect(lastDay('2026-04-30T16:00:00Z')).toBe('30 April 2026')
})

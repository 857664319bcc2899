import { expect, test } from 'vitest'
import { dayWord, lastDay, momentWord } from './days'

const now = Date.parse('2025-11-15T02:00:00Z')
test('formats days in words', () => {
  expect(['2025-11-15', '2025-11-14', '2025-11-02'].map((day) => dayWord(day, now))).toEqual([
    'Today',
    'Yesterday',
    '2 November 2025',
  ])
  expect(momentWord('2025-11-14T16:30:00Z', now)).toBe('Today, 00:30')
  expect(lastDay('2026-04-30T16:00:00Z')).toBe('30 April 2026')
})

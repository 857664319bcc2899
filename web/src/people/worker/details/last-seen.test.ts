import { expect, test } from 'vitest'
import { lastSeen } from './last-seen'

test('the day is Singapore’s', () => {
  const now = new Date('2025-11-15T01:00:00Z')
  expect(lastSeen('2025-11-15T00:42:00Z', now)).toEqual({ date: '15 November 2025', time: '08:42', isToday: true })
  expect(lastSeen('2025-11-14T16:10:00Z', now)).toMatchObject({ time: '00:10', isToday: true })
  expect(lastSeen('2025-11-14T15:59:00Z', now)).toEqual({ date: '14 November 2025', time: '23:59', isToday: false })
})

import { expect, test } from 'vitest'
import { dayWord, lastDay, momentWord, periodDays } from './words'

const now = Date.parse('2025-11-15T02:00:00Z')
test('days are said as people say them', () => {
  expect(['2025-11-15', '2025-11-14', '2025-11-02'].map((day) => dayWord(day, now))).toEqual([
    'Today',
    'Yesterday',
    '2 November 2025',
  ])
  expect(momentWord('2025-11-14T16:30:00Z', now)).toBe('Today, 00:30')
  expect(lastDay('2026-04-30T16:00:00Z')).toBe('30 April 2026')
})

test("a plan's days are those of its receipts; a contract's and given days end at midnight in Singapore", () => {
  const plan = {
    plan_id: 2,
    status: 'active',
    from: '2026-08-06T16:29:00Z',
    to: '2027-08-06T16:29:00Z',
    access_until: '2027-08-13T16:29:00Z',
    extended_until: null,
    ended_before: null,
    is_agency: false,
    plan_name: 'Annual',
  }
  expect(periodDays(plan)).toEqual({ from: '6 August 2026', to: '6 August 2027', until: '13 August 2027' })
  const given = '2027-08-31T16:00:00Z'
  expect(periodDays({ ...plan, access_until: given, extended_until: given }).until).toBe('31 August 2027')
  const contract = { ...plan, from: '2026-08-06T16:00:00Z', to: given, access_until: given, is_agency: true }
  const days = { from: '7 August 2026', to: '31 August 2027', until: '31 August 2027' }
  expect(periodDays(contract), 'one end, said once and alike').toEqual(days)
})

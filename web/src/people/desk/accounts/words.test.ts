import { expect, test } from 'vitest'
import { periodDays } from './words'

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

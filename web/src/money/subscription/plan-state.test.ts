import { expect, test } from 'vitest'
import { isOver, planState } from './plan-state'

const now = new Date('2025-11-15T04:00:00Z')
const annual = { subscription_plan_id: 11, status: 'active', mode: 0, current_period_end: '2026-03-14T04:00:00Z' }

test.each([
  [annual, 'active'],
  [{ ...annual, problem: 'past_due' as const }, 'pastDue'],
  [{ ...annual, status: 'canceled' }, 'canceled'],
  [{ ...annual, status: 'expired' }, 'ended'],
  [{ ...annual, current_period_end: '2025-11-14T04:00:00Z' }, 'ended'],
  [{ ...annual, status: 'none' }, 'free'],
  [{ ...annual, subscription_plan_id: 0, status: 'active', current_period_end: null }, 'free'],
])('%j is %s', (subscription, kind) => {
  expect(planState(subscription, now).kind).toBe(kind)
})

test('dates are long and in UTC', () => {
  expect(planState(annual, now).date).toBe('14 March 2026')
})

test('a failed renewal that is tried again keeps access beyond its period', () => {
  const [end, access] = ['2025-11-14T04:00:00Z', '2025-11-21T04:00:00Z']
  const failed = { ...annual, current_period_end: end, access_ends_at: access, problem: 'past_due' as const }
  expect(planState(failed, now)).toMatchObject({ kind: 'pastDue', access: '21 November 2025' })
  expect(planState({ ...annual, access_ends_at: access }, now).access).toBe('14 March 2026')
})

test('a disputed plan is on hold: it is not over, and says whether it renews', () => {
  const disputed = { ...annual, status: 'expired', problem: 'disputed' as const }
  const suspendedPlan = planState({ ...disputed, renews: true }, now)
  expect(suspendedPlan).toMatchObject({ kind: 'disputed', date: '14 March 2026', renews: true })
  expect(isOver(suspendedPlan)).toBe(false)
  expect(planState({ ...disputed, renews: false }, now)).toMatchObject({ kind: 'disputed', renews: false })
  expect(planState({ ...disputed, current_period_end: '2025-11-14T04:00:00Z' }, now).date).toBe('')
})

test('a plan that was refunded has ended without a date', () => {
  expect(planState({ ...annual, status: 'expired' }, now)).toMatchObject({ kind: 'ended', date: '' })
})

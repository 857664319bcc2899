import { expect, test } from 'vitest'
import { runningPlan } from './losses'

const now = new Date('2025-11-15T04:00:00Z')
const plan = { subscription_plan_id: 11, status: 'active', mode: 0, current_period_end: '2026-03-14T04:00:00Z' }

test('a running plan and its paid days are named', () => {
  expect(runningPlan(plan, now)).toEqual({ name: 'annual', days: 119 })
  expect(runningPlan({ ...plan, status: 'canceled', current_period_end: '2025-11-15T05:00:00Z' }, now)?.days).toBe(1)
})

test('nothing is lost without a plan that runs', () => {
  expect(runningPlan({ ...plan, status: 'free', current_period_end: null }, now)).toBeNull()
  expect(runningPlan({ ...plan, current_period_end: '2025-11-15T03:00:00Z' }, now)).toBeNull()
})

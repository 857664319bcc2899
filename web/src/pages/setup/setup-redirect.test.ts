import { expect, test } from 'vitest'
import { planProblem, setupRedirect } from './setup-redirect'

const free = { is_subscribed: false, is_suspended: false, org_id: null }
const subscribed = { ...free, is_subscribed: true }
const organisation = { ...free, org_id: 3 }
const paidByOrganisation = { ...subscribed, org_id: 3 }

test('plans are for whom they are sold to', () => {
  expect(setupRedirect('packages', free)).toBeNull()
  expect(setupRedirect('packages', subscribed)).toBe('/e-settings')
  expect(setupRedirect('packages', organisation)).toBe('/e-settings')
  expect(setupRedirect('packages', paidByOrganisation)).toBe('/e-settings')
})

test('the payment page goes on with the worker for who has a plan, and is closed to organisations', () => {
  expect(setupRedirect('payment', free)).toBeNull()
  expect(setupRedirect('payment', subscribed)).toBeNull()
  expect(setupRedirect('payment', paidByOrganisation)).toBeNull()
  expect(setupRedirect('payment', organisation)).toBe('/e-settings')
})

test('a worker and her topics need a plan', () => {
  expect(setupRedirect('worker', free)).toBe('/subscribe')
  expect(setupRedirect('worker', subscribed)).toBeNull()
})

test('whose plan waits for a bank sees it, and is sold no other', () => {
  const ways = (['packages', 'payment', 'worker'] as const).map((screen) =>
    setupRedirect(screen, { ...free, is_suspended: true }),
  )
  expect(ways).toEqual(Array(3).fill('/e-settings-plan'))
})

test.each([
  ['10', null],
  ['11', null],
  ['undefined', 'expired'],
  ['null', 'expired'],
  ['3', 'invalid'],
  ['0', 'invalid'],
  ['99', 'invalid'],
  ['10 ', 'invalid'],
  ['1e1', 'invalid'],
])('a payment for plan %s', (planId, problem) => {
  expect(planProblem(planId)).toBe(problem)
})

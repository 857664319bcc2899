import { expect, test } from 'vitest'
import { planProblem, setupRedirect } from './setup-redirect'

const free = { is_subscribed: false, is_suspended: false, org_id: null }
const subscribed = { ...free, is_subscribed: true }
const organisation = { ...free, org_id: 3 }
const paidByOrganisation = { ...subscribed, org_id: 3 }

test('the plans are shown only without a plan and without an organisation', () => {
  expect(setupRedirect('packages', free)).toBeNull()
  expect(setupRedirect('packages', subscribed)).toBe('/e-settings')
  expect(setupRedirect('packages', organisation)).toBe('/e-settings')
  expect(setupRedirect('packages', paidByOrganisation)).toBe('/e-settings')
})

test("the payment page is closed only to an organisation's employer without a plan", () => {
  expect(setupRedirect('payment', free)).toBeNull()
  expect(setupRedirect('payment', subscribed)).toBeNull()
  expect(setupRedirect('payment', paidByOrganisation)).toBeNull()
  expect(setupRedirect('payment', organisation)).toBe('/e-settings')
})

test('a worker and her topics need a plan', () => {
  expect(setupRedirect('worker', free)).toBe('/subscribe')
  expect(setupRedirect('worker', subscribed)).toBeNull()
})

test('an employer whose plan is on hold is redirected to it, and offered no other', () => {
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

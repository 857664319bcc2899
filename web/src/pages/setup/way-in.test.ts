import { expect, test } from 'vitest'
import { otherWay, planProblem } from './way-in'

const free = { is_subscribed: false, org_id: null }
const subscribed = { is_subscribed: true, org_id: null }
const organisation = { is_subscribed: false, org_id: 3 }
const paidByOrganisation = { is_subscribed: true, org_id: 3 }

test('plans are for whom they are sold to', () => {
  expect(otherWay('packages', free)).toBeNull()
  expect(otherWay('packages', subscribed)).toBe('/e-settings')
  expect(otherWay('packages', organisation)).toBe('/e-settings')
  expect(otherWay('packages', paidByOrganisation)).toBe('/e-settings')
})

test('the payment page goes on with the worker for who has a plan, and is closed to organisations', () => {
  expect(otherWay('payment', free)).toBeNull()
  expect(otherWay('payment', subscribed)).toBeNull()
  expect(otherWay('payment', paidByOrganisation)).toBeNull()
  expect(otherWay('payment', organisation)).toBe('/e-settings')
})

test('a worker and her topics need a plan', () => {
  expect(otherWay('worker', free)).toBe('/subscribe')
  expect(otherWay('worker', subscribed)).toBeNull()
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

import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { bank, dashboardOf, ofAccount, pass, paymentsOf, refreshPayment, subscriptionOf } from '#test/money/billing'
import { cardAddress, employer, type Person } from '#test/people/people'
import { reconcile } from '../../upkeep/reconcile'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await (await dashboardOf(app)).coupons.create({ id: 'WHOLE', duration: 'once', percent_off: 100 })
})

const asksBank = 'pm_card_authenticationRequired'
const buy = (boss: Person, source_id: string) => {
  const body = { plan_id: 11, source_id, name: 'x', address: cardAddress, coupon_code: 'WHOLE' }
  return app.call('POST /payment/subscribe', { body }, boss.token)
}
const statesOf = async (boss: Person) => (await ofAccount(app, boss, 'subscription')).map(({ status }) => status)
const has = async (boss: Person) => [(await subscriptionOf(app, boss)).status, (await paymentsOf(app, boss)).length]
const repair = () => reconcile(app.deps, () => {})

test('a full voucher starts the plan at once if the bank requires no authentication', async () => {
  const boss = await employer(app)
  const { data } = await buy(boss, 'pm_card_visa')
  expect([data.amount, data.client_secret, data.subscription.next_charge?.amount]).toEqual([0, null, 14_900])
  expect(await has(boss)).toEqual(['active', 1])
})
test('required bank authentication comes before the plan starts', async () => {
  const boss = await employer(app)
  const { data } = await buy(boss, asksBank)
  expect(data.client_secret).toMatch(/^seti_/)
  expect(data.subscription.attempt).toEqual({ kind: 'subscribe', state: 'needs_buyer' })
  expect(await has(boss)).toEqual(['free', 0])
  expect((await buy(boss, asksBank)).data.client_secret).toBe(data.client_secret)
  await bank(app, boss, data.client_secret, 'accept')
  expect((await refreshPayment(app, boss)).data).toMatchObject({ state: 'settled', client_secret: null })
  expect([await has(boss), await statesOf(boss)]).toEqual([['active', 1], ['active']])
})
test('after refused authentication nothing starts or remains at the provider, and the voucher works with another card', async () => {
  const boss = await employer(app)
  const { data } = await buy(boss, asksBank)
  await bank(app, boss, data.client_secret, 'refuse')
  expect((await refreshPayment(app, boss)).data).toMatchObject({ state: 'failed', error_code: 'card_authentication' })
  await app.workDone()
  expect(await statesOf(boss)).toEqual(['canceled'])
  expect(await has(boss)).toEqual(['free', 0])
  expect((await buy(boss, 'pm_card_visa')).status).toBe(200)
  expect(await has(boss)).toEqual(['active', 1])
})
test('another card replaces one that waits for authentication', async () => {
  const boss = await employer(app)
  await buy(boss, asksBank)
  const { data } = await buy(boss, 'pm_card_visa')
  expect(data.client_secret).toBe(null)
  expect([await has(boss), await statesOf(boss)]).toEqual([
    ['active', 1],
    ['canceled', 'active'],
  ])
})
test('an authenticated order starts even if the buyer does not return; an unanswered one ends after a day', async () => {
  const [one, other] = [await employer(app), await employer(app)]
  const { data } = await buy(one, asksBank)
  await buy(other, asksBank)
  await bank(app, one, data.client_secret, 'accept')
  await pass(app, { minutes: 11 })
  expect(await repair()).toBe(true)
  expect([await has(one), await has(other)]).toEqual([
    ['active', 1],
    ['free', 0],
  ])
  expect(await statesOf(other)).toEqual(['active'])
  await pass(app, { days: 1 })
  expect(await repair()).toBe(true)
  expect([await has(other), await statesOf(other)]).toEqual([['free', 0], ['canceled']])
  expect((await refreshPayment(app, other)).data).toMatchObject({ state: 'failed', error_code: 'payment_abandoned' })
})

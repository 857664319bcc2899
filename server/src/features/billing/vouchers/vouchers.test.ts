import { discountedCents } from '@kasama/contract/billing.rules'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { charged, paymentsOf } from '../../../../test/billing'
import { cardAddress, employer, type Person } from '../../../../test/people'
import { type TestApp, testApp } from '../../../../test/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

type Codes = { coupon_code?: string; promotion_code?: string }
const buy = (boss: Person, codes: Codes, source_id = 'pm_card_visa', plan_id = 11) =>
  app.call(
    'POST /payment/subscribe',
    { body: { plan_id, source_id, name: 'x', address: cardAddress, ...codes } },
    boss.token,
  )
const coupon = (boss: Person, code: string) =>
  app.call('POST /payment/validate_voucher', { body: { code } }, boss.token)
const promotion = (boss: Person, code: string) =>
  app.call('POST /payment/retrieve_promotion', { body: { code } }, boss.token)

test('a coupon is asked for in capitals, a promotion code as typed, and one that is not there is named as typed', async () => {
  const boss = await employer(app)
  expect((await coupon(boss, 'welcome10')).data).toEqual({
    id: 'WELCOME10',
    valid: true,
    percent_off: 10,
    amount_off: null,
  })
  expect((await promotion(boss, 'FIVEOFF')).data).toEqual({
    id: 'FIVEOFF',
    active: true,
    coupon: { percent_off: null, amount_off: 500 },
  })
  expect((await coupon(boss, 'old50')).message).toBe("No such coupon: 'old50'")
  expect((await promotion(boss, 'old50')).message).toBe("No such coupon: 'old50'")
})
test.each<[Codes, number]>([
  [{ coupon_code: 'welcome10' }, 13_410],
  [{ promotion_code: 'FIVEOFF' }, 14_400],
])('with %j the year costs %i cents, once', async (codes, cents) => {
  const boss = await employer(app)
  const { data } = await buy(boss, codes)
  expect([data.amount, data.subscription.next_charge?.amount]).toEqual([cents, 14_900])
  expect(await charged(app, boss)).toBe(cents)
  const [payment] = await paymentsOf(app, boss)
  expect(payment?.voucher).toBe(Object.values(codes)[0]?.toUpperCase())
})
test('an account uses a voucher once; an order that failed uses none', async () => {
  const boss = await employer(app)
  expect((await buy(boss, { coupon_code: 'WELCOME10' }, 'pm_card_chargeDeclined')).code).toBe('card_declined')
  expect((await buy(boss, { coupon_code: 'WELCOME10' })).status).toBe(200)
  await app.deps.db
    .updateTable('subscriptions')
    .set({ status: 'expired', is_collected: false })
    .where('user_id', '=', boss.id)
    .execute()
  const again = await buy(boss, { coupon_code: 'WELCOME10' })
  expect([again.code, again.message]).toEqual(['coupon_unknown', "No such coupon: 'WELCOME10'"])
})
test('a voucher that is gone when she pays is refused, and nothing is charged', async () => {
  const boss = await employer(app)
  expect((await buy(boss, { coupon_code: 'GONE' })).message).toBe("No such coupon: 'GONE'")
  expect(await charged(app, boss)).toBe(0)
})
test('codes that come with an order are counted as guesses', async () => {
  const limited = await testApp({ config: { rateLimitFactor: 2 } })
  const boss = await employer(limited)
  const check = (code: string) => limited.call('POST /payment/validate_voucher', { body: { code } }, boss.token)
  for (let n = 0; n < 15; n++) expect((await check(`guess${n}`)).code).toBe('coupon_unknown')
  const body = { plan_id: 10, source_id: 'pm_card_visa', name: 'x', address: cardAddress, coupon_code: 'guess' }
  const order = () => limited.call('POST /payment/subscribe', { body }, boss.token)
  for (let n = 0; n < 5; n++) expect((await order()).code).toBe('coupon_unknown')
  expect((await order()).code).toBe('too_many_requests')
})
test('discounts are whole cents, never below nothing and never above the price', () => {
  const prices = fc.integer({ min: 1, max: 100_000 })
  const percent = fc.double({ min: 0.01, max: 100, noNaN: true })
  fc.assert(
    fc.property(prices, percent, fc.integer({ min: 1, max: 200_000 }), (cents, percent_off, amount_off) => {
      for (const off of [
        { percent_off, amount_off: null },
        { percent_off: null, amount_off },
      ]) {
        const left = discountedCents(cents, off)
        expect(Number.isInteger(left) && left >= 0 && left <= cents).toBe(true)
      }
      expect(discountedCents(cents, { percent_off: 100, amount_off: null })).toBe(0)
    }),
  )
})

import { discountedCents } from '@kasama/contract/money/billing.rules'
import fc from 'fast-check'
import type Stripe from 'stripe'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { charged, dashboardOf, fault, ofAccount, order, pass, paymentsOf } from '#test/money/billing'
import { cardAddress, employer, type Person } from '#test/people/people'

let app: TestApp
let dashboard: Stripe
beforeAll(async () => {
  app = await testApp()
  dashboard = await dashboardOf(app)
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

test('coupons are looked up in capitals, promotion codes as typed, and unknown ones are reported as typed', async () => {
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
])('with %j the yearly plan costs %i cents, charged once', async (codes, cents) => {
  const boss = await employer(app)
  const { data } = await buy(boss, codes)
  expect([data.amount, data.subscription.next_charge?.amount]).toEqual([cents, 14_900])
  expect(await charged(app, boss)).toBe(cents)
  const [payment] = await paymentsOf(app, boss)
  expect(payment?.voucher).toBe(Object.values(codes)[0]?.toUpperCase())
})
test('an account uses a voucher once; a failed order does not use it', async () => {
  const boss = await employer(app)
  expect((await buy(boss, { coupon_code: 'WELCOME10' }, 'pm_card_chargeDeclined')).code).toBe('card_declined')
  expect((await buy(boss, { coupon_code: 'WELCOME10' })).status).toBe(200)
  // Otherwise the provider's pending events about the purchase would make it active again.
  await order(app, 'advance')
  await app.deps.db
    .updateTable('subscriptions')
    .set({ status: 'expired', is_collected: false })
    .where('user_id', '=', boss.id)
    .execute()
  const again = await buy(boss, { coupon_code: 'WELCOME10' })
  expect([again.code, again.message]).toEqual(['coupon_unknown', "No such coupon: 'WELCOME10'"])
})
test('a voucher that ended before the payment is refused, and nothing is charged', async () => {
  const boss = await employer(app)
  expect((await buy(boss, { coupon_code: 'GONE' })).message).toBe("No such coupon: 'GONE'")
  expect(await charged(app, boss)).toBe(0)
})
type PreviewRequest = Codes & { plan_id: number }
const preview = (boss: Person, wanted: PreviewRequest) =>
  app.call('POST /payment/preview', { body: wanted }, boss.token)
test('a voucher for the monthly plan alone ends with the switch to the year; others go on', async () => {
  await dashboard.coupons.create({ id: 'MONTHS', duration: 'forever', percent_off: 100, metadata: { plans: '10' } })
  const { id } = await dashboard.coupons.create({ id: 'behind_months', duration: 'forever', percent_off: 50 })
  await dashboard.promotionCodes.create({
    code: 'HALFMONTHS',
    promotion: { type: 'coupon', coupon: id },
    metadata: { plans: '10' },
  })
  await dashboard.coupons.create({ id: 'BOTH', duration: 'forever', percent_off: 10, metadata: { plans: '10,11' } })
  const amounts: unknown[] = []
  for (const codes of [{ coupon_code: 'MONTHS' }, { promotion_code: 'HALFMONTHS' }, { coupon_code: 'BOTH' }]) {
    const boss = await employer(app)
    await buy(boss, codes, 'pm_card_visa', 10)
    const before = await charged(app, boss)
    const params = { plan: '11' }
    const { data } = await app.call('GET /payment/switch_preview/:plan', { params }, boss.token)
    const body = { new_plan_id: 11, amount: data.amount }
    const switched = await app.call('POST /payment/switch_plan', { body }, boss.token)
    expect((await charged(app, boss)) - before).toBe(data.amount)
    expect(switched.data.subscription.next_charge?.amount).toBe(data.next?.amount)
    amounts.push([data.amount, data.next?.amount])
  }
  expect(amounts).toEqual([
    [14_900, 14_900],
    [14_900 - 995, 14_900],
    [13_410 - 1791, 13_410],
  ])
})
test('a voucher stays with the monthly plan if the switch is declined', async () => {
  const boss = await employer(app)
  await dashboard.coupons.create({ id: 'STAYS', duration: 'forever', percent_off: 50, metadata: { plans: '10' } })
  await buy(boss, { coupon_code: 'STAYS' }, 'pm_card_visa', 10)
  const method = (await ofAccount(app, boss, 'payment_method'))[0]?.id
  await order(app, 'card', { payment_method: method, code: 'insufficient_funds', times: 1 })
  const switched = await app.call('POST /payment/switch_plan', { body: { new_plan_id: 11 } }, boss.token)
  expect(switched.code).toBe('card_insufficient')
  await pass(app, { days: 32 })
  expect(await charged(app, boss)).toBe(2 * 995)
})
const ends = async (boss: Person) => {
  const [charge] = await ofAccount(app, boss, 'charge')
  await order(app, 'refund', { charge: charge?.id })
  await order(app, 'advance')
}

test('a used-up, ended or already used voucher is refused at validation', async () => {
  await dashboard.coupons.create({ id: 'TWICE', duration: 'once', percent_off: 5, max_redemptions: 2 })
  const redeem_by = Math.floor(app.deps.now().getTime() / 1000) + 3600
  await dashboard.coupons.create({ id: 'TODAY', duration: 'once', percent_off: 5, redeem_by })
  const [one, two, late] = [await employer(app), await employer(app), await employer(app)]
  expect((await coupon(late, 'TODAY')).status).toBe(200)
  expect((await buy(one, { coupon_code: 'TWICE' })).status).toBe(200)
  await ends(one)
  expect((await coupon(one, 'twice')).message).toBe("No such coupon: 'twice'")
  expect((await buy(two, { coupon_code: 'TWICE' })).status).toBe(200)
  expect((await coupon(late, 'TWICE')).code).toBe('coupon_unknown')
  await pass(app, { minutes: 61 })
  expect((await coupon(late, 'TODAY')).code).toBe('coupon_unknown')
  const refused = await buy(late, { coupon_code: 'TODAY' })
  expect([refused.code, await charged(app, late)]).toEqual(['coupon_unknown', 0])
})
test('a promotion code for another plan or for first payments is refused before the payment', async () => {
  const { id } = await dashboard.coupons.create({ duration: 'once', percent_off: 20 })
  const promote = (code: string, restrictions: Stripe.PromotionCodeCreateParams.Restrictions) =>
    dashboard.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: id }, restrictions })
  await promote('BIGPLAN', { minimum_amount: 10_000, minimum_amount_currency: 'sgd' })
  await promote('FIRST', { first_time_transaction: true })
  const boss = await employer(app)
  const small = await preview(boss, { plan_id: 10, promotion_code: 'BIGPLAN' })
  expect([small.code, small.message]).toEqual(['coupon_unknown', "No such coupon: 'BIGPLAN'"])
  expect((await preview(boss, { plan_id: 11, promotion_code: 'BIGPLAN' })).data.amount).toBe(11_920)
  await buy(boss, {}, 'pm_card_visa', 10)
  await ends(boss)
  expect((await preview(boss, { plan_id: 10, promotion_code: 'FIRST' })).code).toBe('coupon_unknown')
  expect((await buy(boss, { promotion_code: 'FIRST' })).code).toBe('coupon_unknown')
})
test("the preview shows the price, the voucher's discount and the credit", async () => {
  await dashboard.coupons.create({ id: 'NEARLY', duration: 'once', percent_off: 98.5 })
  const boss = await employer(app)
  const renewal = { amount: 14_900, at: expect.stringMatching(/^2027-/) }
  const plain = { price: 14_900, discount: 0, credit: 0, amount: 14_900, next: renewal }
  expect((await preview(boss, { plan_id: 11 })).data).toEqual(plain)
  const welcome = await preview(boss, { plan_id: 11, coupon_code: 'WELCOME10' })
  expect(welcome.data).toMatchObject({ amount: 13_410, next: renewal })
  await dashboard.coupons.create({ id: 'ALWAYS', duration: 'forever', percent_off: 10 })
  await dashboard.coupons.create({ id: 'THREE', duration: 'repeating', duration_in_months: 3, percent_off: 10 })
  expect((await preview(boss, { plan_id: 11, coupon_code: 'ALWAYS' })).data.next.amount).toBe(13_410)
  expect((await preview(boss, { plan_id: 11, coupon_code: 'THREE' })).data.next.amount).toBe(14_900)
  expect((await preview(boss, { plan_id: 10, coupon_code: 'THREE' })).data.next.amount).toBe(1791)
  const near = await preview(boss, { plan_id: 10, coupon_code: 'NEARLY' })
  expect(near.data).toMatchObject({ price: 1990, discount: 1960 })
  await buy(boss, { coupon_code: 'NEARLY' }, 'pm_card_visa', 10)
  const { data } = await preview(boss, { plan_id: 10 })
  expect(data).toMatchObject({ price: 1990, discount: 0, credit: -30, amount: 2020 })
})
test('the preview is calculated locally if the provider does not reply', async () => {
  const boss = await employer(app)
  await fault(app, 'reset', 'POST invoices/create_preview', 9)
  const { data } = await preview(boss, { plan_id: 11, coupon_code: 'WELCOME10' })
  expect(data).toMatchObject({ price: 14_900, discount: 1490, credit: 0, amount: 13_410, next: { amount: 14_900 } })
  await order(app, 'no_faults')
})
test('codes sent with an order count towards the limit of guesses', async () => {
  const limited = await testApp({ config: { rateLimitFactor: 2 } })
  const boss = await employer(limited)
  const check = (code: string) => limited.call('POST /payment/validate_voucher', { body: { code } }, boss.token)
  for (let n = 0; n < 15; n++) expect((await check(`guess${n}`)).code).toBe('coupon_unknown')
  const body = { plan_id: 10, source_id: 'pm_card_visa', name: 'x', address: cardAddress, coupon_code: 'guess' }
  const order = () => limited.call('POST /payment/subscribe', { body }, boss.token)
  for (let n = 0; n < 5; n++) expect((await order()).code).toBe('coupon_unknown')
  expect((await order()).code).toBe('too_many_requests')
})
test('discounts are whole cents between zero and the price', () => {
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

import { beforeAll, expect, test } from 'vitest'
import { cardAddress, employer, type Person, pay, subscriber } from '../../../test/people'
import { type TestApp, testApp } from '../../../test/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.deps.db
    .insertInto('vouchers')
    .values([
      { code: 'WELCOME10', kind: 'coupon', percent_off: 10 },
      { code: 'FiveOff', kind: 'promotion_code', amount_off: 500 },
      { code: 'OLD50', kind: 'coupon', percent_off: 50, expires_at: new Date('2026-01-01T00:00:00Z') },
    ])
    .execute()
})

const plan = (id: string) => app.call('GET /subscription_plan/:id', { params: { id } })

test('plans are read in dollars', async () => {
  expect((await plan('10')).data).toMatchObject({ id: 10, monthly_price: 19.9 })
  expect((await plan('11')).data).toMatchObject({
    price: 149,
    features: ['Access All Videos', 'Worker Monitoring', 'Progress Tracker'],
  })
  expect((await plan('6')).data.price).toBe(89)
})
test.each(['undefined', 'null', '99', '-1', '1e1', 'x', '0010', '10 ', '0xa', '+10', '10.0'])(
  'the plan %s is refused',
  async (id) => {
    expect((await plan(id)).message).toBe('Invalid subscription plan ID')
  },
)
test('a paid plan runs to the same day of the next month or year', async () => {
  const [monthly, yearly] = [await employer(app), await employer(app)]
  expect((await pay(app, monthly, 10)).data).toMatchObject({
    amount: 1990,
    subscription: { subscription_plan_id: 10, status: 'active', current_period_end: '2026-04-10T04:00:00.000Z' },
  })
  expect((await pay(app, yearly, '11')).data.subscription.current_period_end).toBe('2027-03-10T04:00:00.000Z')
  const { data } = await app.call('GET /users/subscription', {}, yearly.token)
  expect(data).toMatchObject({ subscription_plan_id: 11, status: 'active', mode: 0 })
})
test.each([
  ['pm_card_chargeDeclined', 'Your card was declined.'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
  ['pm_unknown', 'Your card number is incorrect.'],
])('the card %s fails, and she may try again', async (source, message) => {
  const boss = await employer(app)
  const failed = await pay(app, boss, 10, source)
  expect([failed.status, failed.message]).toEqual([402, message])
  expect((await app.call('GET /users/subscription', {}, boss.token)).data.status).toBe('free')
  expect((await pay(app, boss, 10)).status).toBe(200)
})
test.each([
  ['undefined', 'Payment session expired. Please select a subscription plan again.'],
  ['', 'Payment session expired. Please select a subscription plan again.'],
  [3, 'Invalid subscription plan ID'],
  [0, 'Invalid subscription plan ID'],
  ...['10 ', ' 10', '1e1', '0xa', '+10', '010', '10.0'].map((id): [string, string] => [
    id,
    'Invalid subscription plan ID',
  ]),
])('the plan %s can not be bought', async (planId, message) => {
  expect((await pay(app, await employer(app), planId)).message).toBe(message)
})
test('64 presses at once pay once', async () => {
  const boss = await employer(app)
  const replies = await Promise.all(Array.from({ length: 64 }, () => pay(app, boss, 10)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.every(({ code }) => [undefined, 'payment_open', 'already_subscribed'].includes(code))).toBe(true)
  const paid = await app.deps.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('user_id', '=', boss.id)
    .where('status', '=', 'succeeded')
    .execute()
  expect(paid).toHaveLength(1)
})
test('an attempt whose process died is no obstacle for ever', async () => {
  const boss = await employer(app)
  await app.deps.db
    .insertInto('payment_attempts')
    .values({ user_id: boss.id, subscription_plan_id: 10, amount: 1990, status: 'open', created_at: app.deps.now() })
    .execute()
  expect((await pay(app, boss, 10)).code).toBe('payment_open')
  app.forward({ minutes: 3 })
  expect((await pay(app, boss, 10)).status).toBe(200)
})
test('a provider that fails leaves no open attempt', async () => {
  const down = await testApp({
    deps: () => ({ payments: { name: 'sandbox', charge: () => Promise.reject(new Error('provider away')) } }),
  })
  const boss = await employer(down)
  expect((await pay(down, boss, 10)).status).toBe(500)
  const rows = await down.deps.db.selectFrom('payment_attempts').select(['status', 'error_code']).execute()
  expect(rows).toEqual([{ status: 'failed', error_code: 'provider' }])
})
test('vouchers: coupons in capitals, promotion codes as typed, expired ones not at all', async () => {
  const boss = await employer(app)
  const coupon = (code: string) => app.call('POST /payment/validate_voucher', { body: { code } }, boss.token)
  const promotion = (code: string) => app.call('POST /payment/retrieve_promotion', { body: { code } }, boss.token)
  expect((await coupon('welcome10')).data).toEqual({ id: 'WELCOME10', valid: true, percent_off: 10, amount_off: null })
  expect((await promotion('FiveOff')).data).toMatchObject({
    active: true,
    coupon: { percent_off: null, amount_off: 500 },
  })
  expect((await promotion('FIVEOFF')).message).toBe("No such coupon: 'FIVEOFF'")
  expect((await coupon('old50')).message).toBe("No such coupon: 'old50'")
})
test('the server computes what is charged', async () => {
  const boss = await employer(app)
  const address = JSON.stringify({ line1: 'x', city: 'y', postal_code: '1', country: 'SG' })
  const body = { plan_id: 11, source_id: 'pm_card_visa', name: 'Sample', address, coupon_code: 'welcome10' }
  expect((await app.call('POST /payment/subscribe', { body }, boss.token)).data.amount).toBe(13410)
})
test('who has a plan buys no second one', async () => {
  expect((await pay(app, await subscriber(app), 10)).code).toBe('already_subscribed')
})

/** The plan of this account began and ended before now. */
async function endPlan(boss: Person) {
  const past = new Date(app.deps.now().getTime() - 1000)
  const period = { current_period_start: past, current_period_end: past }
  await app.deps.db.updateTable('subscriptions').set(period).where('user_id', '=', boss.id).execute()
}
const order = (boss: Person, coupon_code: string) =>
  app.call(
    'POST /payment/subscribe',
    { body: { plan_id: 10, source_id: 'pm_card_visa', name: 'Sample', address: cardAddress, coupon_code } },
    boss.token,
  )
test('a voucher is good for as many orders as it says, also when they come at once', async () => {
  await app.deps.db
    .insertInto('vouchers')
    .values({ code: 'TWICE', kind: 'coupon', percent_off: 10, max_redemptions: 2 })
    .execute()
  const people = []
  for (let n = 0; n < 6; n++) people.push(await employer(app))
  const replies = await Promise.all(people.map((boss) => order(boss, 'TWICE')))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(replies.filter(({ code }) => code === 'coupon_unknown')).toHaveLength(4)
  const look = await app.call('POST /payment/validate_voucher', { body: { code: 'TWICE' } }, people[0]?.token)
  expect(look.code).toBe('coupon_unknown')
})
test('an account uses a voucher once; an order that failed uses none', async () => {
  const boss = await employer(app)
  const body = {
    plan_id: 10,
    source_id: 'pm_card_chargeDeclined',
    name: 'x',
    address: cardAddress,
    coupon_code: 'WELCOME10',
  }
  expect((await app.call('POST /payment/subscribe', { body }, boss.token)).code).toBe('card_declined')
  expect((await order(boss, 'WELCOME10')).status).toBe(200)
  await endPlan(boss)
  expect((await order(boss, 'WELCOME10')).code).toBe('coupon_unknown')
})
test('codes that come with an order are counted as guesses', async () => {
  const limited = await testApp({ config: { rateLimitFactor: 2 } })
  const boss = await employer(limited)
  const check = (code: string) => limited.call('POST /payment/validate_voucher', { body: { code } }, boss.token)
  for (let n = 0; n < 15; n++) expect((await check(`guess${n}`)).code).toBe('coupon_unknown')
  const body = { plan_id: 10, source_id: 'pm_card_visa', name: 'x', address: cardAddress, coupon_code: 'guess' }
  const buy = () => limited.call('POST /payment/subscribe', { body }, boss.token)
  for (let n = 0; n < 5; n++) expect((await buy()).code).toBe('coupon_unknown')
  expect((await buy()).code).toBe('too_many_requests')
})
test('an ended plan says expired on the wire', async () => {
  const boss = await subscriber(app, 10)
  await endPlan(boss)
  const { data } = await app.call('GET /users/subscription', {}, boss.token)
  expect([data.subscription_plan_id, data.status]).toEqual([10, 'expired'])
})
test('a payment wants the whole address of the card', async () => {
  const boss = await employer(app)
  const whole = JSON.parse(cardAddress) as Record<string, unknown>
  const bad = ['', '{}', 'null', '[]', '"x"', '{', JSON.stringify({ ...whole, city: ' ' })]
  const odd = [JSON.stringify({ ...whole, city: 5 }), JSON.stringify({ ...whole, x: 'y' })]
  for (const address of [...bad, ...odd]) {
    const body = { plan_id: 10, source_id: 'pm_card_visa', name: 'Sample', address }
    expect((await app.call('POST /payment/subscribe', { body }, boss.token)).code).toBe('card_incomplete')
  }
  const nameless = { plan_id: 10, source_id: 'pm_card_visa', name: ' ', address: cardAddress }
  expect((await app.call('POST /payment/subscribe', { body: nameless }, boss.token)).code).toBe('card_incomplete')
})

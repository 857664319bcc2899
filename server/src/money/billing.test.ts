import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { ofAccount } from '#test/money/billing'
import { cardAddress, employer, household, type Person, pay, subscriber } from '#test/people/people'

let app: TestApp
let reader: Person
beforeAll(async () => {
  app = await testApp()
  reader = await employer(app)
})

const plan = (id: string) => app.call('GET /subscription_plan/:id', { params: { id } }, reader.token)
const subscription = async (boss: Person) => (await app.call('GET /users/subscription', {}, boss.token)).data

test('plans are returned in dollars', async () => {
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
test('S5.40, S5.35: a missing plan is refused in the specification’s words', async () => {
  const boss = await employer(app)
  expect((await plan('')).message).toBe('Invalid subscription plan ID')
  const card = { source_id: 'pm_card_visa', name: 'Sample', address: cardAddress }
  const bought = await app.call('POST /payment/subscribe', { body: card }, boss.token)
  expect(bought.message).toBe('Payment session expired. Please select a subscription plan again.')
})
test('S6.04: a worker reads no plan and no payments', async () => {
  const { worker } = await household(app)
  const [shown, paid] = await Promise.all([
    app.call('GET /subscription_plan/:id', { params: { id: '10' } }, worker.token),
    app.call('GET /payments', { query: {} }, worker.token),
  ])
  expect([shown.code, paid.code]).toEqual(['not_allowed', 'not_allowed'])
})
test('a paid plan runs to the same day of the next month or year', async () => {
  const [monthly, yearly] = [await employer(app), await employer(app)]
  expect((await pay(app, monthly, 10)).data).toMatchObject({
    amount: 1990,
    client_secret: null,
    subscription: {
      subscription_plan_id: 10,
      status: 'active',
      current_period_end: '2026-04-10T04:00:00.000Z',
      access_ends_at: '2026-04-17T04:00:00.000Z',
      problem: null,
      card: { brand: 'visa', last4: '4242' },
      next_charge: { amount: 1990, at: '2026-04-10T04:00:00.000Z' },
      attempt: null,
    },
  })
  expect((await pay(app, yearly, '11')).data.subscription.current_period_end).toBe('2027-03-10T04:00:00.000Z')
  expect(await subscription(yearly)).toMatchObject({ subscription_plan_id: 11, status: 'active', mode: 0 })
})
test.each([
  ['pm_card_chargeDeclined', 'Your card was declined.'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
  ['pm_card_chargeDeclinedExpiredCard', 'Your card has expired.'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'Your card’s security code is incorrect.'],
  ['pm_card_chargeDeclinedProcessingError', 'An error occurred while processing your card. Try again in a little bit.'],
  ['pm_card_chargeCustomerFail', 'Your card was declined.'],
  ['pm_unknown', 'Your card number is incorrect.'],
])('the card %s fails, and another try is possible', async (source, message) => {
  const boss = await employer(app)
  const failed = await pay(app, boss, 10, source)
  expect([failed.status, failed.message]).toEqual([402, message])
  expect(await subscription(boss)).toMatchObject({ status: 'free', attempt: null })
  expect((await pay(app, boss, 10)).status).toBe(200)
  const { items } = (await app.call('GET /payments', { query: {} }, boss.token)).data
  const refused = { state: 'declined', plan_id: 10, amount: 1990, refunded: 0 }
  expect(items).toMatchObject([{ state: 'paid' }, ...(source === 'pm_unknown' ? [] : [refused])])
})
test('payments are paged, declined ones included', async () => {
  const boss = await employer(app)
  for (let n = 0; n < 3; n++) await pay(app, boss, 10, 'pm_card_chargeDeclined')
  await pay(app, boss, 10)
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = { limit: '2', ...(cursor && { cursor }) } as never
    const { data } = await app.call('GET /payments', { query }, boss.token)
    seen.push(...data.items.map(({ state, id }) => `${state} ${id}`))
    cursor = data.next_cursor
  }
  expect([seen.length, new Set(seen).size, seen[0]?.startsWith('paid')]).toEqual([4, 4, true])
  expect((await app.call('GET /payments', { query: { cursor: 'x' } }, boss.token)).code).toBe('invalid_input')
})
test('name and address of the card are read from the provider, and changed there', async () => {
  const [boss, free] = [await employer(app), await employer(app)]
  await pay(app, boss, 10)
  const contact = async ({ token }: Person) => (await app.call('GET /payment/contact', {}, token)).data.contact
  const change = ({ token }: Person, body: { name: string; address: string }) =>
    app.call('POST /payment/contact', { body }, token)
  expect(await contact(free)).toBeNull()
  expect(await contact(boss)).toEqual({ name: 'Sample Person', ...JSON.parse(cardAddress) })
  const address = JSON.stringify({ ...JSON.parse(cardAddress), line1: '2 Sample Lane' })
  expect((await change(boss, { name: 'Sample Person', address })).status).toBe(200)
  expect((await contact(boss))?.line1).toBe('2 Sample Lane')
  expect((await change(boss, { name: ' ', address })).code).toBe('card_incomplete')
  expect((await change(free, { name: 'Sample', address })).code).toBe('subscription_needed')
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
])('the plan %s cannot be bought', async (planId, message) => {
  expect((await pay(app, await employer(app), planId)).message).toBe(message)
})
test('64 simultaneous calls pay once', async () => {
  const boss = await employer(app)
  const replies = await Promise.all(Array.from({ length: 64 }, () => pay(app, boss, 10)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.every(({ code }) => [undefined, 'payment_open', 'already_subscribed'].includes(code))).toBe(true)
  expect((await app.call('GET /payments', { query: {} }, boss.token)).data.items).toHaveLength(1)
})
test('a second plan is refused', async () => {
  expect((await pay(app, await subscriber(app), 10)).code).toBe('already_subscribed')
})
test('a card of another customer is refused, for a plan and for its renewals', async () => {
  const [owner, thief, payer] = [await employer(app), await employer(app), await employer(app)]
  await pay(app, owner, 10)
  await pay(app, payer, 10)
  const card = (await ofAccount(app, owner, 'payment_method'))[0]?.id ?? ''
  expect((await pay(app, thief, 10, card)).status).toBe(402)
  expect(await subscription(thief)).toMatchObject({ status: 'free', attempt: null })
  const changed = await app.call('POST /payment/change_source', { body: { source_id: card } }, payer.token)
  expect(changed.status).toBe(402)
  expect((await ofAccount(app, owner, 'charge')).length).toBe(1)
})
test('a price in the body is refused, as is a code longer than a line', async () => {
  const boss = await employer(app)
  const order = { plan_id: 10, source_id: 'pm_card_visa', name: 'Sample', address: cardAddress }
  for (const more of [{ amount: 1 }, { price: 0 }, { currency: 'idr' }, { coupon_code: 'x'.repeat(61) }]) {
    const { code } = await app.call('POST /payment/subscribe', { body: { ...order, ...more } }, boss.token)
    expect(code).toBe('invalid_input')
  }
  await pay(app, boss, 10)
  // The amount of a switch is what she saw, and no price.
  const cheap = { new_plan_id: 11, amount: 1 }
  expect((await app.call('POST /payment/switch_plan', { body: cheap }, boss.token)).code).toBe('price_changed')
})
test('an ended plan is returned as expired', async () => {
  const boss = await subscriber(app, 10)
  const past = new Date(app.deps.now().getTime() - 1000)
  const period = { current_period_start: past, current_period_end: past }
  await app.deps.db.updateTable('subscriptions').set(period).where('user_id', '=', boss.id).execute()
  const { subscription_plan_id, status } = await subscription(boss)
  expect([subscription_plan_id, status]).toEqual([10, 'expired'])
})
test('a payment requires the complete billing address', async () => {
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

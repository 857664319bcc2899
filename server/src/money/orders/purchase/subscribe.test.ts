// @module-tag ci
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import {
  bank,
  charged,
  dashboardOf,
  fault,
  ofAccount,
  order,
  pass,
  paymentsOf,
  refreshPayment,
  subscriptionOf,
} from '#test/money/billing'
import { cardAddress, employer, type Person, pay } from '#test/people/people'
import { settle } from '../../payment/settle/settle'
import { reconcile } from '../../upkeep/reconcile'
import { subscribe } from './subscribe'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  // No webhooks arrive here: outcomes are known only from the provider's replies and from reading its state.
  await order(app, 'webhooks', { lost: true })
})

const create = 'POST subscriptions'
const attemptOf = (boss: Person) =>
  app.deps.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('user_id', '=', boss.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const repaired = async () => {
  const lines: string[] = []
  expect(await reconcile(app.deps, (line) => lines.push(line)), lines.join('\n')).toBe(true)
  return lines
}

// First those that pass time, which renews the plans of all accounts of this file.
test('a customer deleted in the dashboard pays as a new customer', async () => {
  const boss = await employer(app)
  await pay(app, boss, 10)
  const dashboard = await dashboardOf(app)
  await dashboard.customers.del(String((await ofAccount(app, boss, 'subscription'))[0]?.customer))
  await pass(app, { days: 32 })
  await repaired()
  expect((await subscriptionOf(app, boss)).status).toBe('expired')
  const asked = { body: { plan_id: 11, coupon_code: null, promotion_code: null } }
  expect((await app.call('POST /payment/preview', asked, boss.token)).data.amount).toBe(14_900)
  expect((await pay(app, boss, 11)).data.subscription).toMatchObject({ status: 'active', subscription_plan_id: 11 })
  expect(await charged(app, boss)).toBe(14_900)
  await repaired()
  const { rows } = await sql`select user_id from billing_customers where user_id is null`.execute(app.deps.db)
  expect(rows).toEqual([])
})
test('after abandoned bank authentication the same card resumes, another starts anew, and in time the attempt is given up', async () => {
  const [same, other, gone] = [await employer(app), await employer(app), await employer(app)]
  const card = 'pm_card_authenticationRequired'
  const first = (await pay(app, same, 10, card)).data.client_secret
  expect((await pay(app, same, 10, card)).data.client_secret).toBe(first)
  const left = (await pay(app, other, 10, card)).data.client_secret
  expect(await pay(app, other, 10)).toMatchObject({ status: 200, data: { subscription: { status: 'active' } } })
  expect((await bank(app, other, left, 'accept')).code).toBe('not_found')
  expect(await charged(app, other)).toBe(1990)
  await pay(app, gone, 10, card)
  app.forward({ days: 1 })
  await app.deps.payments.sandbox?.control('advance', {})
  await repaired()
  expect((await subscriptionOf(app, gone)).attempt).toBeNull()
  expect((await refreshPayment(app, gone)).data).toMatchObject({ state: 'failed', error_code: 'payment_abandoned' })
})
test('an attempt unknown to the provider is given up, and another may begin', async () => {
  const boss = await employer(app)
  await fault(app, 'reset', create)
  expect((await pay(app, boss, 10)).code).toBe('payment_unclear')
  app.forward({ minutes: 11 })
  expect(await repaired()).toContain(`attempt ${(await attemptOf(boss)).id}: failed`)
  expect((await pay(app, boss, 11)).status).toBe(200)
  expect(await charged(app, boss)).toBe(14_900)
})
test.each(['reply_lost', 'rubbish', 'error_after'])(
  'after a reply lost past the effect (%s), pressing again completes the same payment, charged once',
  async (kind) => {
    const boss = await employer(app)
    await fault(app, kind, create)
    const first = await pay(app, boss, 10)
    if (first.status !== 200) {
      expect([first.status, first.message]).toEqual([503, 'Unable to process subscription. Please try again.'])
      expect((await subscriptionOf(app, boss)).attempt).toEqual({ kind: 'subscribe', state: 'unknown' })
    }
    const again = await pay(app, boss, 10)
    expect(first.status === 200 ? again.code : again.status).toBe(first.status === 200 ? 'already_subscribed' : 200)
    expect(await charged(app, boss)).toBe(1990)
    expect(await paymentsOf(app, boss)).toHaveLength(1)
  },
)
test.each(['reset', 'too_many_requests'])(
  'a call without effect (%s) is repeated with its key, with the present card',
  async (kind) => {
    const boss = await employer(app)
    await fault(app, kind, create)
    expect((await pay(app, boss, 10)).code).toBe('payment_unclear')
    const { key } = await attemptOf(boss)
    expect((await pay(app, boss, 10, 'pm_card_mastercard')).status).toBe(200)
    expect(await attemptOf(boss)).toMatchObject({ key, state: 'settled', owner_name: null, owner_address: null })
    expect(await paymentsOf(app, boss)).toMatchObject([{ amount: 1990, card_brand: 'mastercard' }])
    expect(await charged(app, boss)).toBe(1990)
  },
)
test('another card while a call’s effect is unknown: the first call’s effect counts', async () => {
  const boss = await employer(app)
  await fault(app, 'reply_lost', create)
  expect((await pay(app, boss, 10)).code).toBe('payment_unclear')
  const { payments } = app.deps
  const subscriptionsOf = vi.fn(payments.subscriptionsOf).mockResolvedValueOnce([])
  const entered = { plan_id: 10, source_id: 'pm_card_mastercard', name: 'Sample', address: cardAddress }
  const caller = { user: { id: boss.id, orgId: null }, address: '127.0.0.1' }
  const { attempt } = await subscribe({ ...app.deps, payments: { ...payments, subscriptionsOf } }, caller, entered)
  expect(attempt.state).toBe('settled')
  expect(await paymentsOf(app, boss)).toMatchObject([{ amount: 1990, card_brand: 'visa' }])
  expect(await charged(app, boss)).toBe(1990)
})
test('after a 500 without effect, pressing again starts a new payment', async () => {
  const boss = await employer(app)
  await fault(app, 'error_before', create)
  expect((await pay(app, boss, 10)).code).toBe('payment_unclear')
  expect((await attemptOf(boss)).state).toBe('failed')
  expect((await pay(app, boss, 10)).status).toBe(200)
  expect(await charged(app, boss)).toBe(1990)
})
test.each(['POST customers', 'POST payment_methods/pm_card_visa/attach', 'GET subscriptions/*'])(
  'after a provider failure at %s, pressing again completes the payment',
  async (call) => {
    const boss = await employer(app)
    await fault(app, 'reset', call)
    expect((await pay(app, boss, 11)).code).toBe('payment_unclear')
    expect((await pay(app, boss, 11)).status).toBe(200)
    expect(await charged(app, boss)).toBe(14_900)
  },
)
test('a payment with a lost reply is found without another request', { tags: 'long' }, async () => {
  const boss = await employer(app)
  await fault(app, 'reply_lost', create)
  expect((await pay(app, boss, 10)).code).toBe('payment_unclear')
  app.forward({ minutes: 11 })
  await repaired()
  expect(await subscriptionOf(app, boss)).toMatchObject({ status: 'active', attempt: null })
  expect(await paymentsOf(app, boss)).toHaveLength(1)
})
test('pressing again waits while the hourly check processes the attempt', async () => {
  const boss = await employer(app)
  await fault(app, 'reset', create)
  expect((await pay(app, boss, 10)).code).toBe('payment_unclear')
  app.forward({ minutes: 11 })
  const { payments } = app.deps
  const pressed: (string | undefined)[] = []
  const subscriptionsOf: typeof payments.subscriptionsOf = async (...asked) => {
    pressed.push((await pay(app, boss, 10)).code)
    return payments.subscriptionsOf(...asked)
  }
  await reconcile({ ...app.deps, payments: { ...payments, subscriptionsOf } }, () => {})
  expect(pressed).toEqual(['payment_open'])
  expect((await pay(app, boss, 10)).status).toBe(200)
  expect(await charged(app, boss)).toBe(1990)
})
test('a plan just refunded at the provider does not block another one', async () => {
  const boss = await employer(app)
  await pay(app, boss, 10)
  await order(app, 'refund', { charge: (await ofAccount(app, boss, 'charge'))[0]?.id })
  expect(await pay(app, boss, 11)).toMatchObject({ status: 200, data: { subscription: { subscription_plan_id: 11 } } })
  expect((await pay(app, boss, 11)).code).toBe('already_subscribed')
  expect((await ofAccount(app, boss, 'subscription')).map(({ status }) => status)).toEqual(['canceled', 'active'])
})
test('another order replaces a pending one that had no effect', async () => {
  const boss = await employer(app)
  await fault(app, 'reset', create)
  expect((await pay(app, boss, 10)).code).toBe('payment_unclear')
  expect((await pay(app, boss, 11)).data.subscription.subscription_plan_id).toBe(11)
  expect(await charged(app, boss)).toBe(14_900)
})
test('a process that died during a payment blocks others only briefly', async () => {
  const boss = await employer(app)
  const at = app.deps.now()
  await app.deps.db
    .insertInto('payment_attempts')
    .values({
      key: `died-${boss.id}`,
      kind: 'subscribe',
      user_id: boss.id,
      subscription_plan_id: 10,
      price_id: await app.deps.payments.priceOf(10),
      source_id: 'pm_card_visa',
      owner_name: 'Sample',
      owner_address: cardAddress,
      amount: 1990,
      state: 'open',
      busy_until: new Date(at.getTime() + 120_000),
      created_at: at,
    })
    .execute()
  expect((await pay(app, boss, 10)).code).toBe('payment_open')
  app.forward({ minutes: 3 })
  expect((await pay(app, boss, 10)).status).toBe(200)
  expect(await charged(app, boss)).toBe(1990)
})

test('with bank authentication nothing is charged before, and the plan runs afterwards', async () => {
  const boss = await employer(app)
  const { data } = await pay(app, boss, 10, 'pm_card_authenticationRequired')
  expect(data).toMatchObject({ amount: 1990, client_secret: expect.stringMatching(/^pi_.+_secret_/) })
  expect(data.subscription).toMatchObject({ status: 'free', attempt: { kind: 'subscribe', state: 'needs_buyer' } })
  expect(await charged(app, boss)).toBe(0)
  expect((await bank(app, boss, data.client_secret, 'accept')).status).toBe(200)
  expect((await refreshPayment(app, boss)).data).toMatchObject({
    state: 'settled',
    error_code: null,
    client_secret: null,
    subscription: { status: 'active', attempt: null },
  })
  expect(await charged(app, boss)).toBe(1990)
})
test('after refused bank authentication nothing is charged, and another try is possible', async () => {
  const boss = await employer(app)
  const { data } = await pay(app, boss, 10, 'pm_card_authenticationRequired')
  await bank(app, boss, data.client_secret, 'refuse')
  expect((await refreshPayment(app, boss)).data).toMatchObject({ state: 'failed', error_code: 'card_authentication' })
  expect((await pay(app, boss, 10)).status).toBe(200)
  expect(await charged(app, boss)).toBe(1990)
})
test('after confirming at the bank, ordering with another card keeps the first payment', async () => {
  const boss = await employer(app)
  const { data } = await pay(app, boss, 10, 'pm_card_authenticationRequired')
  await app.deps.payments.sandbox?.answerForBuyer(data.client_secret ?? '', 'accept')
  await pay(app, boss, 10)
  expect((await subscriptionOf(app, boss)).status).toBe('active')
  expect(await charged(app, boss)).toBe(1990)
})
test('no card number reaches this server or its database', async () => {
  const boss = await employer(app)
  await pay(app, boss, 10)
  const rows = await app.deps.db.selectFrom('payment_attempts').selectAll().where('user_id', '=', boss.id).execute()
  expect(JSON.stringify(rows)).not.toMatch(/\d{12,}/)
  expect(await ofAccount(app, boss, 'payment_method')).toHaveLength(1)
})

test('a change of card that waits for its bank does not block a purchase after the plan ended', async () => {
  const boss = await employer(app)
  await pay(app, boss, 10)
  const change = { body: { source_id: 'pm_card_authenticationRequired' } }
  await app.call('POST /payment/change_source', change, boss.token)
  expect((await pay(app, boss, 11)).code).toBe('payment_open')
  await order(app, 'refund', { charge: (await ofAccount(app, boss, 'charge'))[0]?.id })
  await settle(app.deps, String((await ofAccount(app, boss, 'subscription'))[0]?.id))
  expect((await pay(app, boss, 11)).data.subscription).toMatchObject({ status: 'active', attempt: null })
  expect(await charged(app, boss)).toBe(14_900)
})

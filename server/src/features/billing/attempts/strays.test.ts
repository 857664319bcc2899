import { EventEmitter, once } from 'node:events'
import { beforeAll, expect, test, vi } from 'vitest'
import { charged, ofAccount, order, paymentsOf, subscriptionOf } from '../../../../test/billing'
import { employer, pay } from '../../../../test/people'
import { type TestApp, testApp } from '../../../../test/test-app'
import { settle } from '../standing/settle'
import { customerOf } from './payer'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await order(app, 'webhooks', { lost: true })
  await app.startJobs()
})

/** A subscription that came to be at the provider for a wish that we gave up. */
async function lateSubscription(userId: number) {
  const { db, now, payments } = app.deps
  const attempt = await db
    .insertInto('payment_attempts')
    .values({
      key: `late-${userId}`,
      kind: 'subscribe',
      user_id: userId,
      subscription_plan_id: 10,
      amount: 1990,
      state: 'failed',
      error_code: 'payment_abandoned',
      created_at: now(),
      ended_at: now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const customerId = await customerOf(app.deps, attempt)
  const card = await payments.attachCard(customerId, 'pm_card_visa', attempt.key)
  const wanted = { customerId, planId: 10, methodId: card.id, voucher: null }
  return payments.subscribe({ ...wanted, priceId: await payments.priceOf(10) }, attempt.key)
}

test('a payment that came after all is taken over where there is no plan', async () => {
  const boss = await employer(app)
  await settle(app.deps, await lateSubscription(boss.id))
  expect(await subscriptionOf(app, boss)).toMatchObject({ status: 'active', subscription_plan_id: 10 })
  expect(await charged(app, boss)).toBe(1990)
})
test('beside a plan that runs it ends, and its money goes back', async () => {
  const boss = await employer(app)
  await pay(app, boss, 11)
  const late = await lateSubscription(boss.id)
  await settle(app.deps, late)
  await settle(app.deps, late)
  await vi.waitFor(async () => expect(await charged(app, boss)).toBe(14_900), 10_000)
  const states = (await ofAccount(app, boss, 'subscription')).map(({ id, status }) => [id === late, status])
  expect(states).toEqual([
    [false, 'active'],
    [true, 'canceled'],
  ])
  expect(await subscriptionOf(app, boss)).toMatchObject({ status: 'active', subscription_plan_id: 11 })
  await vi.waitFor(async () => expect((await paymentsOf(app, boss))[0]?.state).toBe('refunded'), 10_000)
})
test('an older look changes nothing that a newer one has seen', async () => {
  const boss = await employer(app)
  await pay(app, boss, 10)
  const id = String((await ofAccount(app, boss, 'subscription'))[0]?.id)
  const { payments } = app.deps
  const before = await payments.look(id)
  const steps = new EventEmitter()
  const begun = once(steps, 'begun')
  const look = async () => {
    steps.emit('begun')
    await once(steps, 'go on')
    return before
  }
  const older = settle({ ...app.deps, payments: { ...payments, look } }, id)
  await begun
  await app.call('POST /payment/switch_plan', { body: { new_plan_id: 0 } }, boss.token)
  steps.emit('go on')
  await older
  expect((await subscriptionOf(app, boss)).status).toBe('canceled')
})

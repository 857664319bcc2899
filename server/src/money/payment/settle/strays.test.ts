import { EventEmitter, once } from 'node:events'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { charged, ofAccount, order, paymentsOf, subscriptionOf } from '#test/money/billing'
import { employer, type Person, pay } from '#test/people/people'
import { releaseJobOf } from '../../upkeep/release.job'
import { ensureCustomer } from '../attempts/provider-ids'
import { settle } from './settle'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await order(app, 'webhooks', { lost: true })
})

/** A subscription created at the provider for an attempt that we have given up. */
async function lateSubscription(userId: number, key = `late-${userId}`) {
  const { db, now, payments } = app.deps
  const attempt = await db
    .insertInto('payment_attempts')
    .values({
      key,
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
  const customerId = await ensureCustomer(app.deps, attempt)
  const card = await payments.attachCard(customerId, 'pm_card_visa', attempt.key)
  const wanted = { customerId, planId: 10, methodId: card.id, voucher: null }
  return payments.subscribe({ ...wanted, priceId: await payments.priceOf(10) }, attempt.key)
}

test('a late payment becomes the plan if there is none', async () => {
  const boss = await employer(app)
  await settle(app.deps, await lateSubscription(boss.id))
  expect(await subscriptionOf(app, boss)).toMatchObject({ status: 'active', subscription_plan_id: 10 })
  expect(await charged(app, boss)).toBe(1990)
})
test('a late payment beside a running plan is ended and refunded', async () => {
  const boss = await employer(app)
  await pay(app, boss, 11)
  const late = await lateSubscription(boss.id)
  await settle(app.deps, late)
  await settle(app.deps, late)
  await app.workDone()
  expect(await charged(app, boss)).toBe(14_900)
  const states = (await ofAccount(app, boss, 'subscription')).map(({ id, status }) => [id === late, status])
  expect(states).toEqual([
    [false, 'active'],
    [true, 'canceled'],
  ])
  expect(await subscriptionOf(app, boss)).toMatchObject({ status: 'active', subscription_plan_id: 11 })
  expect((await paymentsOf(app, boss))[0]?.state).toBe('refunded')
})
const returned = (userId: number) =>
  app.deps.db
    .selectFrom('audit_log')
    .select('detail')
    .where('user_id', '=', userId)
    .where('action', '=', 'payment_returned')
    .execute()
async function releases(): Promise<number> {
  const { rows } = await sql<{ data: object }>`select data from jobs.job where name = 'plan-release'`.execute(
    app.deps.db,
  )
  return rows.length
}

test.each([
  ['bought', (boss: Person) => pay(app, boss, 10)],
  ['taken over', async (boss: Person) => settle(app.deps, await lateSubscription(boss.id))],
])(
  'a late payment beside a disputed plan that was %s ends too, and the plan returns when the dispute is won',
  async (_, begin) => {
    const boss = await employer(app)
    await begin(boss)
    const old = String((await ofAccount(app, boss, 'subscription'))[0]?.id)
    const charge = (await ofAccount(app, boss, 'charge'))[0]?.id
    const dispute = await order(app, 'dispute', { charge, reason: 'fraudulent' })
    await settle(app.deps, old)
    const late = await lateSubscription(boss.id, `later-${boss.id}`)
    await settle(app.deps, late)
    await app.workDone()
    expect((await app.deps.payments.look(late)).status).toBe('ended')
    await order(app, 'decide', { dispute: dispute.id, status: 'won' })
    await settle(app.deps, old)
    await app.workDone()
    expect(await charged(app, boss)).toBe(1990)
    expect(await subscriptionOf(app, boss)).toMatchObject({ status: 'active', subscription_plan_id: 10 })
  },
)
test('a plan unknown to the provider does not block another one, and is not looked up for ever', async () => {
  const boss = await employer(app)
  await pay(app, boss, 10)
  await app.workDone()
  const old = String((await ofAccount(app, boss, 'subscription'))[0]?.id)
  await sql`delete from stripe_stand_in.objects where id = ${old}`.execute(app.deps.db)
  const ended = { status: 'expired' as const, access_ends_at: null }
  await app.deps.db.updateTable('subscriptions').set(ended).where('user_id', '=', boss.id).execute()
  expect((await pay(app, boss, 11)).data.subscription).toMatchObject({ status: 'active', subscription_plan_id: 11 })
  await app.workDone()
  expect(await releases()).toBe(0)
})
test('a failed release is not repeated', async () => {
  const boss = await employer(app)
  await pay(app, boss, 11)
  const late = await lateSubscription(boss.id)
  const payments = { ...app.deps.payments, refund: async () => {} }
  await releaseJobOf({ ...app.deps, payments }).run({ subscriptionId: late, why: 'stray' }, '')
  expect([await releases(), await returned(boss.id)]).toEqual([0, []])
})
test('an older reading does not overwrite a newer one', async () => {
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

// @module-tag ci
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { atProvider, charged, ofAccount, order, pass, paymentsOf, subscriptionOf } from '#test/money/billing'
import { planCalls } from '#test/money/plan-calls'
import { mails } from '#test/people/mails'
import { type Person, pay } from '#test/people/people'
import { remindersJobOf } from '../../receipts/reminders.job'
import { settle } from './settle'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const { payer, repair } = planCalls(() => app)

test('a disputed payment is found behind a hundred newer charges', async () => {
  const boss = await payer()
  const charge = String((await ofAccount(app, boss, 'charge'))[0]?.id)
  await sql`insert into stripe_stand_in.objects (id, kind, body, hidden)
    select id || n, kind, body || jsonb_build_object('id', id || n, 'status', 'failed', 'payment_intent', null), hidden
    from stripe_stand_in.objects, generate_series(1, 100) n where id = ${charge}`.execute(app.deps.db)
  await order(app, 'dispute', { charge, reason: 'fraudulent' })
  await pass(app, {})
  await repair()
  expect(await paymentsOf(app, boss)).toMatchObject([{ state: 'disputed' }])
})
test('refunds and disputes made at the provider are shown and end access', async () => {
  const [back, half, disputed] = [await payer(), await payer(), await payer()]
  const chargeOf = async (boss: Person) => (await ofAccount(app, boss, 'charge'))[0]?.id
  await order(app, 'refund', { charge: await chargeOf(back) })
  await order(app, 'refund', { charge: await chargeOf(half), amount: 500 })
  const dispute = await order(app, 'dispute', { charge: await chargeOf(disputed), reason: 'fraudulent' })
  await pass(app, {})
  await repair()
  expect((await subscriptionOf(app, back)).status).toBe('expired')
  expect(await paymentsOf(app, back)).toMatchObject([{ state: 'refunded', refunded: 1990 }])
  expect((await subscriptionOf(app, half)).status).toBe('active')
  expect(await paymentsOf(app, half)).toMatchObject([{ state: 'partly_refunded', refunded: 500 }])
  expect(await subscriptionOf(app, disputed)).toMatchObject({ status: 'expired', problem: 'disputed' })
  const told = async (count: number) => (await mails(app, disputed.name, count)).join()
  expect(await told(2)).toMatch(/is disputed[\s\S]*19\.90[\s\S]*4242[\s\S]*lessons are locked/)
  await order(app, 'decide', { dispute: dispute.id, status: 'won' })
  await repair()
  expect(await subscriptionOf(app, disputed)).toMatchObject({ status: 'active', problem: null })
  expect((await atProvider(app, 'dispute')).at(-1)).toMatchObject({ status: 'won' })
  await Promise.all([repair(), repair()])
  expect(await told(3)).toMatch(/is over[\s\S]*Everything works again/)
})
test('a lost dispute and the end of its plan are mailed once', async () => {
  const boss = await payer()
  const charge = (await ofAccount(app, boss, 'charge'))[0]?.id
  const dispute = await order(app, 'dispute', { charge, reason: 'fraudulent' })
  await repair()
  await order(app, 'decide', { dispute: dispute.id, status: 'lost' })
  await Promise.all([repair(), repair()])
  await repair()
  const told = await mails(app, boss.name, 3)
  expect(told.filter((mail) => mail.includes('went back'))).toHaveLength(1)
  expect(told.join()).toMatch(/went back[\s\S]*has ended with it, and nothing more is charged/)
})
/** A paying employer whose payment is disputed; `plan` is her subscription at the provider. */
async function disputing() {
  const boss = await payer()
  const charge = (await ofAccount(app, boss, 'charge'))[0]?.id
  const dispute = await order(app, 'dispute', { charge, reason: 'fraudulent' })
  const plan = String((await ofAccount(app, boss, 'subscription'))[0]?.id)
  await settle(app.deps, plan)
  return { boss, dispute, plan }
}
const cancel = ({ token }: Person) => app.call('POST /payment/switch_plan', { body: { new_plan_id: 0 } }, token)

test('a disputed plan renews unless canceled, and no other can be bought', async () => {
  const { boss, dispute, plan } = await disputing()
  const me = await app.call('GET /users/me', {}, boss.token)
  expect(me.data).toMatchObject({ is_subscribed: false, is_suspended: true })
  const renewing = { status: 'expired', problem: 'disputed', renews: true, next_charge: { amount: 1990 } }
  expect(await subscriptionOf(app, boss)).toMatchObject(renewing)
  expect((await mails(app, boss.name, 2)).join()).toMatch(/is disputed[\s\S]*It renews on .* all the same/)
  expect((await pay(app, boss, 11)).code).toBe('payment_disputed')
  expect((await cancel(boss)).data.subscription).toMatchObject({
    problem: 'disputed',
    renews: false,
    next_charge: null,
  })
  expect((await mails(app, boss.name, 3)).join()).toContain('stay locked until the bank has decided')
  expect((await cancel(boss)).code).toBe('plan_canceled_already')
  expect((await app.call('POST /payment/resume', {}, boss.token)).data.subscription).toMatchObject(renewing)
  await cancel(boss)
  expect((await pay(app, boss, 11)).code).toBe('payment_disputed')
  await pass(app, { days: 33 })
  await repair()
  expect((await app.deps.payments.look(plan)).status).toBe('ended')
  expect(await subscriptionOf(app, boss)).toMatchObject({ status: 'expired', problem: null, renews: false })
  // The disputed period is over: another plan is for another time.
  expect((await pay(app, boss, 11)).status).toBe(200)
  await order(app, 'decide', { dispute: dispute.id, status: 'won' })
  await settle(app.deps, plan)
  await app.workDone()
  expect(await charged(app, boss)).toBe(1990 + 14_900)
  expect(await subscriptionOf(app, boss)).toMatchObject({ status: 'active', subscription_plan_id: 11 })
})
test('a disputed plan gets its reminder, renews, and gives access again', async () => {
  const { boss } = await disputing()
  app.forward({ days: 26 })
  await remindersJobOf(app.deps).run({}, '')
  expect((await mails(app, boss.name, 3)).join()).toContain('Your plan renews on')
  await pass(app, { days: 7 })
  await repair()
  expect(await subscriptionOf(app, boss)).toMatchObject({ status: 'active', problem: null, renews: true })
  expect(await charged(app, boss)).toBe(1990 * 2)
})
test('a disputed plan with an unpaid renewal accepts another card, and ends at once if canceled', async () => {
  const { boss, plan } = await disputing()
  const { boss: other } = await disputing()
  for (const { id } of [
    await ofAccount(app, boss, 'payment_method'),
    await ofAccount(app, other, 'payment_method'),
  ].flat())
    await order(app, 'card', { payment_method: id, code: 'insufficient_funds', times: 20 })
  await pass(app, { days: 33 })
  await repair()
  const unpaid = { status: 'expired', problem: 'disputed', renews: true, next_charge: null }
  expect([await subscriptionOf(app, boss), await subscriptionOf(app, other)]).toMatchObject([unpaid, unpaid])
  expect((await cancel(boss)).status).toBe(200)
  expect((await app.deps.payments.look(plan)).status).toBe('ended')
  expect((await pay(app, boss, 10)).status).toBe(200)
  const body = { source_id: 'pm_card_mastercard' }
  expect((await app.call('POST /payment/change_source', { body }, other.token)).status).toBe(200)
  expect(await subscriptionOf(app, other)).toMatchObject({ status: 'active', problem: null })
  expect([await charged(app, boss), await charged(app, other)]).toEqual([1990 * 2, 1990 * 2])
})
test('a plan whose money the bank takes back is ended at the provider at once', async () => {
  const { boss, dispute, plan } = await disputing()
  await order(app, 'decide', { dispute: dispute.id, status: 'lost' })
  await settle(app.deps, plan)
  expect(await subscriptionOf(app, boss)).toMatchObject({ problem: null, renews: false, next_charge: null })
  await app.workDone()
  expect((await app.deps.payments.look(plan)).status).toBe('ended')
  expect((await pay(app, boss, 11)).status).toBe(200)
})

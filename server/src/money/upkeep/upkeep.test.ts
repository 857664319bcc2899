// @module-tag ci
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import {
  atProvider,
  bank,
  fault,
  ofAccount,
  order,
  pass,
  paymentsOf,
  refreshPayment,
  subscriptionOf,
} from '#test/money/billing'
import { mails, mailsTo } from '#test/people/mails'
import { employer, type Person, pay, payingEmployer } from '#test/people/people'
import { remindersJobOf } from '../receipts/reminders.job'
import { repairDuePlans } from './due-plans'
import { reconcile } from './reconcile'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ start: '2028-01-31T15:59:00Z' })
})

const payer = (plan: 10 | 11 = 10) => payingEmployer(app, plan)
const remove = async (boss: Person) => {
  const body = { email: boss.name, password: boss.password }
  await app.call('POST /auth/login', { body }, boss.token)
  return app.call('POST /users/delete', {}, boss.token)
}

test('a payment mails its receipt once', async () => {
  const boss = await payer()
  const [mail] = await mails(app, boss.name, 1)
  expect(mail).toContain('Subject: Kasama: Your receipt: $19.90')
  expect(mail).toContain('card ending in 4242')
  expect(mail).toMatch(/The plan renews on \d{1,2} \w+ \d{4} for \$19\.90, unless you cancel before\./)
  await reconcile(app.deps, () => {})
  await app.call('POST /payment/settle', {}, boss.token)
  expect(mailsTo(app, boss.name)).toHaveLength(1)
})
test('a plan bought on 31 January at 23:59 in Singapore ends on the last day of February, then on 31 March', async () => {
  const boss = await payer()
  expect((await subscriptionOf(app, boss)).current_period_end).toMatch(/^2028-02-29T/)
  await pass(app, { days: 30 })
  await reconcile(app.deps, () => {})
  expect((await subscriptionOf(app, boss)).current_period_end).toMatch(/^2028-03-31T/)
  expect(await paymentsOf(app, boss)).toHaveLength(2)
})
test('a failed renewal is mailed once', async () => {
  const boss = await payer()
  await mails(app, boss.name, 1)
  const method = (await ofAccount(app, boss, 'payment_method'))[0]?.id
  await order(app, 'card', { payment_method: method, code: 'insufficient_funds', times: 20 })
  await pass(app, { days: 33 })
  await reconcile(app.deps, () => {})
  await app.workDone()
  expect(mailsTo(app, boss.name)).toHaveLength(2)
  expect(mailsTo(app, boss.name).join()).toContain('Your renewal could not be paid')
  await pass(app, { days: 3 })
  await reconcile(app.deps, () => {})
  expect(mailsTo(app, boss.name).filter((mail) => mail.includes('could not be paid'))).toHaveLength(1)
})
test('one reminder is sent seven days before a renewal, unless switched off', async () => {
  const [boss, quiet] = [await payer(), await payer()]
  await app.deps.db.updateTable('users').set({ progress_mails: false }).where('id', '=', quiet.id).execute()
  const remind = () => remindersJobOf(app.deps).run({}, '')
  await remind()
  expect((await mails(app, boss.name, 1)).join()).not.toContain('Your plan renews on')
  app.forward({ days: 24 })
  await Promise.all([remind(), remind()])
  await app.workDone()
  expect(mailsTo(app, boss.name).join()).toContain('Your plan renews on')
  await remind()
  expect(mailsTo(app, boss.name)).toHaveLength(2)
  expect(mailsTo(app, quiet.name).join()).not.toContain('Your plan renews on')
})
test('reminders cover more renewals than one batch', async () => {
  const { db, now } = app.deps
  await sql`with added as (insert into users (role, email, created_at)
      select 'E', 'many' || n || '@example.com', ${now()} from generate_series(1, 501) n returning id)
    insert into subscriptions (user_id, subscription_plan_id, status, mode, current_period_start, current_period_end)
    select id, 10, 'active', 0, ${now()}, ${now()}::timestamptz + interval '1 day' from added`.execute(db)
  const enqueue = vi.fn(async () => '')
  await remindersJobOf({ ...app.deps, jobs: { ...app.deps.jobs, enqueue } }).run({}, '')
  expect(enqueue).toHaveBeenCalledTimes(501)
})
test('deleting a paying account ends its plan at the provider, even if that is unavailable at first', async () => {
  const boss = await payer()
  const [subscription] = await ofAccount(app, boss, 'subscription')
  const customer = String(subscription?.customer)
  await fault(app, 'reset', `GET customers/${customer}`)
  expect((await remove(boss)).status).toBe(200)
  // The deletion's job or the first reconciliation meets the fault; a later reconciliation ends the plan.
  const stand = async () => (await app.deps.payments.look(String(subscription?.id))).status
  await app.workDone()
  await reconcile(app.deps, () => {})
  expect(await stand()).toBe('ended')
  const left = await app.deps.db
    .selectFrom('payments')
    .select(['user_id', 'amount'])
    .where('provider_subscription', '=', String(subscription?.id))
    .execute()
  expect(left).toEqual([{ user_id: null, amount: 1990 }])
  const customers = app.deps.db.selectFrom('billing_customers').selectAll().where('customer_id', '=', customer)
  await app.workDone()
  expect(await customers.execute()).toEqual([])
})
test('a changed email is sent to the provider', async () => {
  const boss = await payer()
  const customer = String((await ofAccount(app, boss, 'subscription'))[0]?.customer)
  await app.call('POST /auth/login', { body: { email: boss.name, password: boss.password } }, boss.token)
  const body = { email: `moved.${boss.name}` }
  expect((await app.call('POST /users/email', { body }, boss.token)).status).toBe(200)
  const there = async () => (await atProvider(app, 'customer')).find(({ id }) => id === customer)?.email
  await app.workDone()
  expect(await there()).toBe(body.email)
})
test('a payment that her bank approves after the account was deleted is refunded', async () => {
  const boss = await employer(app)
  const { data } = await pay(app, boss, 10, 'pm_card_authenticationRequired')
  const [subscription] = await ofAccount(app, boss, 'subscription')
  const id = String(subscription?.id)
  await fault(app, 'reset', `GET customers/${subscription?.customer}`, 2)
  await fault(app, 'reset', 'GET subscriptions', 2)
  expect((await remove(boss)).status).toBe(200)
  await app.deps.payments.sandbox?.answerForBuyer(data.client_secret ?? '', 'accept')
  await order(app, 'advance')
  await app.workDone()
  // A reconciliation that meets the faults changes nothing; the next one finds the provider working.
  await reconcile(app.deps, () => {})
  await order(app, 'no_faults')
  await reconcile(app.deps, () => {})
  expect((await app.deps.payments.look(id)).status).toBe('ended')
  const charges = (await atProvider(app, 'charge')).filter(({ customer }) => customer === subscription?.customer)
  expect(charges).toMatchObject([{ amount: 1990, amount_refunded: 1990 }])
  const kept = app.deps.db.selectFrom('payments').select(['user_id', 'state']).where('provider_subscription', '=', id)
  expect(await kept.execute()).toEqual([{ user_id: null, state: 'refunded' }])
})
test('a switch, a late renewal and the next one are refunded if they are paid after the account was deleted', async () => {
  const bossOf = async () => {
    const boss = await payer()
    const [subscription] = await ofAccount(app, boss, 'subscription')
    return { boss, id: String(subscription?.id), customer: String(subscription?.customer) }
  }
  const switches = await bossOf()
  const change = { source_id: 'pm_card_authenticationRequired' }
  const asked = (await app.call('POST /payment/change_source', { body: change }, switches.boss.token)).data
  await bank(app, switches.boss, asked.client_secret, 'accept')
  await refreshPayment(app, switches.boss)
  const { data } = await app.call('POST /payment/switch_plan', { body: { new_plan_id: 11 } }, switches.boss.token)
  expect(data.client_secret).not.toBeNull()
  const renews = await bossOf()
  await order(app, 'webhooks', { lost: true })
  await fault(app, 'reset', 'DELETE subscriptions/*', 99)
  await fault(app, 'reset', 'DELETE customers/*', 99)
  for (const { boss } of [switches, renews]) expect((await remove(boss)).status).toBe(200)
  app.forward({ minutes: 1 })
  await app.deps.payments.sandbox?.answerForBuyer(data.client_secret ?? '', 'accept')
  await pass(app, { days: 32 })
  await order(app, 'no_faults')
  await reconcile(app.deps, () => {})
  await reconcile(app.deps, () => {})
  const kept = async (customer: string) =>
    (await atProvider(app, 'charge'))
      .filter((charge) => charge.customer === customer && charge.status === 'succeeded')
      .map(({ amount, amount_refunded }) => Number(amount) - Number(amount_refunded))
  expect(await kept(switches.customer)).toEqual([1990, 0])
  expect(await kept(renews.customer)).toEqual([1990, 0])
  const states = app.deps.db.selectFrom('payments').select('state').where('provider_subscription', '=', switches.id)
  expect(await states.orderBy('id').execute()).toEqual([{ state: 'paid' }, { state: 'refunded' }])
  await order(app, 'webhooks', {})
})
test('a plan with an unreadable renewal does not end after its grace days', async () => {
  const boss = await payer()
  await order(app, 'advance')
  await order(app, 'webhooks', { lost: true })
  const id = String((await ofAccount(app, boss, 'subscription'))[0]?.id)
  const word = (status: string) =>
    sql`update stripe_stand_in.objects set body = jsonb_set(body, '{status}', to_jsonb(${status}::text))
      where id = ${id}`.execute(app.deps.db)
  await pass(app, { days: 40 })
  await word('dormant')
  await reconcile(app.deps, () => {})
  await word('active')
  expect((await app.deps.payments.look(id)).status).toBe('active')
  await order(app, 'webhooks', {})
  await reconcile(app.deps, () => {})
  expect((await subscriptionOf(app, boss)).status).toBe('active')
})
test("due plans beyond one job's limit follow in the next", async () => {
  const { db, now, jobs } = app.deps
  await sql`with added as (insert into users (role, email, created_at)
      select 'E', 'due' || n || '@example.com', ${now()} from generate_series(1, 51) n returning id)
    insert into subscriptions (user_id, subscription_plan_id, status, mode, current_period_start, current_period_end,
      is_collected)
    select id, 10, 'expired', 0, ${now()}, ${now()}, true from added`.execute(db)
  const enqueue = vi.fn(async () => '')
  const tools = { deps: { ...app.deps, jobs: { ...jobs, enqueue } }, report: () => {} }
  await repairDuePlans(tools, { above: 0 })
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(db, 'reconcile-due-plans', { above: expect.any(Number) })
  enqueue.mockClear()
  const { rows } = await sql<{ id: number }>`select max(user_id) - 1 as id from subscriptions`.execute(db)
  await repairDuePlans(tools, { above: rows[0]?.id ?? 0 })
  expect(enqueue).not.toHaveBeenCalled()
})
test('payments of others are not found', async () => {
  const [boss, other] = [await payer(), await employer(app)]
  const id = (await paymentsOf(app, boss))[0]?.id ?? 0
  const receipt = (person: Person, of: number) => app.call('GET /payments/:id', { params: { id: of } }, person.token)
  expect((await receipt(boss, id)).status).toBe(200)
  expect([(await receipt(other, id)).code, (await receipt(boss, 999_999)).code]).toEqual(['not_found', 'not_found'])
  expect(await paymentsOf(app, other)).toEqual([])
})

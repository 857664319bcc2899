// @module-tag ci
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { charged, fault, ofAccount, order, paymentsOf, subscriptionOf } from '#test/money/billing'
import { admin } from '#test/people/admins'
import { mailsTo } from '#test/people/mails'
import { type Person, payingEmployer } from '#test/people/people'
import { reconcile } from '../upkeep/reconcile'

let app: TestApp
let lin: Person
beforeAll(async () => {
  app = await testApp()
  lin = await admin(app)
})

async function payer(plan: 10 | 11 = 11) {
  const boss = await payingEmployer(app, plan)
  return { boss, id: (await paymentsOf(app, boss))[0]?.id ?? 0 }
}
type RefundOptions = { amount?: number; refunded?: number; key?: string; by?: Person }
const refund = (id: number, { amount = 4372, refunded = 0, key = randomUUID(), by = lin }: RefundOptions = {}) =>
  app.call(
    'POST /admin/payments/:id/refund',
    { params: { id }, body: { amount, refunded, key, reason: 'requested_by_customer', note: 'Moving away' } },
    by.token,
  )
const look = async (id: number) => (await app.call('GET /admin/payments/:id', { params: { id } }, lin.token)).data
const refundsAt = (boss: Person) => ofAccount(app, boss, 'refund')

test('a partial refund keeps access, is stored on both sides, audited and mailed', async () => {
  const { boss, id } = await payer()
  const { status, data } = await refund(id)
  expect(status).toBe(200)
  expect(data.payment).toMatchObject({
    state: 'partly_refunded',
    refunded: 4372,
    refundable: 10_528,
    gives_access: true,
  })
  expect(data.payment.refunds).toMatchObject([
    { amount: 4372, state: 'settled', reason: 'requested_by_customer', note: 'Moving away' },
  ])
  expect(await charged(app, boss)).toBe(10_528)
  expect((await subscriptionOf(app, boss)).status).toBe('active')
  const audited = await app.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('user_id', '=', lin.id)
    .where('action', 'like', 'refund%')
    .orderBy('id')
    .execute()
  expect(audited).toMatchObject([
    { action: 'refund_ordered', before: { refunded: 0 }, after: null, reason: 'Moving away' },
    { action: 'refund_made', after: { state: 'settled' }, detail: { amount: 4372 } },
  ])
  await app.workDone()
  expect(mailsTo(app, boss.name).join()).toContain('Your refund: $43.72')
  expect(mailsTo(app, boss.name).filter((mail) => mail.includes('Your refund'))).toHaveLength(1)
})
test('a full refund ends access at once and stops collection', async () => {
  const { boss, id } = await payer(10)
  expect((await refund(id, { amount: 1990 })).data.payment).toMatchObject({ state: 'refunded', refundable: 0 })
  expect((await subscriptionOf(app, boss)).status).toBe('expired')
  expect((await ofAccount(app, boss, 'subscription'))[0]?.status).toBe('canceled')
  expect((await refund(id, { amount: 1, refunded: 1990 })).code).toBe('refund_too_much')
})
test('refunds of a removed account end, and those made in the dashboard afterwards are on record', async () => {
  const { boss, id } = await payer(10)
  const charge = (await ofAccount(app, boss, 'charge'))[0]?.id
  await fault(app, 'reply_lost', 'POST refunds')
  await fault(app, 'reset', 'GET subscriptions/*', 9)
  expect((await refund(id, { amount: 500 })).code).toBe('refund_unclear')
  await order(app, 'no_faults')
  const body = { email: boss.name, password: boss.password }
  await app.call('POST /auth/login', { body }, boss.token)
  expect((await app.call('POST /users/delete', {}, boss.token)).status).toBe(200)
  await app.workDone()
  const payments = app.deps.db.selectFrom('payments').select(['user_id', 'refunded', 'state']).where('id', '=', id)
  const refunds = app.deps.db.selectFrom('refunds').select(['amount', 'state']).where('payment_id', '=', id)
  app.forward({ minutes: 11 })
  await reconcile(app.deps, () => {})
  expect(await refunds.execute()).toEqual([{ amount: 500, state: 'settled' }])
  expect(await payments.execute()).toEqual([{ user_id: null, refunded: 500, state: 'partly_refunded' }])
  await order(app, 'refund', { charge, amount: 1490 })
  await order(app, 'advance')
  await reconcile(app.deps, () => {})
  expect(await payments.execute()).toEqual([{ user_id: null, refunded: 1990, state: 'refunded' }])
  lin = await admin(app)
})
test('a refund made in the dashboard is mailed once', async () => {
  const { boss } = await payer(10)
  await order(app, 'refund', { charge: (await ofAccount(app, boss, 'charge'))[0]?.id, amount: 500 })
  await order(app, 'advance')
  await app.workDone()
  expect(mailsTo(app, boss.name).join()).toContain('Your refund: $5.00')
  await app.call('POST /payment/settle', {}, boss.token)
  await reconcile(app.deps, () => {})
  expect(mailsTo(app, boss.name).filter((mail) => mail.includes('Your refund'))).toHaveLength(1)
})
test('refuses too large amounts, outdated forms and unknown payments', async () => {
  const { id } = await payer(10)
  expect((await refund(id, { amount: 1991 })).code).toBe('refund_too_much')
  await refund(id, { amount: 500 })
  expect((await refund(id, { amount: 500 })).code).toBe('refund_changed')
  expect((await refund(id, { amount: 1491, refunded: 500 })).code).toBe('refund_too_much')
  expect((await refund(999_999)).code).toBe('not_found')
})
test('a double click refunds once, with the same reply', async () => {
  const { boss, id } = await payer()
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 5 }, () => refund(id, { key })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await refundsAt(boss)).toHaveLength(1)
})
test('of two simultaneous refunds one succeeds and the other is refused', async () => {
  const { boss, id } = await payer()
  const other = await admin(app)
  const replies = await Promise.all([refund(id), refund(id, { by: other }), refund(id, { by: other, amount: 100 })])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { code } of replies.filter(({ status }) => status !== 200))
    expect(['refund_open', 'refund_changed']).toContain(code)
  expect(await refundsAt(boss)).toHaveLength(1)
})
test.each(['reply_lost', 'error_after', 'rubbish', 'reset'])(
  "refunds once if the provider's reply is %s",
  async (kind) => {
    const { boss, id } = await payer()
    const key = randomUUID()
    await fault(app, kind, 'POST refunds')
    const first = await refund(id, { key })
    const second = first.status === 200 ? first : await refund(id, { key })
    expect([second.status, second.data.payment.refunded]).toEqual([200, 4372])
    expect(await refundsAt(boss)).toHaveLength(1)
  },
)
test('a provider error without effect ends the refund, and another is possible', async () => {
  const { boss, id } = await payer()
  await fault(app, 'error_before', 'POST refunds')
  expect((await refund(id)).code).toBe('refund_refused')
  expect(await refundsAt(boss)).toHaveLength(0)
  const lines = app.deps.db.selectFrom('audit_log').select(['action', 'after']).where('about_kind', '=', 'payment')
  expect(await lines.where('about_id', '=', String(id)).orderBy('id').execute()).toEqual([
    { action: 'refund_ordered', after: null },
    { action: 'refund_refused', after: { state: 'failed' } },
  ])
  expect((await refund(id)).status).toBe(200)
  expect((await look(id)).payment.refunds.map(({ state }) => state)).toEqual(['settled', 'failed'])
})
test("the hourly check refunds once after a process died before or after the provider's call", async () => {
  for (const isHeard of [false, true]) {
    lin = await admin(app)
    const { boss, id } = await payer()
    const key = randomUUID()
    const { db, now, payments } = app.deps
    await db
      .insertInto('refunds')
      .values({
        payment_id: id,
        key,
        amount: 4372,
        state: 'open',
        created_at: now(),
        busy_until: now(),
        asked_by: lin.id,
      })
      .execute()
    const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const request = { invoiceId: row.provider_invoice, cents: 4372, reason: 'requested_by_customer' as const }
    if (isHeard) await payments.refundPayment(request, key)
    expect((await refund(id, { amount: 100 })).code).toMatch(/refund_(open|changed)/)
    app.forward({ minutes: 11 })
    const lines: string[] = []
    expect(await reconcile(app.deps, (line) => lines.push(line))).toBe(true)
    expect(await refundsAt(boss)).toHaveLength(1)
    expect((await look(id)).payment).toMatchObject({ refunded: 4372, refunds: [{ state: 'settled' }] })
  }
  lin = await admin(app)
})
test('a refund made at the provider reduces the refundable amount', async () => {
  const { boss, id } = await payer()
  await order(app, 'refund', { charge: (await ofAccount(app, boss, 'charge'))[0]?.id, amount: 14_000 })
  await order(app, 'advance')
  await app.workDone()
  expect((await look(id)).payment.refunded).toBe(14_000)
  expect((await look(id)).payment.refunds).toMatchObject([{ amount: 14_000, by: null, note: null, state: 'settled' }])
  expect((await refund(id, { amount: 901, refunded: 14_000 })).code).toBe('refund_too_much')
  expect((await refund(id, { amount: 900, refunded: 14_000 })).data.payment.state).toBe('refunded')
})
test('a refund refused because the provider just refunded updates the payment', async () => {
  await order(app, 'webhooks', { lost: true })
  const { boss, id } = await payer()
  await order(app, 'refund', { charge: (await ofAccount(app, boss, 'charge'))[0]?.id, amount: 14_000 })
  expect((await refund(id, { amount: 2000 })).code).toBe('refund_refused')
  expect((await look(id)).payment).toMatchObject({ refunded: 14_000, refundable: 900 })
  await order(app, 'webhooks', {})
})
test('a disputed payment cannot be refunded', async () => {
  const { boss, id } = await payer()
  await order(app, 'dispute', { charge: (await ofAccount(app, boss, 'charge'))[0]?.id, reason: 'general' })
  await app.call('POST /payment/settle', {}, boss.token)
  const disputed = { state: 'disputed', refundable: 0 }
  await app.workDone()
  expect((await look(id)).payment).toMatchObject(disputed)
  expect((await refund(id)).code).toBe('refund_too_much')
})
test('employers and organisation admins cannot refund', async () => {
  const { boss, id } = await payer()
  const org = await app.deps.db
    .insertInto('orgs')
    .values({ name: 'Sample', short_url: 'sample' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const by of [boss, await admin(app, { orgId: org.id })])
    expect((await refund(id, { by })).code).toBe('not_allowed')
  expect(await refundsAt(boss)).toEqual([])
})

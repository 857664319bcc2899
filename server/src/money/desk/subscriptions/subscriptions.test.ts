import { dayMs } from '@kasama/contract/durations.rules'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { ofAccount, order, pass } from '#test/money/billing'
import { planDesk } from '#test/money/plan-desk'
import { admin } from '#test/people/admins'
import { type Person, payingEmployer, subscriber } from '#test/people/people'
import { reconcile } from '../../upkeep/reconcile'

let app: TestApp
let lin: Person
beforeAll(async () => {
  app = await testApp()
  lin = await admin(app)
})

const payer = (plan: 10 | 11 = 10) => payingEmployer(app, plan)
const { list, ids, billing, idAt } = planDesk(() => ({ app, admin: lin }))

test("a plan is listed with the provider's state beside ours, a granted one without", async () => {
  const [boss, granted] = [await payer(), await subscriber(app)]
  const shown = (await list()).items
  expect(shown.find(({ user_id }) => user_id === boss.id)).toMatchObject({
    status: 'active',
    match: 'same',
    next_charge: { amount: 1990 },
    theirs: { status: 'active', cancels: false, url: null },
  })
  expect(shown.find(({ user_id }) => user_id === granted.id)).toMatchObject({ match: 'unknown', theirs: null })
})
test('subscriptions are found by email, receipt and provider ids, in pages', async () => {
  const [boss, other] = [await payer(), await payer()]
  // An id of the provider's may consist of letters alone.
  const lettersAlone = { provider_invoice: 'in_kTjAERuRjWEjoyow' }
  await app.deps.db.updateTable('payments').set(lettersAlone).where('user_id', '=', boss.id).execute()
  const payment = (await billing(boss)).payments[0]
  for (const q of [
    boss.name,
    boss.name.toUpperCase().slice(0, 12),
    payment?.number ?? '-',
    lettersAlone.provider_invoice,
    await idAt(boss),
  ]) {
    const found = ids(await list({ q }))
    expect([q, found.includes(boss.id)]).toEqual([q, true])
  }
  expect(ids(await list({ q: boss.name }))).toEqual([boss.id])
  expect(ids(await list({ q: '%' }))).toEqual([])
  const all: number[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await list({ limit: 1, ...(cursor && { cursor }) })
    all.push(...ids(page))
    if (!page.next_cursor) break
    cursor = page.next_cursor
  }
  expect(all).toEqual(ids(await list({ limit: 100 })))
  expect(all).toContain(other.id)
  expect((await app.call('GET /admin/subscriptions', { query: { cursor: 'x' } }, lin.token)).status).toBe(400)
})
test('late renewals and disputed payments are in the view that needs attention', async () => {
  const boss = await payer()
  const method = (await ofAccount(app, boss, 'payment_method'))[0]?.id
  await order(app, 'card', { payment_method: method, code: 'insufficient_funds', times: 20 })
  await pass(app, { days: 33 })
  await reconcile(app.deps, () => {})
  lin = await admin(app)
  expect((await list({ view: 'look' })).items.find(({ user_id }) => user_id === boss.id)).toMatchObject({
    problem: 'past_due',
    theirs: { status: 'past_due' },
  })
})
test('unused days are what is left of them: not what was refunded or credited to a switch', async () => {
  const boss = await payer()
  await pass(app, { days: 10 })
  lin = await admin(app)
  const unused = async () => (await billing(boss)).payments.map((payment) => payment.unused?.amount ?? null)
  const [whole] = await unused()
  const [{ period_start: start, period_end: end } = { period_start: '', period_end: '' }] = (await billing(boss))
    .payments
  const days = (Date.parse(end) - Date.parse(start)) / dayMs
  expect(whole).toBe(Math.round((1990 * (days - 10)) / days))
  const charge = (await ofAccount(app, boss, 'charge'))[0]?.id
  await order(app, 'refund', { charge, amount: 500 })
  await order(app, 'advance')
  expect(await unused()).toEqual([(whole ?? 0) - 500])
  await order(app, 'refund', { charge, amount: 900 })
  await order(app, 'advance')
  expect(await unused()).toEqual([null])
  const other = await payer()
  await app.call('POST /payment/switch_plan', { body: { new_plan_id: 11 } }, other.token)
  expect((await billing(other)).payments.map(({ unused }) => unused?.days ?? null)).toEqual([365, null])
})
test("the export's days are those of the page and the receipts", async () => {
  const boss = await subscriber(app)
  await app.deps.db
    .updateTable('subscriptions')
    .set({ current_period_end: new Date('2027-04-30T23:00:00Z') })
    .where('user_id', '=', boss.id)
    .execute()
  const { token } = await admin(app)
  const { data } = await app.call('POST /admin/subscriptions/export', { body: { q: boss.name } }, token)
  expect(data.csv).toContain(',2027-04-30,')
})
test('the export contains the list without formulas, and is audited', async () => {
  const boss = await payer()
  await app.deps.db.updateTable('users').set({ fullname: '=1+1' }).where('id', '=', boss.id).execute()
  const { data } = await app.call('POST /admin/subscriptions/export', { body: { q: boss.name } }, lin.token)
  expect(data.csv).toContain(`'=1+1,${boss.name},Monthly,active,`)
  expect(data.csv.trim().split('\r\n')).toHaveLength(2)
  const audited = await app.deps.db
    .selectFrom('audit_log')
    .select('action')
    .where('user_id', '=', lin.id)
    .where('action', '=', 'subscriptions_exported')
    .execute()
  expect(audited).toHaveLength(1)
})

import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { atProvider, ofAccount } from '#test/money/billing'
import { desks } from '#test/people/admins'
import { employer, household, type Person, pay } from '#test/people/people'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
let home: { boss: Person; worker: Person }
let buyer: Person
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  home = await household(app, 'phi')
  buyer = await employer(app)
  await pay(app, buyer, 11)
  const name = (person: Person, fullname: string) =>
    app.deps.db.updateTable('users').set({ fullname }).where('id', '=', person.id).execute()
  await name(home.boss, 'Grace Orchid')
  await name(home.worker, 'Maria Sampaguita')
  await name(buyer, 'Ben Sampaguita')
})

const search = async (q: string, { token } = desk.provider) =>
  (await app.call('GET /admin/search', { query: { q } }, token)).data

test('finds accounts in groups, their payments, and organisations', async () => {
  const results = await search('sampaguita')
  expect(results).toMatchObject({
    is_close: false,
    workers: [{ id: home.worker.id, linked: { name: 'Grace Orchid' } }],
    employers: [{ id: buyer.id, login: buyer.name }],
    payments: [{ user_id: buyer.id, amount: 14_900, state: 'paid' }],
  })
  expect((await search('another agency')).organisations).toEqual([
    { id: desk.other.org.id, name: 'Another Agency', short_url: 'another-agency', accounts: 0 },
  ])
})
test('tolerates a typing mistake if no name is spelled so', async () => {
  const results = await search('sampagita')
  expect([results.is_close, results.workers[0]?.name, results.employers[0]?.name]).toEqual([
    true,
    'Maria Sampaguita',
    'Ben Sampaguita',
  ])
  const mistyped = await search('anoter agncy')
  expect([mistyped.is_close, mistyped.organisations.map(({ name }) => name)]).toEqual([true, ['Another Agency']])
  expect((await search('anoter agncy', desk.one.admin)).organisations).toEqual([])
  expect(await search('qqqqqq')).toMatchObject({ is_close: false, workers: [], employers: [], payments: [] })
})
test('logins come before other hits, and payments are found by number', async () => {
  expect((await search(home.worker.name.toUpperCase())).workers[0]?.id).toBe(home.worker.id)
  expect((await search(home.boss.name)).employers[0]?.id).toBe(home.boss.id)
  const { provider_invoice } = await app.deps.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow()
  expect((await search(provider_invoice)).payments[0]?.user_id).toBe(buyer.id)
})
test("the provider's ids find a payment, a refund's payment or a payer, in any case", async () => {
  const payment = await app.deps.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow()
  const body = { amount: 100, refunded: 0, key: randomUUID(), reason: 'duplicate' as const, note: 'Twice' }
  await app.call('POST /admin/payments/:id/refund', { params: { id: payment.id }, body }, desk.provider.token)
  const [customer = '', refund = ''] = [
    (await ofAccount(app, buyer, 'subscription'))[0]?.customer,
    (await ofAccount(app, buyer, 'refund'))[0]?.id ?? (await atProvider(app, 'refund'))[0]?.id,
  ].map(String)
  const { provider_payment: intent } = payment
  expect([intent?.slice(0, 3), refund.slice(0, 3), customer.slice(0, 4)]).toEqual(['pi_', 're_', 'cus_'])
  for (const number of [String(intent), refund, payment.provider_invoice, String(payment.number)])
    for (const q of [number, number.toUpperCase(), ` ${number.toLowerCase()} `])
      expect(
        (await search(q)).payments.map(({ id }) => id),
        q,
      ).toEqual([payment.id])
  for (const number of [customer, payment.provider_subscription])
    for (const q of [number, number.toUpperCase(), number.toLowerCase()]) {
      const results = await search(q)
      expect([results.employers.map(({ id }) => id), results.payments.map(({ id }) => id)], q).toEqual([
        [buyer.id],
        [payment.id],
      ])
      const { data } = await app.call('GET /admin/subscriptions', { query: { q } }, desk.provider.token)
      expect(
        data.items.map(({ user_id }) => user_id),
        q,
      ).toEqual([buyer.id])
      expect(await search(q, desk.one.admin)).toMatchObject({ employers: [], payments: [] })
    }
})
test('finds payments of deleted accounts', async () => {
  const deleted = await employer(app)
  await pay(app, deleted, 10)
  const payment = await app.deps.db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', deleted.id)
    .executeTakeFirstOrThrow()
  await app.deps.db.updateTable('payments').set({ user_id: null }).where('id', '=', payment.id).execute()
  expect((await search(payment.provider_invoice)).payments).toMatchObject([
    { id: payment.id, user_id: null, name: null },
  ])
})
test("an organisation's admin finds only own accounts, and no payments", async () => {
  await app.deps.db.updateTable('users').set({ org_id: desk.one.org.id }).where('id', '=', buyer.id).execute()
  const { provider_invoice } = await app.deps.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow()
  for (const q of ['sampaguita', 'sampagita', provider_invoice, 'agency']) {
    const results = await search(q, desk.one.admin)
    expect([results.workers, results.payments]).toEqual([[], []])
    expect(results.organisations.filter(({ id }) => id !== desk.one.org.id)).toEqual([])
    expect(await search(q, desk.other.admin)).toMatchObject({ employers: [], payments: [] })
  }
  expect((await search('sampaguita', desk.one.admin)).employers).toHaveLength(1)
})

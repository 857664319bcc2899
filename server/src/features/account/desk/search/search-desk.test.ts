import { beforeAll, expect, test } from 'vitest'
import { desks } from '../../../../../test/admins'
import { employer, household, type Person, pay } from '../../../../../test/people'
import { type TestApp, testApp } from '../../../../../test/test-app'

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

test('a search finds people in groups, what they paid, and organisations', async () => {
  const found = await search('sampaguita')
  expect(found).toMatchObject({
    is_close: false,
    workers: [{ id: home.worker.id, linked: { name: 'Grace Orchid' } }],
    employers: [{ id: buyer.id, login: buyer.name }],
    payments: [{ user_id: buyer.id, amount: 14_900, state: 'paid' }],
  })
  expect((await search('another agency')).organisations).toEqual([
    { id: desk.other.org.id, name: 'Another Agency', short_url: 'another-agency', accounts: 0 },
  ])
})
test('a typing mistake is forgiven where nobody is spelled so', async () => {
  const found = await search('sampagita')
  expect([found.is_close, found.workers[0]?.name, found.employers[0]?.name]).toEqual([
    true,
    'Maria Sampaguita',
    'Ben Sampaguita',
  ])
  expect(await search('qqqqqq')).toMatchObject({ is_close: false, workers: [], employers: [], payments: [] })
})
test('a login comes before other hits, and a payment is found by its number', async () => {
  expect((await search(home.worker.name.toUpperCase())).workers[0]?.id).toBe(home.worker.id)
  expect((await search(home.boss.name)).employers[0]?.id).toBe(home.boss.id)
  const { provider_invoice } = await app.deps.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow()
  expect((await search(provider_invoice)).payments[0]?.user_id).toBe(buyer.id)
})
test("an organisation's admin finds hers alone, and no money", async () => {
  await app.deps.db.updateTable('users').set({ org_id: desk.one.org.id }).where('id', '=', buyer.id).execute()
  const { provider_invoice } = await app.deps.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow()
  for (const q of ['sampaguita', 'sampagita', provider_invoice, 'agency']) {
    const found = await search(q, desk.one.admin)
    expect([found.workers, found.payments]).toEqual([[], []])
    expect(found.organisations.filter(({ id }) => id !== desk.one.org.id)).toEqual([])
    expect(await search(q, desk.other.admin)).toMatchObject({ employers: [], payments: [] })
  }
  expect((await search('sampaguita', desk.one.admin)).employers).toHaveLength(1)
})

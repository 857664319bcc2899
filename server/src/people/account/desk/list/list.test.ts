import { planStates } from '@kasama/contract/people/desk/accounts.api'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { admin, desks } from '#test/people/admins'
import { employer, household, type Person, subscriber } from '#test/people/people'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
let grace: { boss: Person; worker: Person }
let siti: { boss: Person; worker: Person }
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  grace = await household(app, 'phi')
  siti = await household(app, 'ind')
  const { db } = app.deps
  const name = (person: Person, fullname: string, org_id: number | null = null) =>
    db.updateTable('users').set({ fullname, org_id }).where('id', '=', person.id).execute()
  await name(grace.boss, 'Grace Orchid')
  await name(grace.worker, 'Maria Sampaguita')
  await name(siti.boss, 'Adam Nutmeg', desk.one.org.id)
  await name(siti.worker, 'Siti Melati', desk.one.org.id)
  await db.updateTable('subscriptions').set({ mode: 1 }).where('user_id', '=', siti.boss.id).execute()
})

const list = async (query: object = {}, by = desk.provider) =>
  (await app.call('GET /admin/accounts', { query: query as { q?: string } }, by.token)).data
const names = async (query: object = {}, by = desk.provider) => (await list(query, by)).items.map(({ name }) => name)

async function namesInPages(sort: string): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page = await list({ sort, limit: 1, ...(cursor && { cursor }) })
    ids.push(...page.items.map(({ name }) => name))
    cursor = page.next_cursor
  } while (cursor)
  return ids
}

test('a row contains the name, the pair, the plan and the last activity', async () => {
  const { items, total } = await list({ q: 'maria' })
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    id: grace.worker.id,
    role: 'W',
    login: grace.worker.name,
    language_code: 'phi',
    linked: { id: grace.boss.id, name: 'Grace Orchid' },
    plan: 'active',
    plan_name: 'Annual',
    seen_on: '2026-03-10',
    blocked_at: null,
    blocked_by_provider: false,
  })
})
test.each([
  ['maria', 'Maria Sampaguita', false],
  ['sampaguita maria', 'Maria Sampaguita', false],
  ['sampagita', 'Maria Sampaguita', true],
  ['Garce', 'Grace Orchid', true],
  ['orchd', 'Grace Orchid', true],
  ['xyzzy', undefined, false],
  ['100%', undefined, false],
  ['+(', undefined, false],
])('%s finds %s', async (q, name, isClose) => {
  const page = await list({ q })
  expect([page.items[0]?.name, page.is_close]).toEqual([name, isClose])
})
test('filters, and the same accounts in pages as at once', async () => {
  expect(await names({ role: 'W', sort: 'name' })).toEqual(['Maria Sampaguita', 'Siti Melati'])
  expect(await names({ language: 'ind' })).toEqual(['Siti Melati'])
  expect(await names({ plan: 'agency', sort: 'name' })).toEqual(['Adam Nutmeg', 'Siti Melati'])
  expect(await names({ org: String(desk.one.org.id), role: 'E' })).toEqual(['Adam Nutmeg'])
  expect(await names({ org: 'none', role: 'E' })).toEqual(['Grace Orchid'])
  for (const sort of ['newest', 'oldest', 'name', '-name']) {
    const all = await names({ sort })
    expect(await namesInPages(sort)).toEqual(all)
    expect(new Set(all).size).toBe(4)
  }
})
test('a plan finds the households whose lines say it, and of an organisation hers alone', async () => {
  const { db, now } = app.deps
  const set = (
    boss: Person,
    values: { status?: string; access_ends_at?: Date | null; subscription_plan_id?: number },
  ) => db.updateTable('subscriptions').set(values).where('user_id', '=', boss.id).execute()
  const lines = async () => {
    const { items } = await list()
    for (const plan of planStates) {
      const expected = items.filter((item) => item.plan === plan).map(({ id }) => id)
      const page = await list({ plan })
      expect([plan, page.items.map(({ id }) => id), page.total]).toEqual([plan, expected, expected.length])
    }
    return items.filter(({ linked }) => linked).map(({ plan }) => plan)
  }
  expect(await lines()).toEqual(['agency', 'agency', 'active', 'active'])
  await set(grace.boss, { status: 'canceled' })
  await set(siti.boss, { access_ends_at: now() })
  expect(await lines()).toEqual(['ended', 'ended', 'canceled', 'canceled'])
  expect(await names({ plan: 'ended', sort: 'name' }, desk.one.admin)).toEqual(['Adam Nutmeg', 'Siti Melati'])
  expect(await names({ plan: 'canceled' }, desk.one.admin)).toEqual([])
  await set(grace.boss, { status: 'expired' })
  await set(siti.boss, { access_ends_at: null, subscription_plan_id: 0 })
  expect(await lines()).toEqual(['free', 'free', 'ended', 'ended'])
  await set(grace.boss, { status: 'active' })
  await set(siti.boss, { subscription_plan_id: 11 })
})
test('a name that is as long as it may be, in Burmese, does not end the list', async () => {
  const rename = (fullname: string) =>
    app.deps.db.updateTable('users').set({ fullname }).where('id', '=', siti.worker.id).execute()
  await rename('ဗ'.repeat(120))
  for (const sort of ['name', '-name']) expect(await namesInPages(sort)).toHaveLength(4)
  await rename('Siti Melati')
})
test('a number in a name is sorted by its value', async () => {
  const rename = (id: number, fullname: string) =>
    app.deps.db.updateTable('users').set({ fullname }).where('id', '=', id).execute()
  await rename(siti.worker.id, 'Melati 7')
  await rename(grace.worker.id, 'melati 27')
  const sorted = ['Melati 7', 'melati 27']
  expect(await names({ role: 'W', sort: 'name' })).toEqual(sorted)
  expect(await names({ role: 'W', sort: '-name' })).toEqual(sorted.toReversed())
  expect((await namesInPages('name')).slice(-2)).toEqual(sorted)
  await rename(siti.worker.id, 'Siti Melati')
  await rename(grace.worker.id, 'Maria Sampaguita')
})
test('an account without activity for 30 days is idle', async () => {
  expect((await list({ idle: 'yes' })).total).toBe(0)
  app.forward({ days: 31 })
  expect((await list({ idle: 'yes' }, await admin(app))).total).toBe(4)
  app.forward({ days: -31 })
})
test("an organisation's admin sees hers alone, in lists, views, searches and files", async () => {
  const { one, other, provider } = desk
  expect(await names({ sort: 'name' }, one.admin)).toEqual(['Adam Nutmeg', 'Siti Melati'])
  expect(await names({}, other.admin)).toEqual([])
  expect(await names({ q: 'sampagita' }, one.admin)).toEqual([])
  expect(await names({ org: 'none' }, one.admin)).toEqual([])
  const views = async ({ token }: Person) => (await app.call('GET /admin/accounts/views', {}, token)).data
  expect(await views(provider)).toMatchObject({ all: 4, employers: 2, workers: 2, blocked: 0, idle: 0 })
  expect(await views(one.admin)).toMatchObject({ all: 2, orgs: [{ id: one.org.id, name: 'One Agency' }] })
  const file = await app.call('POST /admin/accounts/export', { body: {} }, one.admin.token)
  expect(file.data.csv.split('\r\n')).toHaveLength(4)
  expect(file.data.csv).not.toContain('Orchid')
})
test('a file says the last day of a contract, of a plan, and of an extension, as the desk does', async () => {
  const boss = await subscriber(app)
  const untilOf = async (period: { mode: number; end: string; extended?: string }) => {
    const extended = period.extended ? new Date(period.extended) : null
    await app.deps.db
      .updateTable('subscriptions')
      .set({
        mode: period.mode,
        current_period_end: new Date(period.end),
        access_ends_at: extended,
        extended_until: extended,
      })
      .where('user_id', '=', boss.id)
      .execute()
    const { data } = await app.call('POST /admin/accounts/export', { body: { q: boss.name } }, desk.provider.token)
    const [head = '', line = ''] = data.csv.replace('\uFEFF', '').split('\r\n')
    return line.split(',')[head.split(',').indexOf('Until')]
  }
  expect(await untilOf({ mode: 1, end: '2027-08-31T16:00:00Z' })).toBe('2027-08-31')
  expect(await untilOf({ mode: 0, end: '2027-08-06T16:29:00Z' })).toBe('2027-08-06')
  expect(await untilOf({ mode: 0, end: '2027-08-06T16:29:00Z', extended: '2027-09-30T16:00:00Z' })).toBe('2027-09-30')
  await app.deps.db.deleteFrom('users').where('id', '=', boss.id).execute()
})
test('the export requires a recent identity confirmation, and no cell begins like a formula', async () => {
  await app.deps.db.updateTable('users').set({ fullname: '=1+1' }).where('id', '=', grace.boss.id).execute()
  const { data } = await app.call('POST /admin/accounts/export', { body: { q: '=1' } }, desk.provider.token)
  expect(data.csv).toContain(",'=1+1,")
  const lines = await app.deps.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'accounts_exported')
    .orderBy('id')
    .execute()
  expect(lines.at(-1)?.detail).toEqual({ rows: 1 })
  const stale = await admin(app, { confirmed: false })
  expect((await app.call('POST /admin/accounts/export', { body: {} }, stale.token)).code).toBe('confirm_identity')
})
test('employers and workers get nothing of it', async () => {
  for (const { token } of [grace.boss, grace.worker, await subscriber(app), await employer(app)]) {
    expect((await app.call('GET /admin/accounts', { query: {} }, token)).status).toBe(403)
    expect((await app.call('GET /admin/accounts/:id', { params: { id: grace.worker.id } }, token)).status).toBe(403)
  }
})

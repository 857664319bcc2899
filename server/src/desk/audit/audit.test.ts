import { maxExportedRows } from '@kasama/contract/lists.rules'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { admin, desks } from '#test/people/admins'
import { employer, type Person } from '#test/people/people'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
let ownAdmin: Person
let otherAdmin: Person
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  ownAdmin = await household(desk.one.org.id, 'Adam Nutmeg')
  otherAdmin = await household(desk.other.org.id, 'Eve Saffron')
  await name(desk.provider, 'Lin Sample')
  await name(desk.one.admin, 'Pia Sample')
  for (const boss of [ownAdmin, otherAdmin]) {
    const call = { params: { id: boss.id }, body: { reason: 'Asked by phone' } }
    await app.call('POST /admin/accounts/block', { body: { ids: [boss.id] } }, desk.provider.token)
    await app.call('POST /admin/accounts/unblock', { body: { ids: [boss.id] } }, desk.provider.token)
    await app.call('POST /admin/accounts/:id/send_reset', call as never, desk.provider.token)
  }
  await app.call('POST /admin/accounts/block', { body: { ids: [ownAdmin.id] } }, desk.one.admin.token)
  const about = { at: app.deps.now(), user_id: ownAdmin.id, org_id: desk.one.org.id, detail: '{}' }
  const money = ['payment', 'payment_failed', 'plan_canceled', 'card_changed', 'contact_changed', 'refund_ordered']
  await app.deps.db
    .insertInto('audit_log')
    .values(money.map((action) => ({ ...about, action })))
    .execute()
})

const name = ({ id }: Pick<Person, 'id'>, fullname: string) =>
  app.deps.db.updateTable('users').set({ fullname }).where('id', '=', id).execute()
async function household(orgId: number, fullname: string): Promise<Person> {
  const boss = await employer(app)
  await app.deps.db.updateTable('users').set({ org_id: orgId, fullname }).where('id', '=', boss.id).execute()
  return boss
}
type AuditQuery = {
  q?: string
  by?: 'admins' | 'people' | 'server'
  action?: string
  about_kind?: string
  about_id?: string
}
type QueryFields = { from?: string; to?: string; limit?: number; cursor?: string }
const list = (query: AuditQuery & QueryFields = {}, { token } = desk.provider) =>
  app.call('GET /admin/audit', { query }, token)
const entries = async (query: AuditQuery & QueryFields = {}, by = desk.provider) => (await list(query, by)).data.items

test('the provider reads who did what to whom, with the names of today', async () => {
  const [blocked] = await entries({ action: 'account_blocked', q: 'eve saff' })
  expect(blocked).toMatchObject({
    who: { id: desk.provider.id, name: 'Lin Sample', role: 'A' },
    is_provider: false,
    about: { kind: 'account', id: String(otherAdmin.id), name: 'Eve Saffron' },
    org: 'Another Agency',
  })
})
test("an organisation's admin reads of hers alone, no line of money and no name of the provider's", async () => {
  const { data } = await list({ limit: 100 }, desk.one.admin)
  expect(new Set(data.items.map(({ org }) => org))).toEqual(new Set(['One Agency']))
  const json = JSON.stringify(data)
  for (const word of [
    'Lin Sample',
    desk.provider.name,
    'Eve Saffron',
    'payment',
    'plan_',
    'card_',
    'refund',
    'contact',
  ])
    expect(json).not.toContain(word)
  expect(json).toContain('account_unblocked')
  const blocked = data.items.filter(({ action }) => action === 'account_blocked')
  expect(blocked.map(({ who, is_provider }) => [who?.name ?? null, is_provider])).toEqual([
    ['Pia Sample', false],
    [null, true],
  ])
  expect((await list({ q: 'lin sample' }, desk.one.admin)).data).toMatchObject({ items: [], total: 0 })
  expect((await list({ about_kind: 'account', about_id: String(otherAdmin.id) }, desk.one.admin)).data.total).toBe(0)
  expect((await list({ action: 'payment' }, desk.one.admin)).data.total).toBe(0)
  expect((await list({ action: 'payment' })).data.total).toBe(1)
})
test('it is searched by person, by who acted, by action, by day and by what it is about', async () => {
  expect((await entries({ q: 'nutmeg' })).length).toBeGreaterThan(3)
  expect(await entries({ q: '%' })).toEqual([])
  const admins = await entries({ by: 'admins', q: 'nutmeg' })
  expect(new Set(admins.map(({ who }) => who?.role))).toEqual(new Set(['A']))
  const people = await entries({ by: 'people', q: 'nutmeg' })
  expect(new Set(people.map(({ who }) => who?.id))).toEqual(new Set([ownAdmin.id]))
  // Entries about an account include those by it.
  const all = await entries({ about_kind: 'account', about_id: String(ownAdmin.id), limit: 100 })
  expect(all.map(({ action }) => action)).toEqual(expect.arrayContaining(['account_blocked', 'payment', 'signup']))
  expect(all.every(({ about, who }) => about?.id === String(ownAdmin.id) || who?.id === ownAdmin.id)).toBe(true)
  expect(await entries({ from: '2026-03-11' })).toEqual([])
  expect((await entries({ from: '2026-03-10', to: '2026-03-10' })).length).toBeGreaterThan(0)
  expect((await list({ from: '2026-02-31x' })).code).toBe('invalid_input')
})
test('in pages every line once, and no cursor of anybody else', async () => {
  const all = (await entries({ limit: 100 })).map(({ id }) => id)
  const paged: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { data } = await list({ limit: 3, ...(cursor && { cursor }) })
    paged.push(...data.items.map(({ id }) => id))
    if (!data.next_cursor) break
    cursor = data.next_cursor
  }
  expect(paged).toEqual(all)
  expect((await list({ cursor: 'nonsense' })).code).toBe('invalid_input')
})
test('as a file: of hers alone, as the list shows it, written down itself', async () => {
  const { data } = await app.call('POST /admin/audit/export', { body: {} }, desk.one.admin.token)
  expect(data.csv.split('\r\n')[0]).toContain('Entry')
  expect(data.csv).toContain('The provider,account_unblocked')
  for (const word of ['Lin Sample', 'Eve Saffron', 'payment']) expect(data.csv).not.toContain(word)
  const [line] = await entries({ action: 'audit_exported' })
  expect(line).toMatchObject({ who: { name: 'Pia Sample' }, org: 'One Agency' })
  const unasked = await admin(app, { orgId: desk.one.org.id, confirmed: false })
  expect((await app.call('POST /admin/audit/export', { body: {} }, unasked.token)).code).toBe('confirm_identity')
})
test('a file that would be too long is refused, and not cut', async () => {
  const { db, now } = app.deps
  const add = (limit: number) =>
    sql`insert into audit_log (at, action) select ${now()}, 'logout' from generate_series(1, ${limit}::int)`.execute(db)
  const exported = () => app.call('POST /admin/audit/export', { body: { by: 'server' } }, desk.provider.token)
  await add(maxExportedRows)
  expect((await exported()).data.csv.split('\r\n').filter(Boolean)).toHaveLength(maxExportedRows + 1)
  await add(1)
  expect((await exported()).code).toBe('too_many_rows')
})
test('a common name of strangers hides none of hers; a search that is cut says so, and makes no file', async () => {
  const at = app.deps.now()
  const strangers = Array.from({ length: 120 }, (_, n) => ({
    role: 'E' as const,
    email: `rosa-${n}@example.org`,
    fullname: 'Rosa Clove',
    created_at: at,
  }))
  await app.deps.db.insertInto('users').values(strangers).execute()
  const rosa = await household(desk.one.org.id, 'Rosa Clove')
  await app.call('POST /admin/accounts/block', { body: { ids: [rosa.id] } }, desk.one.admin.token)
  const own = (await list({ q: 'rosa clove', action: 'account_blocked' }, desk.one.admin)).data
  expect(own).toMatchObject({ items: [{ about: { id: String(rosa.id) } }], is_cut: false })
  const save = (q: string) => app.call('POST /admin/audit/export', { body: { q } }, desk.provider.token)
  expect((await list({ q: 'rosa clove' })).data.is_cut).toBe(true)
  expect((await save('rosa clove')).code).toBe('too_many_rows')
  expect((await list({ q: rosa.name })).data.is_cut).toBe(false)
  expect((await save(rosa.name)).status).toBe(200)
})

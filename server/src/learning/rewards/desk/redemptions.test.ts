// @module-tag ci
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { giveCredits } from '#test/learning/rewards'
import { admin } from '#test/people/admins'
import { household, type Person } from '#test/people/people'

let app: TestApp
let provider: Person
let other: Person
beforeAll(async () => {
  app = await testApp()
  provider = await admin(app)
  other = await admin(app)
})

const redeem = (worker: Person, name: string, address = '00 Sample Street, Singapore 000001') =>
  app.call('POST /redeem', { body: { name, address } }, worker.token)
type Label = { id: number; sent_at: string | null }
const post = (vouchers: Label[], by = provider) =>
  app.call('POST /admin/redemptions/posted', { body: { vouchers } }, by.token)
const undo = (ids: number[], posted_at: string) =>
  app.call('POST /admin/redemptions/posted/undo', { body: { ids, posted_at } }, provider.token)
const list = (query: object) => app.call('GET /admin/redemptions', { query: query as { q?: string } }, provider.token)
const standing = async () => (await app.call('GET /admin/redemptions/standing', {}, provider.token)).data
const readOrder = async (worker: Person) => (await app.call('GET /redeem', {}, worker.token)).data.orders[0]
const audited = (action: 'voucher_posted' | 'voucher_not_posted' | 'redemptions_exported' | 'voucher_changed') =>
  app.deps.db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id').execute()

let names = 0
async function ordered(name = `Sample ${++names}`) {
  const { boss, worker } = await household(app)
  await giveCredits(app, worker, 6)
  const { sent_at, orders } = (await redeem(worker, name)).data
  const id = orders[0]?.id ?? 0
  return { boss, worker, id, name, label: { id, sent_at } }
}

test('posts many vouchers at once and shows it to the workers; ids without an address or order are left', async () => {
  const [firstId, secondId, bare] = [await ordered(), await ordered(), await ordered()]
  await redeem(bare.worker, '', ' ')
  const standingBefore = await standing()
  const { data } = await post([firstId.label, secondId.label, bare.label, { ...firstId.label, id: 999_999 }])
  expect(data).toEqual({
    posted: [firstId.id, secondId.id],
    left: [bare.id, 999_999],
    posted_at: app.deps.now().toISOString(),
  })
  expect(await readOrder(firstId.worker)).toMatchObject({ state: 'posted', posted_at: data.posted_at })
  expect(await standing()).toMatchObject({
    to_post: standingBefore.to_post - 2,
    without_address: standingBefore.without_address,
    posted_this_month: standingBefore.posted_this_month + 2,
    cents_this_month: standingBefore.cents_this_month + 1000,
  })
  expect((await post([firstId.label, secondId.label])).data.posted).toEqual([])
  const lines = (await audited('voucher_posted')).slice(-2)
  expect(lines.map(({ about_id }) => Number(about_id))).toEqual([firstId.id, secondId.id])
  expect(lines[0]).toMatchObject({ about_kind: 'order', before: { state: 'ordered' }, after: { state: 'posted' } })
})
test('two admins at once post each voucher once', async () => {
  const orders = [await ordered(), await ordered(), await ordered()]
  const ids = orders.map(({ id }) => id)
  const labels = orders.map(({ label }) => label)
  const replies = await Promise.all([post(labels), post([...labels].reverse(), other)])
  expect(replies.flatMap(({ data }) => data.posted).sort((a, b) => a - b)).toEqual(ids)
})
test('a label whose worker has sent another address since is left, and posted once it is the new one', async () => {
  const { worker, id, label } = await ordered()
  app.forward({ seconds: 5 })
  const { sent_at } = (await redeem(worker, 'Sample', '00 Example Road, Singapore 000002')).data
  expect((await post([label])).data).toMatchObject({ posted: [], left: [id] })
  expect((await post([{ id, sent_at: null }])).data.posted).toEqual([])
  expect((await post([{ id, sent_at: 'yesterday' }])).code).toBe('invalid_input')
  expect((await list({ ids: String(id) })).data.items).toMatchObject([{ sent_at, has_left: false }])
  expect((await post([{ id, sent_at }])).data.posted).toEqual([id])
  expect((await list({ ids: String(id) })).data.items).toMatchObject([{ address: '00 Example Road, Singapore 000002' }])
})
test('the list says of a worker that she has left her household', async () => {
  const { boss, worker, id } = await ordered()
  await app.call('POST /worker/:id/replace', { params: { id: worker.id } }, boss.token)
  expect((await list({ ids: String(id) })).data.items).toMatchObject([{ id, has_left: true }])
})
test('posting is taken back, and only what that press has made and nothing has come of', async () => {
  const [firstId, secondId] = [await ordered(), await ordered()]
  const first = (await post([firstId.label])).data
  app.forward({ seconds: 5 })
  await post([secondId.label])
  await app.call('POST /redeem/orders/:id/not_come', { params: { id: secondId.id } }, secondId.worker.token)
  expect((await undo([firstId.id, secondId.id], first.posted_at)).data.undone).toEqual([firstId.id])
  expect(await readOrder(firstId.worker)).toMatchObject({ state: 'ordered', posted_at: null })
  expect(await readOrder(secondId.worker)).toMatchObject({ state: 'posted' })
  expect((await undo([firstId.id], first.posted_at)).data.undone).toEqual([])
  expect((await undo([secondId.id], 'yesterday')).code).toBe('invalid_input')
  const rows = await app.deps.db.selectFrom('voucher_orders').selectAll().where('id', '=', firstId.id).execute()
  expect(rows).toMatchObject([{ name: null, address: null }])
})
test('the list is found by name, User ID, number, state, and by what has not come; it says how many there are', async () => {
  const her = await ordered('Pearl Findable')
  await post([her.label])
  await app.call('POST /redeem/orders/:id/not_come', { params: { id: her.id } }, her.worker.token)
  for (const query of [
    { q: 'findab' },
    { q: 'Pe' },
    { q: 'fi' },
    { q: her.worker.name },
    { q: String(her.id) },
    { told: 'yes', state: 'posted' },
  ])
    expect((await list(query)).data.items.map(({ id }) => id)).toContain(her.id)
  expect((await list({ q: 'findab' })).data).toMatchObject({ total: 1, next_cursor: null })
  for (const q of ['%', her.boss.name]) expect((await list({ q })).data).toMatchObject({ items: [], total: 0 })
  // The address is the one that the letter went to, whatever is on file since.
  await redeem(her.worker, 'Moved Away')
  for (const q of ['findab', 'moved aw']) expect((await list({ q })).data.items.map(({ id }) => id)).toEqual([her.id])
  expect((await list({ q: 'findab', state: 'ordered' })).data.total).toBe(0)
  const third = await ordered()
  const labels = (await list({ ids: `${third.id},${her.id}` })).data.items
  expect(labels.map(({ id }) => id)).toEqual([her.id, third.id])
  expect((await standing()).not_come).toBeGreaterThan(0)
  await app.call('POST /admin/redemptions/:id/returned', { params: { id: her.id } }, provider.token)
  expect((await list({ told: 'yes', q: 'findab' })).data.items).toEqual([])
})
test('each page continues after the one before', async () => {
  for (let n = 0; n < 3; n++) await ordered('Pagewise')
  const first = (await list({ q: 'pagewise', state: 'ordered', limit: '2' })).data
  expect([first.items.length, first.total]).toEqual([2, 3])
  const nextPage = (await list({ q: 'pagewise', state: 'ordered', limit: '2', cursor: first.next_cursor ?? '' })).data
  expect(nextPage).toMatchObject({ next_cursor: null })
  expect(new Set([...first.items, ...nextPage.items].map(({ id }) => id)).size).toBe(3)
})
test('of more hits than are counted the pages are those of the list, and its other filters hold', async () => {
  const { worker, id } = await ordered('Numerous Sample')
  const { rows } = await sql<{ id: number }>`
    insert into voucher_orders (worker_id, ordinal, amount_cents, state, ordered_at, posted_at)
    select ${worker.id}::int, n, 500, 'posted', ${app.deps.now()}::timestamptz, ${app.deps.now()}::timestamptz
    from generate_series(2, 1002) n returning id`.execute(app.deps.db)
  const latest = rows.map((row) => row.id).sort((a, b) => b - a)
  await ordered('Latest Sample')
  const first = (await list({ q: 'numerous', limit: '2' })).data
  expect(first.total).toBe(1001)
  const second = (await list({ q: 'numerous', limit: '2', cursor: first.next_cursor ?? '' })).data
  expect([...first.items, ...second.items].map((item) => item.id)).toEqual(latest.slice(0, 4))
  const waiting = (await list({ q: 'numerous', state: 'ordered' })).data
  expect([waiting.items.map((item) => item.id), waiting.total]).toEqual([[id], 1])
  const file = await app.call('POST /admin/redemptions/export', { body: { q: 'numerous' } }, (await admin(app)).token)
  expect(file.data.csv.split('\r\n').filter(Boolean)).toHaveLength(1003)
})
test('the table needs a fresh check, holds no formulas, and is in the audit trail', async () => {
  const evil = await ordered('=HYPERLINK("http://x.example")')
  const unconfirmed = await admin(app, { confirmed: false })
  const exported = (by: Person) => app.call('POST /admin/redemptions/export', { body: { state: 'ordered' } }, by.token)
  expect((await exported(unconfirmed)).code).toBe('confirm_identity')
  const fresh = await admin(app)
  const { data } = await exported(fresh)
  expect(data.name).toMatch(/^redemptions-\d{4}-\d\d-\d\d\.csv$/)
  const row = data.csv.split('\r\n').find((line) => line.startsWith(`${evil.id},`))
  expect(row).toContain(`"'=HYPERLINK(`)
  expect(row).toContain('00 Sample Street')
  const [entry] = (await audited('redemptions_exported')).slice(-1)
  expect(entry).toMatchObject({ user_id: fresh.id, detail: { addresses: expect.any(Number) } })
  expect(JSON.stringify(await app.deps.db.selectFrom('audit_log').selectAll().execute())).not.toContain('Sample Street')
})
test('another shop and amount hold for what is ordered from then on; before and after are kept', async () => {
  const orderId = await ordered()
  const voucher = { merchant: 'Nutmeg Market', amount_cents: 800 }
  const { version } = (await app.call('GET /admin/voucher', {}, provider.token)).data
  const change = (amount_cents: number) =>
    app.call('POST /admin/voucher', { body: { ...voucher, amount_cents, version } }, provider.token)
  expect((await change(800)).data).toMatchObject(voucher)
  expect((await change(900)).code).toBe('changed_meanwhile')
  const after = await ordered()
  expect(await readOrder(orderId.worker)).toMatchObject({ merchant: null, amount_cents: 500 })
  expect(await readOrder(after.worker)).toMatchObject(voucher)
  expect((await audited('voucher_changed')).at(-1)).toMatchObject({
    before: { merchant: null, amount_cents: 500 },
    after: voucher,
    about_kind: 'setting',
  })
})
test('orders without an address do not take the places of those that can be posted', async () => {
  const [bare, refused, ready] = [await ordered(), await ordered(), await ordered()]
  await redeem(bare.worker, '', ' ')
  await app.deps.db
    .updateTable('redemptions')
    .set({ refused_at: app.deps.now() })
    .where('worker_id', '=', refused.worker.id)
    .execute()
  const ids = [bare.id, refused.id, ready.id].join()
  const all = (await list({ state: 'ordered', ids })).data
  expect(all.items.map(({ id }) => id)).toEqual([bare.id, refused.id, ready.id])
  const { items, total } = (await list({ state: 'ordered', ids, ready: 'yes', limit: 1 })).data
  expect([items.map(({ id }) => id), total]).toEqual([[ready.id], 1])
})

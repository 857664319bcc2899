// @module-tag ci
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { giveCredits } from '#test/learning/rewards'
import { admin as adminOf } from '#test/people/admins'
import { mails } from '#test/people/mails'
import { checkPassword, household, type Person } from '#test/people/people'

let app: TestApp
let admin: Person
/** Weeks pass between the tests, so the admin's session would expire. */
beforeEach(() =>
  app.deps.db
    .updateTable('sessions')
    .set({ last_seen_at: app.deps.now(), confirmed_at: app.deps.now() })
    .where('user_id', '=', admin.id)
    .execute(),
)
beforeAll(async () => {
  app = await testApp()
  admin = await adminOf(app)
})

const home = { name: 'Maria Sample', address: 'Blk 00 Sample Street 1\n#00-00, Singapore 000001' }
const redeem = (worker: Person, body = home) => app.call('POST /redeem', { body }, worker.token)
const standing = async (worker: Person) => (await app.call('GET /redeem', {}, worker.token)).data
const post = (id: number) => app.call('POST /admin/redemptions/:id/posted', { params: { id } }, admin.token)
const giveBack = (id: number) => app.call('POST /admin/redemptions/:id/returned', { params: { id } }, admin.token)
async function ordered() {
  const { boss, worker } = await household(app)
  await giveCredits(app, worker, 6)
  const [order] = (await redeem(worker)).data.orders
  return { boss, worker, id: order?.id ?? 0 }
}

test('name and address are stored as they come, whatever the credits; the last one sent stands', async () => {
  const { worker } = await household(app)
  expect(await standing(worker)).toMatchObject({ name: '', address: '', on_file: false, balance: 0, orders: [] })
  const odd = { name: '', address: '  12 အိမ်\t' }
  expect((await redeem(worker, odd)).data).toMatchObject({ ...odd, on_file: true, balance: 0, orders: [] })
  expect((await redeem(worker, { name: 'Maria', address: ' \n ' })).data).toMatchObject({
    address: ' \n ',
    on_file: false,
  })
  expect((await redeem(worker)).data).toMatchObject({ ...home, on_file: true })
})
test('six credits and an address order one voucher, whichever comes last; the rest is her balance', async () => {
  const { worker } = await household(app)
  await redeem(worker)
  await giveCredits(app, worker, 5)
  expect((await redeem(worker)).data).toMatchObject({ balance: 5, stamps: 5, orders: [] })
  const other = (await household(app)).worker
  await giveCredits(app, other, 14)
  expect(await standing(other)).toMatchObject({ balance: 14, stamps: 6, orders: [] })
  const { data } = await redeem(other)
  expect(data).toMatchObject({ balance: 2, stamps: 2 })
  const voucher = { state: 'ordered', merchant: null, amount_cents: 500, posted_at: null }
  expect(data.orders).toMatchObject([voucher, voucher])
  expect(data.receipts.filter(({ order_id }) => order_id === null)).toHaveLength(2)
  // The oldest are used first.
  expect(data.receipts.slice(0, 2).every(({ order_id }) => order_id === null)).toBe(true)
  expect((await redeem(other)).data.orders).toEqual(data.orders)
  const audited = app.deps.db.selectFrom('audit_log').select(['action', 'detail']).where('user_id', '=', other.id)
  const ids = data.orders.map(({ id }) => id).sort((a, b) => a - b)
  expect(await audited.where('action', '=', 'vouchers_ordered').execute()).toEqual([
    { action: 'vouchers_ordered', detail: { orders: ids.join(' ') } },
  ])
  const profile = await app.call('GET /users/:id/progress', { params: { id: other.id } }, other.token)
  expect(profile.data).toMatchObject({ credits: 14, credits_towards_voucher: 2, voucher_cents: 500 })
})
test('an address can be corrected until the voucher is posted; it went where it was then, for 90 days', async () => {
  const { worker, id } = await ordered()
  const corrected = { name: 'Maria', address: '00 Example Road, Singapore 000002' }
  await redeem(worker, corrected)
  expect((await post(id)).data).toMatchObject({ state: 'posted', worker_id: worker.id, ...corrected })
  await redeem(worker)
  const list = await app.call('GET /admin/redemptions', { query: { state: 'posted' } }, admin.token)
  expect(list.data.items.find((item) => item.id === id)).toMatchObject(corrected)
  expect((await standing(worker)).orders).toMatchObject([
    { id, state: 'posted', posted_at: app.deps.now().toISOString() },
  ])
  expect((await post(id)).data.state).toBe('posted')
})
test('a voucher without an address waits for one', async () => {
  const { worker, id } = await ordered()
  await redeem(worker, { name: '', address: '' })
  expect((await post(id)).code).toBe('address_missing')
  expect((await giveBack(id)).code).toBe('order_changed')
})
test('a letter that came back is ordered again once she has sent her address; nothing goes to the old one', async () => {
  const { worker, id } = await ordered()
  await post(id)
  expect((await giveBack(id)).data).toMatchObject({ state: 'returned' })
  expect(await standing(worker)).toMatchObject({ on_file: false, refused: true, orders: [{ state: 'returned' }] })
  expect((await post(id)).code).toBe('order_changed')
  await giveCredits(app, worker, 6, new Date('2025-01-15T00:00:00Z'))
  expect((await redeem(worker, { name: '', address: ' ' })).data).toMatchObject({
    balance: 6,
    orders: [{ state: 'returned' }],
  })
  const secondOrder = await redeem(worker)
  expect(secondOrder.data).toMatchObject({ refused: false, balance: 0 })
  expect(secondOrder.data.orders).toMatchObject([{ state: 'ordered' }, { id, state: 'ordered', posted_at: null }])
})
test('a letter that came back from where she no longer wants it goes to the address that she has sent since', async () => {
  const { worker, id } = await ordered()
  await post(id)
  app.forward({ minutes: 1 })
  const corrected = { name: 'Maria', address: '00 Example Road, Singapore 000002' }
  await redeem(worker, corrected)
  expect((await giveBack(id)).data).toMatchObject({ state: 'ordered', ...corrected })
  expect(await standing(worker)).toMatchObject({ on_file: true, refused: false, orders: [{ id, state: 'ordered' }] })
  await post(id)
  app.forward({ minutes: 1 })
  await redeem(worker, corrected)
  expect((await giveBack(id)).data).toMatchObject({ state: 'returned' })
  expect(await standing(worker)).toMatchObject({ on_file: false, refused: true })
})
test('"it has not come" reaches the provider once a week, without the address', async () => {
  const { worker, id } = await ordered()
  await post(id)
  const tell = (by: Person) => app.call('POST /redeem/orders/:id/not_come', { params: { id } }, by.token)
  expect((await tell((await household(app)).worker)).code).toBe('not_found')
  const toldAt = app.deps.now().toISOString()
  expect((await tell(worker)).data.told_at).toBe(toldAt)
  app.forward({ days: 6 })
  expect((await tell(worker)).data.told_at).toBe(toldAt)
  const [mail = ''] = await mails(app, 'hello@kasama.example', 1)
  expect(mail).toContain(`Voucher ${id} has not come`)
  expect(mail).toContain(worker.name)
  expect(mail).not.toContain('Sample Street')
  app.forward({ days: 1 })
  await tell(worker)
  await mails(app, 'hello@kasama.example', 2)
})
test('the month before brought what the ledger says, whatever became of its questions', async () => {
  const { worker } = await household(app)
  await giveCredits(app, worker, 1)
  expect((await standing(worker)).last_month).toMatchObject({ answers: 0, missing: [] })
})
test('a report that it has not come is settled by another letter', async () => {
  const { worker, id } = await ordered()
  await post(id)
  const tell = () => app.call('POST /redeem/orders/:id/not_come', { params: { id } }, worker.token)
  await tell()
  await giveBack(id)
  await redeem(worker, { name: 'Maria', address: '00 Example Road, Singapore 000002' })
  expect((await standing(worker)).orders).toMatchObject([{ state: 'ordered', told_at: null }])
  await post(id)
  app.forward({ days: 1 })
  expect((await tell()).data.told_at).toBe(app.deps.now().toISOString())
})
test("the provider's list: to post the oldest first, in pages, each reading in the audit trail", async () => {
  const ids = [await ordered(), await ordered(), await ordered()].map(({ id }) => id)
  const statuses: number[] = []
  let cursor: string | undefined
  do {
    const query = { state: 'ordered' as const, limit: 2, ...(cursor && { cursor }) }
    const { data } = await app.call('GET /admin/redemptions', { query: query as never }, admin.token)
    statuses.push(...data.items.map(({ id }) => id))
    cursor = data.next_cursor ?? undefined
  } while (cursor)
  expect(statuses).toEqual([...statuses].sort((a, b) => a - b))
  expect(statuses).toEqual(expect.arrayContaining(ids))
  const rows = await app.deps.db.selectFrom('audit_log').selectAll().where('user_id', '=', admin.id).execute()
  const order = { about_kind: 'order', about_id: expect.stringMatching(/^\d+$/) }
  for (const line of [
    { action: 'redemptions_read', detail: { addresses: 2 } },
    { action: 'voucher_posted', ...order, before: { state: 'ordered' }, after: { state: 'posted' } },
    { action: 'voucher_returned', ...order, before: { state: 'posted' }, after: { state: 'returned' } },
  ])
    expect(rows).toContainEqual(expect.objectContaining(line))
})
test('S1.32: the provider says what six credits give and at which shop, which Redeem names; what is ordered stays as it was', async () => {
  const orderBefore = await ordered()
  const body = { merchant: 'Sample Mart', amount_cents: 800 }
  const { version, ...usual } = (await app.call('GET /admin/voucher', {}, admin.token)).data
  expect(usual).toEqual({ merchant: null, amount_cents: 500 })
  const changed = await app.call('POST /admin/voucher', { body: { ...body, version } }, admin.token)
  expect(changed.data).toMatchObject(body)
  const after = await ordered()
  expect(await standing(orderBefore.worker)).toMatchObject({
    voucher_cents: 800,
    merchant: 'Sample Mart',
    orders: [{ merchant: null, amount_cents: 500 }],
  })
  const profile = await app.call('GET /users/:id/progress', { params: { id: after.worker.id } }, after.boss.token)
  expect(profile.data.voucher_cents).toBe(800)
  expect((await standing(after.worker)).orders).toMatchObject([body])
})
test('an account that is deleted leaves the provider a posted voucher, without name and address', async () => {
  const { worker, id } = await ordered()
  await post(id)
  await giveCredits(app, worker, 6, new Date('2025-01-15T00:00:00Z'))
  await redeem(worker)
  await checkPassword(app, worker)
  expect((await app.call('POST /users/delete', {}, worker.token)).code).toBeUndefined()
  const rows = app.deps.db.selectFrom('voucher_orders').selectAll().where('worker_id', 'is', null)
  expect(await rows.execute()).toMatchObject([{ id, state: 'posted', name: null, address: null }])
})

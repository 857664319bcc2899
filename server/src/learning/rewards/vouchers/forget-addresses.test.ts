// @module-tag ci
import { beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { giveCredits } from '#test/learning/rewards'
import { admin as adminOf } from '#test/people/admins'
import { household, logIn, type Person } from '#test/people/people'

let app: TestApp
let admin: Person
beforeEach(async () => {
  app = await testApp()
  admin = await adminOf(app)
})

const home = { name: 'Maria Sample', address: 'Blk 00 Sample Street 1, Singapore 000001' }
const redeem = async (worker: Person, body = home) => (await app.call('POST /redeem', { body }, worker.token)).data

type Call = 'POST /admin/redemptions/:id/posted' | 'POST /admin/redemptions/:id/returned'
const move = (call: Call, id: number) => app.call(call, { params: { id } }, admin.token)
const post = (id: number) => move('POST /admin/redemptions/:id/posted', id)

async function ordered() {
  const { boss, worker } = await household(app)
  await giveCredits(app, worker, 6)
  const [order] = (await redeem(worker)).orders
  return { boss, worker, id: order?.id ?? 0 }
}
/** The stored addresses of a worker: on file, and on her posted vouchers. */
async function findAddress({ id }: Person) {
  const { db } = app.deps
  const file = await db.selectFrom('redemptions').select('address').where('worker_id', '=', id).executeTakeFirst()
  const orders = db.selectFrom('voucher_orders').select(['name', 'address']).where('worker_id', '=', id).orderBy('id')
  return { file: file?.address ?? null, orders: await orders.execute() }
}
async function nightAfter(days: number) {
  app.forward({ days })
  await app.caughtUp()
}

test('90 days after posting the address is gone from the order and from the file; the order stays', async () => {
  const { worker, id } = await ordered()
  await post(id)
  await nightAfter(89)
  expect(await findAddress(worker)).toEqual({ file: home.address, orders: [home] })
  await nightAfter(2)
  expect(await findAddress(worker)).toEqual({ file: null, orders: [{ name: null, address: null }] })
  const { token } = await adminOf(app)
  const { data } = await app.call('GET /admin/redemptions', { query: { state: 'posted' } }, token)
  expect(data.items.find((item) => item.id === id)).toMatchObject({ state: 'posted', name: null, address: null })
})
test('an address that she sent since, or that a voucher waits for, stays on file; the copy goes', async () => {
  const [since, waits, idle] = [await ordered(), await ordered(), await household(app)]
  await redeem(idle.worker)
  for (const { id } of [since, waits]) await post(id)
  app.forward({ days: 80 })
  const other = { ...home, address: '00 Example Road, Singapore 000002' }
  await redeem(await logIn(app, since.worker.name, since.worker.password), other)
  await giveCredits(app, waits.worker, 6, new Date('2025-01-15T00:00:00Z'))
  await app.deps.db
    .insertInto('voucher_orders')
    .values({ worker_id: waits.worker.id, ordinal: 2, amount_cents: 500, state: 'ordered', ordered_at: app.deps.now() })
    .execute()
  await nightAfter(11)
  const emptyAddress = { name: null, address: null }
  expect(await findAddress(since.worker)).toEqual({ file: other.address, orders: [emptyAddress] })
  expect(await findAddress(waits.worker)).toEqual({ file: home.address, orders: [emptyAddress, emptyAddress] })
  expect(await findAddress(idle.worker)).toEqual({ file: home.address, orders: [] })
})
test('an address that a later voucher went to stays for 90 days after that one', async () => {
  const { worker, id } = await ordered()
  await post(id)
  app.forward({ days: 80 })
  await app.deps.db
    .insertInto('voucher_orders')
    .values({
      worker_id: worker.id,
      ordinal: 2,
      amount_cents: 500,
      state: 'posted',
      ...home,
      ordered_at: app.deps.now(),
      posted_at: app.deps.now(),
    })
    .execute()
  await nightAfter(11)
  expect((await findAddress(worker)).file).toBe(home.address)
  await nightAfter(80)
  expect((await findAddress(worker)).file).toBeNull()
})
test('an address that came back, and that of a worker who left, are gone after 90 days', async () => {
  const [refused, remaining] = [await ordered(), await household(app)]
  await post(refused.id)
  await move('POST /admin/redemptions/:id/returned', refused.id)
  await redeem(remaining.worker)
  await app.call('POST /worker/:id/replace', { params: { id: remaining.worker.id } }, remaining.boss.token)
  await nightAfter(89)
  expect([(await findAddress(refused.worker)).file, (await findAddress(remaining.worker)).file]).toEqual([
    home.address,
    home.address,
  ])
  await nightAfter(2)
  expect([(await findAddress(refused.worker)).file, (await findAddress(remaining.worker)).file]).toEqual([null, null])
})

import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { giveCredits } from '#test/learning/rewards'
import { admin } from '#test/people/admins'
import { household, type Person } from '#test/people/people'

const home = { name: 'Canary Person', address: 'Blk 00 Canary Street, Singapore 000001' }

let app: TestApp
let worker: Person
let orderId: number
let strangers: Record<'employer' | 'stranger' | 'orgAdmin' | 'provider', Person>
beforeAll(async () => {
  app = await testApp()
  const ownHousehold = await household(app)
  worker = ownHousehold.worker
  await giveCredits(app, worker, 6)
  const { data } = await app.call('POST /redeem', { body: home }, worker.token)
  orderId = data.orders[0]?.id ?? 0
  const org = { name: 'Sample Agency', short_url: 'sample-agency' }
  const { id } = await app.deps.db.insertInto('orgs').values(org).returning('id').executeTakeFirstOrThrow()
  strangers = {
    employer: ownHousehold.boss,
    stranger: (await household(app)).worker,
    orgAdmin: await admin(app, { orgId: id }),
    provider: await admin(app),
  }
})
const order = () => app.deps.db.selectFrom('voucher_orders').selectAll().where('id', '=', orderId).executeTakeFirst()

test("another worker's order is answered as not found", async () => {
  const orderBefore = await order()
  const tell = (id: number) =>
    app.call('POST /redeem/orders/:id/not_come', { params: { id } }, strangers.stranger.token)
  const [response, missingResponse] = [await tell(orderId), await tell(orderId + 1000)]
  expect([response.status, response.code]).toEqual([missingResponse.status, missingResponse.code])
  expect(response.code).toBe('not_found')
  expect(await order()).toEqual(orderBefore)
  const { data } = await app.call('GET /redeem', {}, strangers.stranger.token)
  expect(data).toMatchObject({ name: '', address: '', balance: 0, orders: [], receipts: [] })
})
test.each(['employer', 'orgAdmin', 'provider'] as const)('%s makes no call of a worker', async (who) => {
  const { token } = strangers[who]
  const params = { id: orderId }
  const replies = [
    await app.call('GET /redeem', {}, token),
    await app.call('POST /redeem', { body: home }, token),
    await app.call('POST /redeem/orders/:id/not_come', { params }, token),
    await app.call('GET /goal', {}, token),
    await app.call('POST /goal', { body: { praise: false } }, token),
    await app.call('GET /praise', { query: {} }, token),
    await app.call('POST /praise/seen', { body: { ids: [1] } }, token),
  ]
  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'not_allowed'))
  expect(JSON.stringify(replies)).not.toContain('Canary')
})
test.each(['employer', 'stranger', 'orgAdmin'] as const)("%s makes no call of the provider's", async (who) => {
  const { token } = strangers[who]
  const orderBefore = await order()
  const params = { id: orderId }
  const replies = [
    await app.call('GET /admin/redemptions', { query: {} }, token),
    await app.call('POST /admin/redemptions/:id/posted', { params }, token),
    await app.call('POST /admin/redemptions/:id/returned', { params }, token),
    await app.call('GET /admin/voucher', {}, token),
    await app.call('POST /admin/voucher', { body: { merchant: 'Sample Mart', amount_cents: 1, version: 'x' } }, token),
  ]
  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'not_allowed'))
  expect(JSON.stringify(replies)).not.toContain('Canary')
  expect(await order()).toEqual(orderBefore)
})
test("the employer's pages do not contain the worker's address", async () => {
  const params = { id: worker.id }
  const replies = [
    await app.call('GET /users/:id/progress', { params }, strangers.employer.token),
    await app.call('GET /users/:id/certificates', { params }, strangers.employer.token),
    await app.call('GET /worker/:id/month', { params, query: {} }, strangers.employer.token),
    await app.call('GET /users/me', {}, strangers.employer.token),
  ]
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(JSON.stringify(replies)).not.toContain('Canary')
})

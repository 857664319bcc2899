// @module-tag ci
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { giveCredits } from '#test/learning/rewards'
import { admin as anAdmin } from '#test/people/admins'
import { household, type Person } from '#test/people/people'
import { createLog, type Log } from './log'

const home = { name: 'Canary Person', address: 'Blk 00 Canary Street\n#00-00, Singapore 000001' }

let app: TestApp
let worker: Person
let admin: Person
const lines: string[] = []
beforeEach(async () => {
  const log = createLog({ logLevel: 'debug', demo: false }, { stream: { write: (line) => lines.push(line) } })
  app = await testApp({ log: log as Log })
  worker = (await household(app)).worker
  admin = await anAdmin(app)
  await giveCredits(app, worker, 6)
  lines.length = 0
})

const redeem = (body: object = home) => app.call('POST /redeem', { body: body as typeof home }, worker.token)
const expectNothing = () => {
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toMatch(/canary (person|street)|#00-00|000001/i)
}
/** Makes every insert into a table fail with an error that quotes the row. */
const refuseRows = (table: string) =>
  sql`alter table ${sql.table(table)} add constraint refused check (false) not valid`.execute(app.deps.db)

test('a name and a mailing address that are sent, corrected, refused, posted and returned reach no log', async () => {
  const { sent_at, orders } = (await redeem()).data
  const params = { id: orders[0]?.id ?? 0 }
  const vouchers = [{ ...params, sent_at }]
  expect((await redeem({ ...home, city: 'Canary Street' })).status).toBe(400)
  expect((await redeem({ name: home.name, address: 'Canary Street '.repeat(100) })).status).toBe(400)
  const otherAddresses = [
    await app.call('POST /redeem/orders/:id/not_come', { params }, worker.token),
    await app.call('GET /admin/redemptions', { query: {} }, admin.token),
    await app.call('POST /admin/redemptions/posted', { body: { vouchers } }, admin.token),
    await app.call('POST /admin/redemptions/export', { body: { q: 'Canary' } }, admin.token),
    await app.call('POST /admin/redemptions/:id/returned', { params }, admin.token),
  ]
  expect(otherAddresses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  app.forward({ days: 100 })
  await app.caughtUp()
  expectNothing()
})
test.each(['redemptions', 'voucher_orders'])('a row that %s refuses is not quoted', async (table) => {
  await refuseRows(table)
  expect((await redeem()).status).toBe(500)
  expect(lines.join('')).toContain('"code":"23514"')
  expectNothing()
})
test('an order that cannot be posted is not quoted', async () => {
  const [order] = (await redeem()).data.orders
  await refuseRows('voucher_orders')
  const params = { id: order?.id ?? 0 }
  expect((await app.call('POST /admin/redemptions/:id/posted', { params }, admin.token)).status).toBe(500)
  expectNothing()
})
test('a statement that fails is not quoted', async () => {
  await sql`alter table redemptions rename to away`.execute(app.deps.db)
  expect((await redeem()).status).toBe(500)
  expect(lines.join('')).toContain('"code":"42P01"')
  expectNothing()
})

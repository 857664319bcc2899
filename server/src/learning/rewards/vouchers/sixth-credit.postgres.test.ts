import { beforeEach, expect, test } from 'vitest'
import type { Db } from '#platform/database/db'
import { catchUp } from '#platform/jobs/catch-up'
import { meanwhile } from '#test/app/meanwhile'
import { type TestApp, testApp } from '#test/app/test-app'
import { addLongLesson, learn } from '#test/learning/learning'
import { giveCredits } from '#test/learning/rewards'
import { household, type Person } from '#test/people/people'
import { monthlyCreditsOf } from '../credits/monthly-credits.job'
import { storeAddress } from '../redeem/redeem.queries'
import { orderVouchers } from './order-vouchers'

const home = { name: 'Maria Sample', address: '00 Sample Street, Singapore 000001' }

let app: TestApp
let worker: Person
/** Five credits, the month of the sixth just ended, and no address yet. */
beforeEach(async () => {
  app = await testApp({ start: '2026-02-10T04:00:00Z' })
  await addLongLesson(app)
  worker = (await household(app)).worker
  await giveCredits(app, worker, 5)
  await learn(app, worker.id, { at: '2026-02-10T04:00:00Z', right: 9, late: 1, videos: 1 })
  await earn()
  app.forward({ days: 20 })
})

const earn = () => catchUp(app.deps, monthlyCreditsOf(app.deps))
const redeem = () => app.call('POST /redeem', { body: home }, worker.token)
const addSixth = async (tx: Db) => {
  const row = { worker_id: worker.id, month: '2026-02-01', percent: 95, answers: 10, videos: 1 }
  await tx
    .insertInto('credits')
    .values({ ...row, created_at: app.deps.now() })
    .execute()
  await orderVouchers(tx, { workerIds: [worker.id], by: null, at: app.deps.now() })
}
const addAddress = async (tx: Db) => {
  await storeAddress(tx, { workerId: worker.id, ...home, at: app.deps.now() })
  await orderVouchers(tx, { workerIds: [worker.id], by: null, at: app.deps.now() })
}
async function expectOneOrder() {
  const { db } = app.deps
  const orders = await db.selectFrom('voucher_orders').select(['worker_id', 'ordinal', 'state']).execute()
  expect(orders).toEqual([{ worker_id: worker.id, ordinal: 1, state: 'ordered' }])
  const creditRows = await db.selectFrom('credits').select('place').orderBy('month').execute()
  expect(creditRows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6])
  const mails = db.selectFrom('progress_mails').select('occasion').where('kind', '=', 'credit')
  expect((await mails.execute()).length).toBeLessThanOrEqual(1)
}

test('the sixth credit comes while her address waits', async () => {
  const [reply] = await meanwhile(app.deps.db, worker.id, () => [redeem()], addSixth)
  expect(reply?.data.orders).toHaveLength(1)
  await expectOneOrder()
})
test('her address comes while the sixth credit waits', async () => {
  await meanwhile(app.deps.db, worker.id, () => [earn()], addAddress)
  await expectOneOrder()
})
test('both come at once, and her address twice', async () => {
  await meanwhile<unknown>(
    app.deps.db,
    worker.id,
    () => [redeem(), earn(), redeem()],
    () => {},
  )
  await expectOneOrder()
})

import { beforeAll, expect, test } from 'vitest'
import { addLongLesson, learn } from '../../../../test/learning'
import { household, type Person } from '../../../../test/people'
import { giveCredits } from '../../../../test/rewards'
import { type TestApp, testApp } from '../../../../test/test-app'

const home = { name: 'Maria Sample', address: '00 Sample Street, Singapore 000001' }

async function newApp(start = '2026-02-10T04:00:00Z'): Promise<TestApp> {
  const app = await testApp({ start })
  await addLongLesson(app)
  return app
}
const goTo = (app: TestApp, at: string) => app.forward({ seconds: (Date.parse(at) - app.deps.now().getTime()) / 1000 })
const ledger = ({ deps: { db } }: TestApp) =>
  db
    .selectFrom('credits')
    .select(['worker_id', 'month', 'percent', 'answers', 'videos', 'place'])
    .orderBy('worker_id')
    .orderBy('month')
    .execute()
const mailed = async ({ deps: { db } }: TestApp) =>
  (await db.selectFrom('progress_mails').select('occasion').where('kind', '=', 'credit').orderBy('id').execute()).map(
    ({ occasion }) => occasion,
  )
const standing = async (app: TestApp, { token }: Person) => (await app.call('GET /redeem', {}, token)).data
const monthsOf = async (app: TestApp, worker: Person) =>
  (await standing(app, worker)).receipts.map(({ month, percent, answers, videos }) => [month, percent, answers, videos])

let app: TestApp
let workers: Person[]
beforeAll(async () => {
  app = await newApp()
  workers = []
  for (let n = 0; n < 5; n++) workers.push((await household(app)).worker)
})
const worker = (n: number) => workers[n] as Person

test("a month's answers and a video in it earn one credit, by Singapore's clock", async () => {
  // 17 right of 20 and 3 later: 92.5. 15 right of 19: 89.
  await learn(app, worker(0).id, { at: '2026-02-10T04:00:00Z', right: 17, late: 3, videos: 2 })
  await learn(app, worker(1).id, { at: '2026-01-31T16:00:00Z', right: 15, late: 4, videos: 1 })
  // The last second of February in Singapore is hers, the first of March is not.
  await learn(app, worker(2).id, { at: '2026-02-28T15:59:59Z', right: 4, late: 1, videos: 1 })
  await learn(app, worker(2).id, { at: '2026-02-28T16:00:00Z', late: 5, videos: 1 })
  // No video; and a video without an answer; and three of ten later: 85.
  await learn(app, worker(3).id, { at: '2026-02-20T04:00:00Z', right: 10 })
  await learn(app, worker(4).id, { at: '2026-02-20T04:00:00Z', right: 7, late: 3, videos: 1 })
  goTo(app, '2026-02-28T16:09:59Z')
  await app.doPeriodic()
  expect(await ledger(app)).toEqual([])
  expect((await standing(app, worker(3))).last_month).toMatchObject({
    month: '2026-02',
    percent: 100,
    missing: ['video'],
  })
  expect((await standing(app, worker(4))).last_month).toMatchObject({
    percent: 85,
    missing: ['percent'],
    right_needed: 5,
  })
  expect((await standing(app, worker(2))).month).toMatchObject({ month: '2026-03', answers: 5, percent: 50, videos: 1 })
  goTo(app, '2026-02-28T16:10:00Z')
  await app.doPeriodic()
  expect(await monthsOf(app, worker(0))).toEqual([['2026-02', 93, 20, 2]])
  expect(await monthsOf(app, worker(1))).toEqual([])
  expect(await monthsOf(app, worker(2))).toEqual([['2026-02', 90, 5, 1]])
  expect(await monthsOf(app, worker(3))).toEqual([])
  expect(await monthsOf(app, worker(4))).toEqual([])
})
test('a credit comes with its praise and one mail, and a replaced worker keeps hers without one', async () => {
  const own = await newApp()
  const [stays, leaves] = [await household(own), await household(own)]
  for (const { worker } of [stays, leaves])
    await learn(own, worker.id, { at: '2026-02-10T04:00:00Z', right: 9, late: 1, videos: 1 })
  await own.call('POST /worker/:id/replace', { params: { id: leaves.worker.id } }, leaves.boss.token)
  goTo(own, '2026-03-05T00:00:00Z')
  await own.doPeriodic()
  await own.doPeriodic()
  expect((await ledger(own)).map(({ worker_id }) => worker_id)).toEqual([stays.worker.id, leaves.worker.id])
  expect(await mailed(own)).toEqual([`credit 2026-02 ${stays.worker.id}`])
  const { data } = await own.call('GET /praise', { query: {} }, stays.worker.token)
  expect(data).toMatchObject([{ kind: 'credit_earned', credit: { month: '2026-02', percent: 95 } }])
  await own.call('POST /praise/seen', { body: { ids: data.map(({ id }) => id) } }, stays.worker.token)
  expect((await own.call('GET /praise', { query: {} }, stays.worker.token)).data).toEqual([])
})
test('the sixth credit orders the voucher, in the transaction that earns it', async () => {
  const own = await newApp()
  const { worker } = await household(own)
  await giveCredits(own, worker, 5)
  await own.call('POST /redeem', { body: home }, worker.token)
  await learn(own, worker.id, { at: '2026-02-10T04:00:00Z', right: 9, late: 1, videos: 1 })
  goTo(own, '2026-03-05T00:00:00Z')
  await own.doPeriodic()
  expect(await standing(own, worker)).toMatchObject({ balance: 0, orders: [{ state: 'ordered' }] })
  const [mail] = await own.deps.db.selectFrom('progress_mails').select('facts').where('kind', '=', 'credit').execute()
  expect(mail?.facts).toEqual({ month: '2026-02-01', percent: 95, videos: 1, credits: 6, towards: 6 })
})

// @module-tag ci
import { beforeAll, expect, test } from 'vitest'
import { sendDue } from '#learning/progress/mails/send-due'
import { type TestApp, testApp } from '#test/app/test-app'
import { addLongLesson, learn } from '#test/learning/learning'
import { giveCredits } from '#test/learning/rewards'
import { mailsTo } from '#test/people/mails'
import { household, type Person } from '#test/people/people'
import { storeRewardSettings } from '../vouchers/voucher.queries'

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
const audited = ({ deps: { db } }: TestApp) =>
  db
    .selectFrom('audit_log')
    .select(['user_id', 'action', 'detail'])
    .where('action', 'in', ['credits_earned', 'vouchers_ordered'])
    .orderBy('id')
    .execute()
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
  await app.caughtUp()
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
  await app.caughtUp()
  expect(await monthsOf(app, worker(0))).toEqual([['2026-02', 93, 20, 2]])
  expect(await monthsOf(app, worker(1))).toEqual([])
  expect(await monthsOf(app, worker(2))).toEqual([['2026-02', 90, 5, 1]])
  expect(await monthsOf(app, worker(3))).toEqual([])
  expect(await monthsOf(app, worker(4))).toEqual([])
})
test('a credit comes with its praise and one mail, and a replaced worker keeps hers without one', async () => {
  const ownApp = await newApp()
  const [stays, leaves] = [await household(ownApp), await household(ownApp)]
  for (const { worker } of [stays, leaves])
    await learn(ownApp, worker.id, { at: '2026-02-10T04:00:00Z', right: 9, late: 1, videos: 1 })
  await ownApp.call('POST /worker/:id/replace', { params: { id: leaves.worker.id } }, leaves.boss.token)
  goTo(ownApp, '2026-03-05T00:00:00Z')
  await ownApp.caughtUp()
  await ownApp.caughtUp()
  expect((await ledger(ownApp)).map(({ worker_id }) => worker_id)).toEqual([stays.worker.id, leaves.worker.id])
  expect(await mailed(ownApp)).toEqual([`credit 2026-02 ${stays.worker.id}`])
  const credits = { user_id: null, action: 'credits_earned', detail: { month: '2026-02', credits: 2 } }
  expect(await audited(ownApp)).toEqual([credits])
  const { data } = await ownApp.call('GET /praise', { query: {} }, stays.worker.token)
  expect(data).toMatchObject([{ kind: 'credit_earned', credit: { month: '2026-02', percent: 95 } }])
  await ownApp.call('POST /praise/seen', { body: { ids: data.map(({ id }) => id) } }, stays.worker.token)
  expect((await ownApp.call('GET /praise', { query: {} }, stays.worker.token)).data).toEqual([])
})
test('the sixth credit orders the voucher, in the transaction that earns it', async () => {
  const ownApp = await newApp()
  const { worker } = await household(ownApp)
  await giveCredits(ownApp, worker, 5)
  await ownApp.call('POST /redeem', { body: home }, worker.token)
  await learn(ownApp, worker.id, { at: '2026-02-10T04:00:00Z', right: 9, late: 1, videos: 1 })
  goTo(ownApp, '2026-03-05T00:00:00Z')
  await ownApp.caughtUp()
  const { balance, orders } = await standing(ownApp, worker)
  expect({ balance, orders }).toMatchObject({ balance: 0, orders: [{ state: 'ordered' }] })
  const voucher = { user_id: null, action: 'vouchers_ordered', detail: { orders: String(orders[0]?.id) } }
  expect((await audited(ownApp)).at(-1)).toEqual(voucher)
  const [mail] = await ownApp.deps.db
    .selectFrom('progress_mails')
    .select('facts')
    .where('kind', '=', 'credit')
    .execute()
  expect(mail?.facts).toEqual({
    month: '2026-02-01',
    percent: 95,
    videos: 1,
    credits: 6,
    towards: 6,
    on_file: true,
    voucher_cents: 500,
  })
})
test('the mail of a credit says how far the voucher is, and of six and more what they wait for', async () => {
  const ownApp = await newApp()
  const homes = [await household(ownApp), await household(ownApp), await household(ownApp), await household(ownApp)]
  await ownApp.call('POST /redeem', { body: home }, homes[3]?.worker.token)
  for (const [index, { worker }] of homes.entries()) {
    await giveCredits(ownApp, worker, [4, 5, 6, 5][index] ?? 0)
    await learn(ownApp, worker.id, { at: '2026-02-10T04:00:00Z', right: 9, late: 1, videos: 1 })
  }
  goTo(ownApp, '2026-03-05T00:00:00Z')
  await ownApp.caughtUp()
  while ((await sendDue(ownApp.deps)).takenCount > 0) ownApp.forward({ seconds: 1 })
  const sentences = [
    '1 more credit for a $5 voucher.',
    'That makes 6: a $5 voucher, ordered once her mailing address is there.',
    'She has 7 credits. For 6 of them a $5 voucher is ordered once her mailing address is there.',
    'That makes 6: a $5 voucher.',
  ]
  for (const [index, { boss }] of homes.entries()) {
    const mails = mailsTo(ownApp, boss.name).filter((mail) => mail.includes('earned a credit'))
    expect(mails).toHaveLength(1)
    expect(sentences.filter((sentence) => mails[0]?.includes(sentence))).toEqual([sentences[index]])
  }
})
test('the mail of a credit names the amount that the provider gave when it was earned', async () => {
  const ownApp = await newApp()
  const { boss, worker } = await household(ownApp)
  await learn(ownApp, worker.id, { at: '2026-02-10T04:00:00Z', right: 9, late: 1, videos: 1 })
  await storeRewardSettings(ownApp.deps.db, { merchant: null, amount_cents: 1850 })
  goTo(ownApp, '2026-03-05T00:00:00Z')
  await ownApp.caughtUp()
  await storeRewardSettings(ownApp.deps.db, { merchant: null, amount_cents: 2000 })
  await sendDue(ownApp.deps)
  const [mail] = mailsTo(ownApp, boss.name).filter((text) => text.includes('earned a credit'))
  expect(mail).toContain('5 more credits for an $18.50 voucher.')
})

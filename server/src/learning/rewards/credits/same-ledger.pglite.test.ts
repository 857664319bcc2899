import { beforeAll, expect, test } from 'vitest'
import { sendDue } from '#learning/progress/mails/send-due'
import { catchUp } from '#platform/jobs/catch-up'
import type { CatchUpJob } from '#platform/jobs/jobs'
import { type TestApp, testApp } from '#test/app/test-app'
import { addLongLesson, learn } from '#test/learning/learning'
import { giveCredits } from '#test/learning/rewards'
import { addVideo } from '#test/library/library'
import { mailsTo } from '#test/people/mails'
import { addHouseholds } from '#test/people/many-households'
import { killed } from '#test/reward-runs/killed'
import { storeAddress } from '../redeem/redeem.queries'
import { monthlyCreditsOf } from './monthly-credits.job'

/** The scenarios of same-ledger.test.ts on the embedded database: one month, and a batch for each worker. */
const home = { name: 'Maria Sample', address: '00 Sample Street, Singapore 000001' }
const learned = '2026-02-28T10:00:00Z'
const [inTime, aMonthLate, twoMonthsLate] = ['2026-03-01T00:00:00Z', '2026-04-02T00:00:00Z', '2026-05-02T00:00:00Z']
/** A voucher, a first credit, and a month that earns none. */
const workers = [
  { credits: 5, right: 9, late: 1 },
  { credits: 0, right: 8, late: 2 },
  { credits: 5, right: 1, late: 2 },
]

const workOf = ({ deps }: TestApp): CatchUpJob => {
  const job = monthlyCreditsOf(deps, 1)
  return { ...job, schedule: { ...job.schedule, catchUp: 3 } }
}
const run = (ownApp: TestApp) => catchUp(ownApp.deps, workOf(ownApp))

let app: TestApp
let ids: number[]
beforeAll(async () => {
  app = await testApp({ start: '2026-01-05T00:00:00Z' })
  const { db, now } = app.deps
  await addLongLesson(app)
  const { id: videoId } = await addVideo(db)
  await addHouseholds(db, { count: workers.length, videoId, at: new Date(learned) })
  const rows = await db.selectFrom('users').select('id').where('role', '=', 'W').orderBy('id').execute()
  ids = rows.map(({ id }) => id)
  for (const [index, { credits, ...answers }] of workers.entries()) {
    const id = ids[index] ?? 0
    await storeAddress(db, { workerId: id, ...home, at: now() })
    await giveCredits(app, { id }, credits)
    await learn(app, id, { at: learned, ...answers })
  }
  plain = await afterwards(inTime, run)
})

const mailed = () => workers.map((_, index) => mailsTo(app, `home${index + 1}@many.example`).length)

/** Resets the month, runs the work at a given time, and returns the ledger and the mails. */
async function afterwards(at: string, work: (ownApp: TestApp) => Promise<void>) {
  const { db, now } = app.deps
  for (const table of ['job_runs', 'progress_mails', 'notices'] as const) await db.deleteFrom(table).execute()
  await db.deleteFrom('credits').where('month', '>=', '2026-02-01').execute()
  await db.updateTable('credits').set({ order_id: null, place: null }).execute()
  await db.deleteFrom('voucher_orders').execute()
  const mailedBefore = mailed()
  app.forward({ seconds: Math.max(0, (Date.parse(at) - now().getTime()) / 1000) })
  await work(app)
  while ((await sendDue(app.deps)).takenCount > 0) app.forward({ seconds: 1 })
  const credits = await db.selectFrom('credits').selectAll().orderBy('worker_id').orderBy('month').execute()
  const orders = await db.selectFrom('voucher_orders').selectAll().orderBy('worker_id').execute()
  return {
    ledger: credits.map(({ worker_id, order_id: _, ...credit }) => ({ ...credit, worker: ids.indexOf(worker_id) })),
    orders: orders.map(({ worker_id, ordinal, state }) => ({ worker: ids.indexOf(worker_id ?? 0), ordinal, state })),
    mails: mailed().map((count, index) => count - (mailedBefore[index] ?? 0)),
  }
}

let plain: Awaited<ReturnType<typeof afterwards>>

test('the undisturbed run gives two credits, a voucher, and a mail for each credit', () => {
  expect(plain.ledger.filter(({ month }) => month === '2026-02-01').map(({ worker }) => worker)).toEqual([0, 1])
  expect(plain.orders).toEqual([{ worker: 0, ordinal: 1, state: 'ordered' }])
  expect(plain.mails).toEqual([1, 1, 0])
})

test.each<[string, string, (ownApp: TestApp) => Promise<void>]>([
  [
    'twice',
    inTime,
    async (ownApp) => {
      await run(ownApp)
      await run(ownApp)
    },
  ],
  [
    'two calls at once',
    inTime,
    async (ownApp) => {
      await Promise.all([run(ownApp), run(ownApp)])
      await run(ownApp)
    },
  ],
  [
    'killed in each of its batches',
    inTime,
    async (ownApp) => {
      let kills = 0
      const throwIfKilled = () =>
        catchUp(ownApp.deps, killed(workOf(ownApp), 2)).then(
          () => false,
          () => true,
        )
      while (await throwIfKilled()) kills++
      expect(kills).toBeGreaterThan(workers.length)
      await run(ownApp)
    },
  ],
  ['a month late', aMonthLate, run],
  ['two months late', twoMonthsLate, run],
])('%s: the same ledger, the same voucher, no mail twice', async (_, at, work) => {
  expect(await afterwards(at, work)).toEqual(plain)
})

// @module-tag ci
import { beforeAll, expect, test } from 'vitest'
import { sendDue } from '#learning/progress/mails/send-due'
import { catchUp } from '#platform/jobs/catch-up'
import { type TestApp, testApp } from '#test/app/test-app'
import { addLongLesson, learn } from '#test/learning/learning'
import { giveCredits } from '#test/learning/rewards'
import { mailsTo } from '#test/people/mails'
import { household } from '#test/people/people'
import { killed } from '#test/reward-runs/killed'
import { monthlyCreditsOf } from './monthly-credits.job'

const home = { name: 'Maria Sample', address: '00 Sample Street, Singapore 000001' }
const learned = ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-03-01T10:00:00Z']
const [inTime, aMonthLate, twoMonthsLate] = ['2026-04-01T00:00:00Z', '2026-05-02T00:00:00Z', '2026-06-03T00:00:00Z']
const allMonths = ['January', 'February', 'March']
/** Eight workers are three batches of a month. */
const workersInBatch = 3

const goTo = (ownApp: TestApp, at: string) =>
  ownApp.forward({ seconds: (Date.parse(at) - ownApp.deps.now().getTime()) / 1000 })
/** Runs due work as a starting server does, then sends its mails. */
async function run(ownApp: TestApp) {
  await ownApp.caughtUp()
  while ((await sendDue(ownApp.deps)).takenCount > 0) ownApp.forward({ seconds: 1 })
}
async function runAt(ownApp: TestApp, ...moments: string[]) {
  for (const at of moments) {
    goTo(ownApp, at)
    await run(ownApp)
  }
}

/** The ledger, vouchers and outbox after three months of eight workers, with the work disturbed as given. */
async function afterwards(work: (ownApp: TestApp) => Promise<void>) {
  const testedApp = await testApp({ start: '2026-01-05T00:00:00Z' })
  await addLongLesson(testedApp)
  const homes: Awaited<ReturnType<typeof household>>[] = []
  for (let n = 0; n < 8; n++) {
    const newHome = await household(testedApp)
    homes.push(newHome)
    await testedApp.call('POST /redeem', { body: home }, newHome.worker.token)
    await giveCredits(testedApp, newHome.worker, n % 6)
    const month = { right: 8 + (n % 3), late: 2, videos: n % 4 && 1 }
    for (const at of learned) await learn(testedApp, newHome.worker.id, { at, ...month })
  }
  await work(testedApp)
  const { db } = testedApp.deps
  // Ids differ between databases, so people are named by their index.
  const homeIndex = (id: number | null) => homes.findIndex(({ worker }) => worker.id === id)
  const credits = await db.selectFrom('credits').selectAll().orderBy('worker_id').orderBy('month').execute()
  const orders = await db.selectFrom('voucher_orders').selectAll().orderBy('worker_id').orderBy('ordinal').execute()
  const mailed = homes.map(({ boss }) =>
    mailsTo(testedApp, boss.name).flatMap((mail): string[] => /^In (\w+) \S+ answered/m.exec(mail)?.slice(1) ?? []),
  )
  return {
    ledger: credits.map(({ worker_id, order_id: _, ...credit }) => ({ ...credit, worker: homeIndex(worker_id) })),
    orders: orders.map(({ worker_id, ordinal, state }) => ({ worker: homeIndex(worker_id), ordinal, state })),
    /** The months about which each employer was mailed, with repetitions. */
    mailed: mailed.map((months) => months.sort()),
  }
}

let plain: Awaited<ReturnType<typeof afterwards>>
beforeAll(async () => {
  plain = await afterwards((ownApp) => runAt(ownApp, '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z', inTime))
})

test('the undisturbed run gives credits, vouchers, and a mail for each credit', () => {
  const earned = plain.ledger.filter(({ month }) => month >= '2026')
  expect(earned.length).toBeGreaterThan(5)
  expect(plain.orders.length).toBeGreaterThan(1)
  const monthsOf = (index: number) =>
    earned.filter(({ worker }) => worker === index).map(({ month }) => allMonths[Number(month.slice(5, 7)) - 1])
  expect(plain.mailed).toEqual(plain.mailed.map((_, index) => monthsOf(index).sort()))
})

type Case = [disturbed: string, work: (ownApp: TestApp) => Promise<void>, news: string[]]

const title = '%s: the same ledger, the same vouchers, no mail twice, and none that is no news'
async function isSame(...[_, work, news]: Case) {
  const mailed = plain.mailed.map((months) => months.filter((month) => news.includes(month)))
  expect(await afterwards(work)).toEqual({ ...plain, mailed })
}
test.each<Case>([
  ['twice', (ownApp) => runAt(ownApp, inTime, inTime), allMonths],
  ['a month late', (ownApp) => runAt(ownApp, aMonthLate), ['February', 'March']],
])(title, { tags: 'long' }, isSame)
test.each<Case>([
  ['two months late', (ownApp) => runAt(ownApp, twoMonthsLate), ['March']],
  [
    'four times at once',
    async (ownApp) => {
      goTo(ownApp, inTime)
      await Promise.all([1, 2, 3, 4].map(() => catchUp(ownApp.deps, monthlyCreditsOf(ownApp.deps, workersInBatch))))
      await Promise.all([1, 2, 3, 4].map(() => ownApp.caughtUp()))
      await run(ownApp)
    },
    allMonths,
  ],
  [
    'killed in each of its batches',
    async (ownApp) => {
      goTo(ownApp, inTime)
      const work = monthlyCreditsOf(ownApp.deps, workersInBatch)
      let kills = 0
      const isKilled = () =>
        catchUp(ownApp.deps, killed(work, 2)).then(
          () => false,
          () => true,
        )
      while (await isKilled()) kills++
      expect(kills).toBeGreaterThan(24 * 3)
      await run(ownApp)
    },
    allMonths,
  ],
])(title, isSame)

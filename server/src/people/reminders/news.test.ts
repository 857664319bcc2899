// @module-tag ci
import type { PushMessage } from '@kasama/contract/people/reminders.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addLongLesson, learn } from '#test/learning/learning'
import { completeLesson } from '#test/learning/lessons'
import { giveCredits } from '#test/learning/rewards'
import { addVideo } from '#test/library/library'
import { ofAccount, order, pass } from '#test/money/billing'
import { admin } from '#test/people/admins'
import { household, type Person, payingEmployer } from '#test/people/people'
import { type StandInBrowser, startPushService } from '../../../../stand-ins/push/app'

let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())

const goTo = (app: TestApp, at: string) => app.forward({ seconds: (Date.parse(at) - app.deps.now().getTime()) / 1000 })

/** Switches news on for an account; a worker's own reminder is for a day that no test reaches. */
async function listens({ call, deps }: TestApp, { token }: Person, day: number | null = null) {
  const phone = service.subscribe(deps.push.publicKey)
  await call('POST /push_subscription', { body: phone.subscription }, token)
  const choice = { is_on: true, days: day === null ? [] : [day], minute: day === null ? null : 1260 }
  await call('POST /reminders', { body: choice }, token)
  return phone
}
const shown = ({ received }: StandInBrowser) =>
  received
    .map(({ message }) => JSON.parse(message) as PushMessage)
    .map(({ kind, body, path }) => ({ kind, body, path }))

test('a credit that is earned at night is announced at her time of the day, and a posted voucher when it is posted', async () => {
  // A Tuesday.
  const app = await testApp({ start: '2026-02-10T04:00:00Z' })
  await addLongLesson(app)
  const { worker } = await household(app, 'eng')
  const phone = await listens(app, worker, 1)
  await learn(app, worker.id, { at: '2026-02-10T05:00:00Z', right: 19, late: 1, videos: 1 })
  // Ten past midnight, on Sunday 1 March in Singapore.
  goTo(app, '2026-02-28T16:10:00Z')
  await app.caughtUp()
  await app.workDone()
  expect(phone.received).toEqual([])
  goTo(app, '2026-03-01T13:00:00Z')
  await app.deps.jobs.enqueue(app.deps.db, 'send-pushes', {})
  await app.workDone()
  const credit = { kind: 'credit', body: 'There is good news for you.', path: '/worker-redeem' }
  expect(shown(phone)).toEqual([credit])

  await giveCredits(app, worker, 5, new Date('2026-02-01T04:00:00Z'))
  goTo(app, '2026-03-02T04:00:00Z')
  const home = { name: 'Maria Sample', address: '00 Sample Street, Singapore 000001' }
  const [ordered] = (await app.call('POST /redeem', { body: home }, worker.token)).data.orders
  const provider = await admin(app)
  await app.call('POST /admin/redemptions/:id/posted', { params: { id: ordered?.id ?? 0 } }, provider.token)
  await app.workDone()
  const voucher = { kind: 'voucher', body: 'Something is on its way to you.', path: '/worker-redeem?show=vouchers' }
  expect(shown(phone)).toEqual([credit, voucher])
})

test("an employer's phone shows her worker's week on Sunday evening", async () => {
  const app = await testApp()
  await addLongLesson(app)
  const { boss, worker } = await household(app)
  await completeLesson(app, await addVideo(app.deps.db, { questions: 1 }), worker)
  goTo(app, '2026-03-13T04:00:00Z')
  const phone = await listens(app, boss)
  goTo(app, '2026-03-15T11:00:00Z')
  await app.caughtUp()
  await app.workDone()
  expect(shown(phone)).toEqual([{ kind: 'week', body: 'The week is ready to read.', path: '/worker-progress' }])
})

test('a failed renewal is announced without a word about money', async () => {
  const app = await testApp()
  const boss = await payingEmployer(app)
  const method = (await ofAccount(app, boss, 'payment_method'))[0]?.id
  await order(app, 'card', { payment_method: method, code: 'insufficient_funds', times: 20 })
  const phone = await listens(app, boss)
  await pass(app, { days: 32 })
  await app.workDone()
  expect(shown(phone)).toEqual([{ kind: 'payment', body: 'Something needs your attention.', path: '/e-settings-plan' }])
})

// @module-tag ci
import type { PushMessage } from '@kasama/contract/people/reminders.rules'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Rows } from '#platform/database/db'
import { type TestApp, testApp } from '#test/app/test-app'
import { addToList, completeLesson } from '#test/learning/lessons'
import { addTopics, addVideo } from '#test/library/library'
import { household, logIn, type Person } from '#test/people/people'
import { type StandInBrowser, startPushService } from '../../../../stand-ins/push/app'

let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
// Tuesday 10 March 2026, 12:00 in Singapore.
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  service = await startPushService()
})
afterAll(() => service.stop())

const [everyDay, noon, onePm, ninePm] = [[1, 2, 3, 4, 5, 6, 7], 720, 780, 1260]

const choose = ({ token }: Person, body: { is_on: boolean; days: number[]; minute: number | null }) =>
  app.call('POST /reminders', { body }, token)
const register = ({ token }: Person, { subscription }: StandInBrowser) =>
  app.call('POST /push_subscription', { body: subscription }, token)
const shown = async ({ token }: Person) => (await app.call('GET /reminders', {}, token)).data
const answer = (body: { token: string; answer: 'tomorrow' | 'off' }) => app.call('POST /reminders/answer', { body })

/** Runs the minute's job, as its schedule does. */
async function minutePasses() {
  await app.deps.jobs.enqueue(app.deps.db, 'send-pushes', {})
  await app.workDone()
}

const messages = ({ received }: StandInBrowser) => received.map(({ message }) => JSON.parse(message) as PushMessage)
const kinds = (browser: StandInBrowser) => messages(browser).map(({ kind }) => kind)

/** A worker with her phone, reminded at a minute of these days. */
async function reminded({ days = everyDay, minute = onePm }: { days?: number[]; minute?: number } = {}) {
  const people = await household(app, 'phi')
  await app.call(
    'POST /users/fullname',
    { body: { user_id: people.worker.id, fullname: 'Maria Santos' } },
    people.boss.token,
  )
  const phone = service.subscribe(app.deps.push.publicKey)
  await register(people.worker, phone)
  expect((await choose(people.worker, { is_on: true, days, minute })).status).toBe(200)
  return { ...people, phone }
}

/** Moves the clock to a minute of the day in Singapore, the next day if it has passed. */
function until(minute: number, days = 0) {
  const now = app.deps.now().getTime() / 60_000 + 8 * 60
  const wait = (((minute - (now % 1440)) % 1440) + 1440) % 1440
  app.forward({ days, minutes: wait })
}

test('a worker chooses days and a time; nothing is chosen before', async () => {
  const { worker } = await household(app)
  expect(await shown(worker)).toEqual({
    was_asked: false,
    is_on: false,
    days: [],
    minute: null,
    has_phone: false,
    public_key: app.deps.push.publicKey,
  })
  expect((await choose(worker, { is_on: true, days: [], minute: ninePm })).code).toBe('invalid_input')
  expect((await choose(worker, { is_on: true, days: [3], minute: null })).code).toBe('invalid_input')
  for (const minute of [330, 1320, 735])
    expect((await choose(worker, { is_on: true, days: [3], minute })).status).toBe(400)
  expect((await choose(worker, { is_on: false, days: [], minute: null })).data).toMatchObject({
    was_asked: true,
    is_on: false,
  })
  expect((await choose(worker, { is_on: true, days: [3, 7], minute: ninePm })).data).toMatchObject({
    days: [3, 7],
    minute: ninePm,
  })
})

test('the phone rings once on a chosen day, at the chosen minute, in her language and without anything private', async () => {
  until(noon)
  const { phone } = await reminded()
  await minutePasses()
  expect(phone.received).toEqual([])
  until(onePm)
  await minutePasses()
  await minutePasses()
  const [message, ...others] = messages(phone)
  expect(others).toEqual([])
  expect(message).toMatchObject({
    title: 'Kumusta, Maria!',
    body: 'May 2 minuto ka ba? May lesson para sa iyo.',
    lang: 'fil',
    path: '/library',
    actions: [
      { action: 'tomorrow', title: 'Bukas na lang' },
      { action: 'off', title: 'I-off' },
    ],
  })
  expect(phone.received[0]).toMatchObject({ ttl: (21 * 60 + 30 - onePm) * 60, topic: 'reminder' })
  expect(service.problems).toEqual([])
})

test('a choice of 21:30 by an earlier release rings at 21:00: a sleeping phone has half an hour to receive it', async () => {
  until(noon)
  const { worker, phone } = await reminded({ minute: 1290 })
  expect(await shown(worker)).toMatchObject({ minute: ninePm })
  until(ninePm - 1)
  await minutePasses()
  expect(phone.received).toEqual([])
  until(ninePm)
  await minutePasses()
  expect(phone.received).toEqual([expect.objectContaining({ ttl: 1800, topic: 'reminder' })])
})

test('the texts are those of the language that she reads now', async () => {
  until(noon, 1)
  const { worker, phone } = await reminded()
  await app.call('POST /users/language', { body: { language_code: 'ind' } }, worker.token)
  until(onePm)
  await minutePasses()
  expect(messages(phone)[0]).toMatchObject({ title: 'Halo, Maria!', lang: 'id' })
})

const setPlan = ({ id }: Person, change: Updateable<Rows['subscriptions']>) =>
  app.deps.db.updateTable('subscriptions').set(change).where('user_id', '=', id).execute()
test('a reminder that waits for its service is dropped when access ends meanwhile', async () => {
  until(noon, 1)
  const { boss, phone } = await reminded()
  phone.faults.push(503)
  until(onePm)
  await minutePasses()
  await setPlan(boss, { current_period_end: app.deps.now() })
  app.forward({ minutes: 6 })
  await minutePasses()
  expect(phone.received).toEqual([])
})

test('nothing rings on other days, after a lesson of the day, or for a household without access', async () => {
  until(noon, 1)
  const weekday = new Date(app.deps.now().getTime() + 8 * 3_600_000).getUTCDay() || 7
  const other = await reminded({ days: [(weekday % 7) + 1] })
  const learner = await reminded()
  const [former, over, canceled, suspended] = [await reminded(), await reminded(), await reminded(), await reminded()]
  await completeLesson(app, await addVideo(app.deps.db, { questions: 1 }), learner.worker)
  await app.deps.db.deleteFrom('subscriptions').where('user_id', '=', former.boss.id).execute()
  const past = new Date(app.deps.now().getTime() - 1000)
  await setPlan(over.boss, { current_period_end: past })
  await setPlan(canceled.boss, { status: 'canceled', access_ends_at: past })
  await setPlan(suspended.boss, { status: 'expired', problem: 'disputed' })
  until(onePm)
  await minutePasses()
  for (const { phone } of [other, learner, former, over, canceled, suspended]) expect(phone.received).toEqual([])
  const later = new Date(app.deps.now().getTime() + 7 * 86_400_000)
  await setPlan(canceled.boss, { access_ends_at: later })
  await setPlan(suspended.boss, { status: 'active', problem: null })
  app.forward({ minutes: 1 })
  await minutePasses()
  for (const { phone } of [canceled, suspended]) expect(kinds(phone)).toEqual(['reminder'])
  expect(over.phone.received).toEqual([])
})

test('a time that has passed when it is chosen does not ring', async () => {
  until(onePm + 5, 1)
  const { phone } = await reminded()
  await minutePasses()
  expect(phone.received).toEqual([])
})

test('two ignored ones in a row make them weekly, two more end them, and a visit brings them back', async () => {
  until(noon, 1)
  const { worker, phone } = await reminded()
  const rings = async (days: number) => {
    for (let day = 0; day < days; day++) {
      until(onePm)
      await minutePasses()
      app.forward({ minutes: 1 })
    }
    return phone.received.length
  }
  expect(await rings(2)).toBe(2)
  expect(await rings(5)).toBe(2)
  expect(await rings(2)).toBe(3)
  expect(await rings(7)).toBe(4)
  expect(await rings(8)).toBe(4)
  await shown(worker)
  expect(await rings(1)).toBe(5)
})

test('one tap on the notification switches off, another asks again tomorrow; neither needs a login', async () => {
  until(noon, 1)
  const weekday = new Date(app.deps.now().getTime() + 8 * 3_600_000).getUTCDay() || 7
  const { worker, phone } = await reminded({ days: [weekday] })
  until(onePm)
  await minutePasses()
  const token = messages(phone)[0]?.token ?? ''
  expect((await answer({ token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, answer: 'off' })).code).toBe(
    'not_found',
  )
  expect((await answer({ token: token.replace(/^\d+/, '1'), answer: 'off' })).code).toBe('not_found')
  expect((await answer({ token, answer: 'tomorrow' })).status).toBe(200)
  app.forward({ minutes: 1 })
  until(onePm)
  await minutePasses()
  expect(phone.received).toHaveLength(2)
  expect((await answer({ token, answer: 'off' })).status).toBe(200)
  expect((await answer({ token, answer: 'off' })).status).toBe(200)
  expect(await shown(worker)).toMatchObject({ is_on: false, has_phone: false, days: [weekday], minute: onePm })
  app.forward({ days: 31 })
  expect((await answer({ token, answer: 'off' })).code).toBe('not_found')
})

test('a browser belongs to one account, and an account has one browser', async () => {
  until(noon, 1)
  const first = await reminded()
  const second = await reminded()
  await register(second.worker, first.phone)
  expect(await shown(first.worker)).toMatchObject({ has_phone: false })
  expect(await shown(second.worker)).toMatchObject({ has_phone: true })
  until(onePm)
  await minutePasses()
  expect(second.phone.received).toEqual([])
  expect(kinds(first.phone)).toEqual(['reminder'])
  const both = [first.worker, second.worker, first.worker]
  expect((await Promise.all(both.map((one) => register(one, first.phone)))).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ])
})

test.each([
  ['she logs out', ({ worker }: Household) => app.call('POST /auth/logout', {}, worker.token)],
  [
    'her employer ends the session',
    ({ boss, worker }: Household) =>
      app.call('POST /worker/:id/end_session', { params: { id: worker.id } }, boss.token),
  ],
  ['her browser is removed', ({ worker }: Household) => app.call('DELETE /push_subscription', {}, worker.token)],
])('the browser is forgotten when %s', async (_, end) => {
  const people = await reminded()
  expect((await end(people)).status).toBe(200)
  expect(await phonesOf(people.worker)).toBe(0)
})
type Household = { boss: Person; worker: Person }
const phonesOf = async ({ id }: Person) =>
  (await app.deps.db.selectFrom('push_subscriptions').select('user_id').where('user_id', '=', id).execute()).length

test('another login ends the former phone', async () => {
  const { worker } = await reminded()
  app.forward({ minutes: 20 })
  await logIn(app, worker.name, worker.password)
  expect(await phonesOf(worker)).toBe(0)
})

test('nothing of it is left when the account is deleted', async () => {
  const { worker } = await reminded()
  await app.call(
    'POST /auth/login',
    { body: { username: worker.name, password: worker.password, role: 'W' } },
    worker.token,
  )
  expect((await app.call('POST /users/delete', {}, worker.token)).status).toBe(200)
  for (const table of ['push_subscriptions', 'reminders', 'pushes'] as const) {
    const rows = await app.deps.db.selectFrom(table).select('user_id').where('user_id', '=', worker.id).execute()
    expect(rows, table).toEqual([])
  }
})

test('a browser that is gone is forgotten, and one whose service is away is tried again', async () => {
  until(noon, 1)
  const gone = await reminded()
  const away = await reminded()
  const fine = await reminded()
  gone.phone.faults.push(410)
  away.phone.faults.push(503)
  until(onePm)
  await minutePasses()
  expect(await phonesOf(gone.worker)).toBe(0)
  expect([kinds(away.phone), kinds(fine.phone)]).toEqual([[], ['reminder']])
  app.forward({ minutes: 6 })
  await minutePasses()
  expect(kinds(away.phone)).toEqual(['reminder'])
  expect(fine.phone.received).toHaveLength(1)
})

test('lessons that an employer chooses are announced together, once, and not if she has done them', async () => {
  until(noon, 1)
  const { boss, phone } = await reminded({ minute: ninePm })
  const busy = await reminded({ minute: ninePm })
  const [first, second] = [await addVideo(app.deps.db), await addVideo(app.deps.db)]
  const third = await addVideo(app.deps.db, { questions: 1 })
  await addToList(app, first, boss)
  await addToList(app, second, boss)
  await addToList(app, third, busy.boss)
  await minutePasses()
  expect(phone.received).toEqual([])
  await completeLesson(app, third, busy.worker)
  app.forward({ minutes: 11 })
  await minutePasses()
  expect(kinds(phone)).toEqual(['chosen'])
  expect(messages(phone)[0]).toMatchObject({ title: 'Kumusta, Maria!', actions: [{ action: 'off' }] })
  expect(busy.phone.received).toEqual([])
  // One notification a day: no reminder after it.
  until(ninePm)
  await minutePasses()
  expect(kinds(phone)).toEqual(['chosen'])
})

test('news of a day that has had its notification waits for her time of the next day, and news of a night for it too', async () => {
  until(onePm - 1, 1)
  const day = await reminded()
  until(onePm)
  await minutePasses()
  await addToList(app, await addVideo(app.deps.db), day.boss)
  const night = await reminded()
  app.forward({ minutes: 11 })
  await minutePasses()
  expect(kinds(day.phone)).toEqual(['reminder'])
  until(22 * 60)
  await addToList(app, await addVideo(app.deps.db), night.boss)
  app.forward({ minutes: 30 })
  await minutePasses()
  until(6 * 60)
  await minutePasses()
  expect(night.phone.received).toEqual([])
  until(onePm)
  await minutePasses()
  expect(kinds(night.phone)).toEqual(['chosen'])
  expect(kinds(day.phone)).toEqual(['reminder', 'chosen'])
})

test('an employer gets news alone, in English and without a name of the household', async () => {
  until(noon, 1)
  const { boss, worker } = await household(app)
  const phone = service.subscribe(app.deps.push.publicKey)
  await register(boss, phone)
  expect((await choose(boss, { is_on: true, days: [2], minute: noon })).data).toMatchObject({
    is_on: true,
    days: [],
    minute: null,
  })
  await completeLesson(app, await addVideo(app.deps.db, { questions: 1 }), worker)
  await app.workDone()
  expect(messages(phone)).toMatchObject([
    { kind: 'moment', title: 'Hello!', body: 'There is good news to read.', path: '/worker-progress' },
  ])
})

test('an address inside a network, or without the keys of a browser, is refused', async () => {
  const { worker } = await household(app)
  const { subscription } = service.subscribe(app.deps.push.publicKey)
  const wrong = [
    { ...subscription, endpoint: 'https://10.0.0.1/x' },
    { ...subscription, endpoint: 'http://push.example.com/x' },
    { ...subscription, keys: { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` } },
  ]
  for (const body of wrong)
    expect((await app.call('POST /push_subscription', { body }, worker.token)).code).toBe('invalid_input')
  for (const endpoint of [
    'ftp://push.example.com',
    'https://push.example.com/ space',
    `https://a.b/${'x'.repeat(1000)}`,
  ])
    expect(
      (await app.call('POST /push_subscription', { body: { ...subscription, endpoint } }, worker.token)).status,
    ).toBe(400)
})

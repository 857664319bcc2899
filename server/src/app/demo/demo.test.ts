import { earnsCredit, percentOf } from '@kasama/contract/learning/progress/progress.rules'
import { beforeAll, expect, test } from 'vitest'
import { reconcile } from '#money/upkeep/reconcile'
import { months } from '#platform/calendar/periods'
import { demoAdmin, demoLogins } from '#platform/demo-logins'
import { seedLibrary } from '#studio/content/load/seed-library'
import { type TestApp, testApp } from '#test/app/test-app'
import { order } from '#test/money/billing'
import layout from '../../../../content/layout.json' with { type: 'json' }
import { demoEmployers } from './demo-people'
import { type DemoVideo, progressOf } from './demo-progress'
import { loadDemo } from './load-demo'

type Login = { role: 'E' | 'W' | 'A'; username: string; password: string }

let app: TestApp
let work: number
const steps: number[] = []

beforeAll(async () => {
  app = await testApp({ config: { demo: true } })
  await seedLibrary(app.deps.db)
  const computedBefore = app.deps.passwords.computed()
  expect(await loadDemo(app.deps, ({ done, total }) => steps.push(done / total))).toBe(true)
  work = app.deps.passwords.computed() - computedBefore
})

const sessions = new Map<string, Promise<{ id: number; token: string }>>()

/** Each account logs in once: a worker's live session would refuse a second one. */
function logIn(login: Login) {
  const session = sessions.get(login.username) ?? startSession(login)
  sessions.set(login.username, session)
  return session
}

async function startSession({ role, username, password }: Login) {
  const { data } = await app.call('POST /auth/login', { body: { username, password, role } })
  await app.call('POST /auth/session/:id', { params: { id: data.user.id } }, data.token)
  return { id: data.user.id, token: data.token }
}
const loginOf = (username: string) => {
  const login = [...demoLogins, demoAdmin].find((demoLogin) => demoLogin.username === username)
  if (!login) throw new Error(`${username} is no demo login`)
  return logIn(login)
}

test.each([...demoLogins, demoAdmin])('$label logs in', async (login) => {
  const { id, token } = await logIn(login)
  const me = await app.call('GET /users/me', {}, token)
  expect([me.status, me.data.id]).toEqual([200, id])
  expect(me.data.email ?? `${me.data.username}.example`).toMatch(/\.example$/)
})
test('each password is hashed once, and progress is told to the end', () => {
  expect(work).toBe(new Set(demoLogins.map(({ password }) => password)).size)
  expect(steps.at(-1)).toBe(1)
})
test('the library has lessons in all twelve topics, and public ones', async () => {
  const topics = (await app.call('GET /topics', { query: {} }, null)).data
  expect(topics).toHaveLength(12)
  const { token } = await loginOf('maria88')
  for (const { id } of topics) {
    const feed = await app.call('GET /feeds/employer_all', { query: { topic: String(id) } as never }, token)
    expect(feed.data.items.length).toBeGreaterThan(0)
  }
  expect((await app.call('GET /feeds/public', { query: {} }, null)).data.items.length).toBeGreaterThan(2)
})
test('the initial content exists once, beside the lessons', async () => {
  const { token } = await loginOf(demoAdmin.username)
  const { data: skills } = await app.call('GET /admin/skills', {}, token)
  expect(skills.map(({ name, lessons, topic_ids }) => [name.eng, lessons.length, topic_ids])).toMatchObject([
    ['Laundry', 1, []],
    ['Cleaning', 2, []],
    ...skills.slice(2, -1).map(({ name }) => [name.eng, expect.any(Number), []]),
    ['Curiosity', 0, [999]],
  ])
  expect(skills).toHaveLength(14)
  const { sections } = (await app.call('GET /admin/layout', {}, token)).data
  expect(sections.map(({ lessons }) => lessons.length)).toEqual(layout.map(({ items }) => items.length))
})
test.each(['maria88', 'siti2025', 'thida99'])('%s has made progress and has more to watch', async (username) => {
  const { id, token } = await loginOf(username)
  const { data } = await app.call('GET /users/:id/progress', { params: { id } }, token)
  expect(data.videos_completed).toBeGreaterThan(1)
  expect(data.must_watch_left).toBeGreaterThan(1)
  expect(data.stars).toBeGreaterThan(2)
  expect(data.minutes.filter(({ minutes }) => minutes > 0).length).toBeGreaterThan(3)
  const feed = await app.call('GET /video_subscription/subscribed', { query: {} }, token)
  const inTheMiddle = feed.data.items.filter(({ progress, is_completed }) => progress > 0 && !is_completed)
  expect(inTheMiddle).toHaveLength(1)
  expect(feed.data.items.some(({ is_locked }) => is_locked)).toBe(false)
})
test('Maria has credits, skills and certificates', async () => {
  const { id, token } = await loginOf('maria88')
  const { data } = await app.call('GET /users/:id/progress', { params: { id } }, token)
  expect(data.credits).toBeGreaterThan(0)
  const skills = await app.call('GET /skills/skill_for_worker/:id', { params: { id }, query: {} }, token)
  expect(skills.data.filter(({ earned }) => earned).length).toBeGreaterThan(2)
  const certificates = await app.call('GET /users/:id/certificates', { params: { id } }, token)
  expect(certificates.data.map(({ topic_id }) => topic_id).sort()).toEqual([13, 20])
})
test.each([
  ['maria88', { orders: [] }],
  ['siti2025', { balance: 4, stamps: 4, on_file: false, orders: [] }],
  ['thida99', { balance: 0, stamps: 0, on_file: true, name: 'Thida Sample', orders: [{ state: 'posted' }] }],
])('%s has what her credits made, and no praise of long ago waits for her', async (username, card) => {
  const { token } = await loginOf(username)
  const { data } = await app.call('GET /redeem', {}, token)
  expect(data).toMatchObject(card)
  await app.caughtUp()
  expect((await app.call('GET /redeem', {}, token)).data).toEqual(data)
  expect((await app.call('GET /praise', { query: {} }, token)).data).toEqual([])
})
test('her credits are the same on whatever day the demo is opened', () => {
  const video = (id: number): DemoVideo => ({
    id,
    seconds: 90,
    questions: [1, 2, 3].map((n) => ({ id: n, answers: [1] })),
  })
  const workers = demoEmployers.flatMap(({ worker }) => (worker?.earlier ? [worker] : []))
  for (let day = 0; day < 366; day++) {
    const now = new Date(Date.UTC(2028, 0, 1 + day, 4))
    for (const worker of workers) {
      const videos = {
        mustWatch: worker.mustWatch.map((_, n) => video(n)),
        earlier: (worker.earlier ?? []).map((_, n) => video(50 + n)),
      }
      const { watches, answers } = progressOf(worker, videos, now)
      const earned = months(now, 12).filter(({ from, to }) => {
        const isIn = ({ at }: { at: Date }) => at >= from && at < to
        const ownAnswers = answers.filter(isIn)
        const percent = percentOf(ownAnswers.filter(({ score }) => score > 0).length, ownAnswers.length)
        return earnsCredit({ percent, answers: ownAnswers.length, videosWatched: watches.filter(isIn).length })
      })
      expect([worker.username, now, earned.length]).toEqual([worker.username, now, worker.earlier?.length])
    }
  }
})
test('Grace pays by card, and has a receipt', async () => {
  const { token } = await loginOf('grace.demo@kasama.example')
  const { data } = await app.call('GET /users/subscription', {}, token)
  expect(data).toMatchObject({ subscription_plan_id: 11, status: 'active', problem: null, card: { last4: '4242' } })
  expect(data.next_charge).toMatchObject({ amount: 14_900, at: data.current_period_end })
  const payments = (await app.call('GET /payments', { query: {} }, token)).data.items
  expect(payments).toMatchObject([{ amount: 14_900, state: 'paid', card_last4: '4242' }])
  expect((await app.call('GET /payment/contact', {}, token)).data.contact?.line1).toContain('Lorong Contoh')
  await order(app, 'advance')
  expect(await reconcile(app.deps, () => {})).toBe(true)
  expect((await app.call('GET /payments', { query: {} }, token)).data.items).toHaveLength(1)
})
test('an agency whose contract ended gets no content', async () => {
  const { token } = await loginOf('agency.demo@kasama.example')
  expect((await app.call('GET /feeds/employer_all', { query: {} }, token)).code).toBe('agency_expired')
})
test('a second start, and one outside demo mode, load nothing', async () => {
  expect(await loadDemo(app.deps)).toBe(false)
  const plain = await testApp({ config: { demo: false } })
  expect(await loadDemo(plain.deps)).toBe(false)
  expect(await plain.deps.db.selectFrom('users').selectAll().execute()).toEqual([])
})

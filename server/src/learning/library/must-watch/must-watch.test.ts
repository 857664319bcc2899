import type { CompiledQuery } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { household, type Person } from '#test/people/people'

let app: TestApp
let boss: Person
let worker: Person
let videos: TestVideo[]
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  videos = []
  for (const title of ['One', 'Two', 'Three', 'Four'])
    videos.push(await addVideo(app.deps.db, { title, topic: title === 'Two' ? 7 : 13, questions: 2 }))
})

beforeEach(async () => {
  ;({ boss, worker } = await household(app))
})

const idOf = (index: number) => videos[index]?.id ?? 0
const press = (name: 'subscribed_clip' | 'unsubscribe_clip', index: number) =>
  app.call(`POST /video_subscription/${name}/:id`, { params: { id: idOf(index) } }, boss.token)
const order = (indices: number[]) =>
  app.call('POST /video_subscription/order', { body: { video_ids: indices.map(idOf) } }, boss.token)
const list = async () => (await app.call('GET /video_subscription/must_watch', {}, boss.token)).data
const feed = async (query = {}) => (await app.call('GET /video_subscription/subscribed', { query }, worker.token)).data
const titles = (cards: { title: string }[]) => cards.map(({ title }) => title.replace(' (mya)', ''))
const titlesInFeed = async () => titles((await feed()).items)

async function watch(index: number) {
  const params = { id: idOf(index) }
  await app.call('POST /videos/:id/visit', { params, body: {} }, worker.token)
  app.forward({ seconds: 130 })
  await app.call('POST /videos/:id/position', { params, body: { language_code: 'eng', position: 100 } }, worker.token)
}
/** Watches thirty of the hundred seconds. */
async function visit(index: number) {
  const params = { id: idOf(index) }
  await app.call('POST /videos/:id/visit', { params, body: {} }, worker.token)
  app.forward({ seconds: 40 })
  await app.call('POST /videos/:id/position', { params, body: { language_code: 'eng', position: 30 } }, worker.token)
}
const answer = (id: number, option: number) =>
  app.call('POST /questions/:id/answers', { params: { id }, body: { answers: [option] } }, worker.token)

test('the list is in the order in which it was added, until the employer orders it; what comes later stands last', async () => {
  for (const index of [1, 0, 2]) await press('subscribed_clip', index)
  expect(await titlesInFeed()).toEqual(['Two', 'One', 'Three'])
  expect((await order([2, 1, 0])).data.video_ids).toEqual([2, 1, 0].map(idOf))
  await press('subscribed_clip', 3)
  expect(await titlesInFeed()).toEqual(['Three', 'Two', 'One', 'Four'])
  expect(titles((await list()).lessons)).toEqual(await titlesInFeed())
  const first = await feed({ limit: '3' })
  expect(titles((await feed({ limit: '3', cursor: first.next_cursor })).items)).toEqual(['Four'])
})

test('an order of an older page loses nothing: what it does not name comes after, what is gone is left out', async () => {
  for (const index of [0, 1, 2, 3]) await press('subscribed_clip', index)
  await press('unsubscribe_clip', 1)
  expect((await order([2, 1])).data.video_ids).toEqual([2, 0, 3].map(idOf))
  expect((await order([])).data.video_ids).toEqual([2, 0, 3].map(idOf))
  const orders = await Promise.all(Array.from({ length: 12 }, (_, n) => order(n % 2 ? [0, 2, 3] : [3, 2, 0])))
  expect(orders.every(({ status }) => status === 200)).toBe(true)
  expect([...(await titlesInFeed())].sort()).toEqual(['Four', 'One', 'Three'])
})

test('nobody orders the list of another employer; an order with a lesson twice is refused', async () => {
  for (const index of [0, 1]) await press('subscribed_clip', index)
  const { boss: other } = await household(app)
  const body = { video_ids: [1, 0].map(idOf) }
  expect((await app.call('POST /video_subscription/order', { body }, other.token)).data.video_ids).toEqual([])
  expect(await titlesInFeed()).toEqual(['One', 'Two'])
  expect((await order([0, 0])).status).toBe(400)
  expect((await app.call('POST /video_subscription/order', { body }, worker.token)).status).toBe(403)
})

test('adding a video adds its topics to the chosen ones, from two pages at once', async () => {
  const topics = async () =>
    (await app.call('GET /users/:id/topics', { params: { id: boss.id } }, boss.token)).data.map((row) => row.topic_id)
  await app.call('POST /users/topics', { body: { topics: '20' } }, boss.token)
  await Promise.all([0, 1, 2, 3].map((index) => press('subscribed_clip', index)))
  expect(await topics()).toEqual([7, 13, 20])
  await press('unsubscribe_clip', 1)
  expect(await topics()).toEqual([7, 13, 20])
})

test('the employer sees how far each lesson is, and which questions were wrong first', async () => {
  for (const index of [0, 1, 2]) await press('subscribed_clip', index)
  const [easy = 0, hard = 0] = videos[1]?.questionIds ?? []
  await watch(1)
  await answer(easy, 2)
  for (const option of [1, 3]) await answer(hard, option)
  await app.call(
    'POST /videos/:id/position',
    { params: { id: idOf(0) }, body: { language_code: 'eng', position: 0 } },
    worker.token,
  )
  const wrong = { question: 'Question 2', tries: 2, is_right: false }
  expect((await list()).lessons[1]).toMatchObject({ title: 'Two', progress: 1, questions: 2, hard_questions: [wrong] })
  await answer(hard, 2)
  const { lessons, total, completed } = await list()
  expect({ total, completed }).toEqual({ total: 3, completed: 1 })
  expect(titles(lessons)).toEqual(['One', 'Three', 'Two'])
  expect(lessons[2]).toMatchObject({
    completed_at: app.deps.now().toISOString(),
    topic_ids: [7],
    is_locked: false,
    hard_questions: [{ ...wrong, tries: 3, is_right: true }],
  })
  expect(lessons[0]).toMatchObject({ progress: 0, completed_at: null, hard_questions: [] })
  expect((await press('unsubscribe_clip', 1)).code).toBe('clip_completed')
})

test('the list takes two statements: who asks, and what she sees', async () => {
  for (const index of [0, 1, 2, 3]) await press('subscribed_clip', index)
  const executor = app.deps.db.getExecutor()
  const original = executor.executeQuery.bind(executor)
  let statements = 0
  executor.executeQuery = ((query: CompiledQuery) => {
    statements++
    return original(query)
  }) as never
  expect((await list()).lessons).toHaveLength(4)
  executor.executeQuery = original
  expect(statements).toBeLessThanOrEqual(2)
})

test('the lessons she has begun come in the order of her list, however long it is', async () => {
  const begun = async () => (await app.call('GET /feeds/begun', { query: {} }, worker.token)).data.items
  const many = await Promise.all(
    Array.from({ length: 30 }, (_, n) => addVideo(app.deps.db, { title: `More ${n}`, topic: 13, questions: 2 })),
  )
  for (const { id } of many)
    await app.call('POST /video_subscription/subscribed_clip/:id', { params: { id } }, boss.token)
  for (const index of [3, 0]) await press('subscribed_clip', index)
  expect(await begun()).toEqual([])
  await watch(1)
  for (const index of [0, 3]) await visit(index)
  expect(titles(await begun())).toEqual(['Four', 'One'])
  await watch(3)
  expect(titles(await begun())).toEqual(['One'])
})

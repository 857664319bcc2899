import { CardPage } from '@kasama/contract/learning/library/library.api'
import { Ajv } from 'ajv'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { household, type Person } from '#test/people/people'

let app: TestApp
let boss: Person
let worker: Person
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  ;({ boss, worker } = await household(app))
  for (let n = 1; n <= 30; n++) {
    await addVideo(app.deps.db, {
      title: `Kitchen lesson ${n}`,
      topic: n % 3 === 0 ? 7 : 13,
      questions: n % 2,
      created_at: new Date(Date.UTC(2026, 0, n)),
      ...(n <= 3 && { layout_position: 4 - n }),
    })
  }
})

const feeds = [
  'GET /feeds/employer_all',
  'GET /feeds/recently_added',
  'GET /feeds/recommendation',
  'GET /feeds/begun',
  'GET /feeds/completed',
  'GET /feeds/public',
  'GET /video_subscription/subscribed',
] as const
type Feed = (typeof feeds)[number]
const feed = (name: Feed, query = {}, by = boss) => app.call(name, { query }, by.token)
const titles = async (name: Feed, query = {}, by = boss) =>
  (await feed(name, query, by)).data.items.map(({ title }) => title)
const lesson = (n: number) => `Kitchen lesson ${n}`

test('employer_all keeps the layout, then the newest; recently_added the newest', async () => {
  expect((await titles('GET /feeds/employer_all')).slice(0, 5)).toEqual([3, 2, 1, 30, 29].map(lesson))
  expect(await titles('GET /feeds/recently_added', { limit: '2' })).toEqual([30, 29].map(lesson))
})
test('a feed is read to its end in pages, each video once', async () => {
  const ids: number[] = []
  let cursor: string | null = null
  do {
    const { data } = await feed('GET /feeds/employer_all', { limit: '7', ...(cursor && { cursor }) })
    ids.push(...data.items.map(({ video_id }) => video_id))
    cursor = data.next_cursor
  } while (cursor)
  expect(ids).toHaveLength(30)
  expect(new Set(ids).size).toBe(30)
})
test('a topic filters every feed', async () => {
  const { data } = await feed('GET /feeds/employer_all', { topic: '7' })
  expect(data.items).toHaveLength(10)
  expect(data.items.every(({ topic_ids }) => topic_ids.includes(7))).toBe(true)
})
test('search finds every word, prefixes and a typing mistake, titles first', async () => {
  await addVideo(app.deps.db, { title: 'Iron a shirt' })
  expect(await titles('GET /feeds/employer_all', { q: 'shirt iron' })).toEqual(['Iron a shirt'])
  expect(await titles('GET /feeds/employer_all', { q: 'shi' })).toEqual(['Iron a shirt'])
  expect(await titles('GET /feeds/employer_all', { q: 'shirrt' })).toEqual(['Iron a shirt'])
  expect(await titles('GET /feeds/employer_all', { q: 'wheelchair' })).toEqual([])
})
test.each(['%', '_', "'", '\\', '(', ':*', '   ', '💧', 'မီး'])('the search text %s breaks nothing', async (q) => {
  expect((await feed('GET /feeds/employer_all', { q })).status).toBe(200)
})
test('adding and removing a clip shows on the cards of both, and twice is once', async () => {
  const { data } = await feed('GET /feeds/recently_added', { limit: '1' })
  const id = data.items[0]?.video_id ?? 0
  const add = () => app.call('POST /video_subscription/subscribed_clip/:id', { params: { id } }, boss.token)
  const replies = await Promise.all([add(), add(), add()])
  expect(new Set(replies.map((reply) => reply.data.id)).size).toBe(1)
  const mustWatch = await feed('GET /video_subscription/subscribed', {}, worker)
  expect(mustWatch.data.items).toMatchObject([{ id: replies[0]?.data.id, video_id: id, is_subscribed: true }])
  await app.call('POST /video_subscription/unsubscribe_clip/:id', { params: { id } }, boss.token)
  expect((await feed('GET /video_subscription/subscribed', {}, worker)).data.items).toEqual([])
})
test('64 presses at once add and remove one clip, and every answer names its video', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Pressed' })
  const press = (name: 'subscribed_clip' | 'unsubscribe_clip') =>
    app.call(`POST /video_subscription/${name}/:id`, { params: { id } }, boss.token)
  const replies = await Promise.all(
    Array.from({ length: 64 }, (_, n) => press(n % 2 ? 'unsubscribe_clip' : 'subscribed_clip')),
  )
  for (const { status, data } of replies) expect([status, data.video_id]).toEqual([200, id])
  const { data } = await press('subscribed_clip')
  expect((await press('subscribed_clip')).data).toEqual(data)
  // The same again after a lost response is a success; a video that is not there has none.
  expect((await press('unsubscribe_clip')).data).toEqual({ id: data.id, video_id: id })
  expect((await press('unsubscribe_clip')).data).toEqual({ id: null, video_id: id })
  const unknown = { params: { id: 2_000_000_000 } }
  expect((await app.call('POST /video_subscription/unsubscribe_clip/:id', unknown, boss.token)).code).toBe('not_found')
})
test('a completed clip stays', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Stay' })
  await app.call('POST /video_subscription/subscribed_clip/:id', { params: { id } }, boss.token)
  await app.call('POST /videos/:id/visit', { params: { id }, body: {} }, worker.token)
  app.forward({ seconds: 100 })
  await app.call(
    'POST /videos/:id/position',
    { params: { id }, body: { language_code: 'eng', position: 100 } },
    worker.token,
  )
  await app.call('POST /videos/:id/watched', { params: { id } }, worker.token)
  const reply = await app.call('POST /video_subscription/unsubscribe_clip/:id', { params: { id } }, boss.token)
  expect(reply.code).toBe('clip_completed')
  const completed = await app.call('GET /feeds/completed', { query: {} }, worker.token)
  expect(completed.data.items.map(({ title }) => title)).toEqual(['Stay (mya)'])
  expect(await titles('GET /feeds/recommendation', { limit: '100' }, worker)).not.toContain('Stay (mya)')
})
test('recommendations come from chosen topics first', async () => {
  await app.call('POST /users/topics', { body: { topics: '7' } }, boss.token)
  const { data } = await feed('GET /feeds/recommendation', { limit: '12' }, worker)
  expect(data.items.slice(0, 10).every(({ topic_ids }) => topic_ids.includes(7))).toBe(true)
  expect(data.items[10]?.topic_ids).toEqual([13])
})
test('a card holds all fields that its schema lists, and no others', async () => {
  const fits = new Ajv().compile(CardPage)
  for (const name of feeds) {
    const { data } = await feed(name, { limit: '5' }, worker)
    expect(fits(data), `${name} ${JSON.stringify(fits.errors)}`).toBe(true)
  }
  const { data } = await feed('GET /feeds/employer_all', { limit: '5' }, worker)
  expect(data.items).toHaveLength(5)
  expect(fits({ ...data, items: [{ ...data.items[0], layout_position: 1 }] })).toBe(false)
})
test('topics come in the reader’s language', async () => {
  const { data } = await app.call('GET /topics', { query: {} }, worker.token)
  expect(data[0]).toMatchObject({ id: 7, name: 'Cooking (mya)' })
})

test('a feed of one language leaves out what does not have it, page by page, also in a search', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Polish kitchen silver', created_at: new Date('2026-06-01') })
  await app.deps.db
    .deleteFrom('video_languages')
    .where('video_id', '=', id)
    .where('language_code', '=', 'mya')
    .execute()
  for (const name of ['GET /feeds/recently_added', 'GET /feeds/recommendation'] as const) {
    const hasLessons = async (query: object) =>
      (await feed(name, query, worker)).data.items.some(({ video_id }) => video_id === id)
    expect(await hasLessons({ limit: '100' }), name).toBe(true)
    expect(await hasLessons({ limit: '100', in_language: 'mya' }), name).toBe(false)
    expect(await hasLessons({ limit: '100', q: 'polish' }), name).toBe(true)
    expect(await hasLessons({ limit: '100', q: 'polish', in_language: 'mya' }), name).toBe(false)
    expect((await feed(name, { limit: '3', in_language: 'mya' }, worker)).data.items).toHaveLength(3)
  }
  expect((await feed('GET /feeds/recently_added', { in_language: 'xx' }, worker)).status).toBe(400)
})
test('S2.93, S3.29: a card says its host; a language without a title shows the English one', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'At Vimeo' })
  const words = app.deps.db.updateTable('video_languages').set({ title: '', video_host: 'vimeo', vimeo_id: '123456' })
  await words.where('video_id', '=', id).where('language_code', '=', 'mya').execute()
  const of = async (lang: 'eng' | 'mya') => {
    const { data } = await app.call('GET /feeds/recently_added', { query: { limit: 100, lang } }, worker.token)
    return data.items.find((card) => card.video_id === id)
  }
  expect(await of('eng')).toMatchObject({ title: 'At Vimeo', video_host: 'file' })
  expect(await of('mya')).toMatchObject({ title: 'At Vimeo', video_host: 'vimeo' })
})

import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { household, type Person } from '#test/people/people'

let app: TestApp
const homes: { boss: Person; worker: Person }[] = []
const ids: number[] = []
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  for (let n = 0; n < 4; n++) {
    homes.push(await household(app, n % 2 ? 'mya' : 'ind'))
    ids.push((await addVideo(app.deps.db, { title: `Lesson ${n}`, public_level: 1 })).id)
  }
  for (const [n, { boss }] of homes.entries()) {
    const params = { id: ids[n] ?? 0 }
    await app.call('POST /video_subscription/subscribed_clip/:id', { params }, boss.token)
  }
})

const feed = (name: 'GET /feeds/employer_all' | 'GET /video_subscription/subscribed', token: string, query = {}) =>
  app.call(name, { query }, token)

test('viewers of one feed at the same moment get their own lists, locks and languages', async () => {
  const all = await Promise.all(homes.map(({ worker }) => feed('GET /feeds/employer_all', worker.token)))
  const marked = all.map(({ data }) => data.items.filter((card) => card.is_subscribed).map((card) => card.video_id))
  expect(marked).toEqual(ids.map((id) => [id]))
  expect(all.map(({ data }) => data.items[0]?.title)).toEqual([
    'Lesson 3',
    'Lesson 3 (mya)',
    'Lesson 3',
    'Lesson 3 (mya)',
  ])
})
test('viewers with the same search at the same moment share only the hits', async () => {
  const feeds = await Promise.all(
    homes.map(({ worker }) => feed('GET /feeds/employer_all', worker.token, { q: 'leson', limit: '3' })),
  )
  const marked = feeds.map(({ data }) => data.items.filter((card) => card.is_subscribed).map((card) => card.video_id))
  expect(feeds.map(({ data }) => data.items.length)).toEqual([3, 3, 3, 3])
  expect(marked).toEqual([[], ...ids.slice(1).map((id) => [id])])
})
test('different feeds and pages at the same moment are not mixed up', async () => {
  const token = homes[2]?.worker.token ?? ''
  const [all, mustWatch, short, searched, open] = await Promise.all([
    feed('GET /feeds/employer_all', token),
    feed('GET /video_subscription/subscribed', token),
    feed('GET /feeds/employer_all', token, { limit: '1' }),
    feed('GET /feeds/employer_all', token, { q: 'lesson' }),
    app.call('GET /feeds/public', { query: {} }),
  ])
  expect([all, mustWatch, short, searched, open].map(({ data }) => data.items.length)).toEqual([4, 1, 1, 4, 4])
  expect(mustWatch.data.items[0]?.video_id).toBe(ids[2])
  expect(open.data.items.some((card) => card.is_subscribed)).toBe(false)
})

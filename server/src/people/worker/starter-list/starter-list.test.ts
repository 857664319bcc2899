import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { employer, household, type Person, subscriber } from '#test/people/people'

let app: TestApp
const ids: Record<string, number> = {}
beforeAll(async () => {
  app = await testApp()
  const { db } = app.deps
  await addTopics(db)
  const add = async (title: string, topic: number, layout_position?: number) => {
    const layout = layout_position === undefined ? {} : { layout_position }
    ids[title] = (await addVideo(db, { title, topic, duration: 90, ...layout })).id
  }
  await add('Second', 20, 2)
  await add('First', 20, 1)
  await add('Cooking', 7, 3)
  for (let n = 0; n < 12; n++) await add(`Chore ${n}`, 13)
})

const choose = (boss: Person, topics: string) => app.call('POST /users/topics', { body: { topics } }, boss.token)
const offered = async (boss: Person) => (await app.call('GET /worker/starter_list', {}, boss.token)).data
const add = (boss: Person, video_ids: number[]) =>
  app.call('POST /worker/starter_list', { body: { video_ids } }, boss.token)
const mustWatch = async (person: Person) =>
  (await app.call('GET /video_subscription/subscribed', { query: {} }, person.token)).data.items.map(
    ({ video_id }) => video_id,
  )

test('the lessons of the chosen topics are offered in the order of the layout, at most ten', async () => {
  const boss = await subscriber(app)
  expect(await offered(boss)).toEqual([])
  await choose(boss, '20')
  expect(await offered(boss)).toMatchObject([
    { video_id: ids.First, title: 'First', topic_id: 20, duration: 90, thumbnail_url: '/pictures/x.svg' },
    { video_id: ids.Second, title: 'Second', topic_id: 20 },
  ])
  await choose(boss, '13,20')
  const many = await offered(boss)
  expect(many).toHaveLength(10)
  expect(many.slice(0, 3).map(({ topic_id }) => topic_id)).toEqual([20, 20, 13])
})
test('all that she leaves ticked are added at once, and once, and her worker sees them', async () => {
  const { boss, worker } = await household(app)
  await choose(boss, '20,7')
  const expectedIds = (await offered(boss)).map(({ video_id }) => video_id)
  const replies = await Promise.all([
    add(boss, expectedIds),
    add(boss, [...expectedIds, ...expectedIds]),
    add(boss, expectedIds),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await mustWatch(worker)).sort()).toEqual([...expectedIds].sort())
  expect(await offered(boss)).toEqual([])
})
test('with a lesson that is not there nothing is added', async () => {
  const boss = await subscriber(app)
  const reply = await add(boss, [ids.First ?? 0, 2_000_000_000])
  expect([reply.status, reply.code]).toEqual([404, 'not_found'])
  expect(await mustWatch(boss)).toEqual([])
})
test('without a plan nothing is added', async () => {
  expect((await add(await employer(app), [ids.First ?? 0])).code).toBe('subscription_needed')
})
test('an empty list and one of more than a hundred are refused', async () => {
  const boss = await subscriber(app)
  expect((await add(boss, [])).code).toBe('invalid_input')
  expect((await add(boss, Array(101).fill(ids.First))).code).toBe('invalid_input')
})

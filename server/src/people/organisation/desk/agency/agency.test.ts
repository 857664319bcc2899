import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { learn } from '#test/learning/learning'
import { addTopics, addVideo } from '#test/library/library'
import { desks } from '#test/people/admins'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
let workers: number[]

beforeAll(async () => {
  // A Wednesday in Singapore.
  app = await testApp({ start: '2026-03-11T04:00:00Z' })
  desk = await desks(app)
  workers = await make(desk.one.org.id, ['siti1001', 'lorna1002', 'thida1003'])
  await make(desk.other.org.id, ['other1004'])
})

async function make(id: number, userIds: string[]) {
  const rows = userIds.map((user_id, index) => ({
    line: index + 2,
    employer_email: `${user_id}@nutmeg.example`,
    employer_name: `Boss of ${user_id}`,
    user_id,
    worker_name: user_id.slice(0, -4),
    language: index === 0 ? 'Indonesian' : 'Filipino',
  }))
  const body = { until: '2026-12-31', mail: false, rows }
  const reply = await app.call(
    'POST /admin/organisations/:id/households',
    { params: { id }, body },
    desk.provider.token,
  )
  return reply.data.logins.map((login) => login.id)
}
const setLastSeen = (id: number, day: string) =>
  app.deps.db.updateTable('users').set({ seen_on: day }).where('id', '=', id).execute()
const list = (query: { view?: 'not_in' | 'quiet' | 'ending'; q?: string; limit?: number; cursor?: string } = {}) =>
  app.call('GET /admin/organisations/:id/households', { params: { id: desk.one.org.id }, query }, desk.one.admin.token)
const names = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).data.items.map(({ worker }) => worker?.user_id)

test('households in views, searched, page after page', async () => {
  const [first = 0, second = 0] = workers
  await setLastSeen(first, '2026-03-11')
  await setLastSeen(second, '2026-02-20')
  expect(await names({})).toEqual(['thida1003', 'lorna1002', 'siti1001'])
  expect(await names({ view: 'not_in' })).toEqual(['thida1003'])
  expect(await names({ view: 'quiet' })).toEqual(['lorna1002'])
  expect(await names({ view: 'ending' })).toEqual([])
  expect(await names({ q: 'BOSS of siti' })).toEqual(['siti1001'])
  expect(await names({ q: '%' })).toEqual([])
  const page = (await list({ limit: 2 })).data
  expect([page.total, page.items.length]).toEqual([3, 2])
  expect(await names({ limit: 2, cursor: page.next_cursor ?? '' })).toEqual(['siti1001'])
  expect((await list({ cursor: 'x' })).code).toBe('invalid_input')
})
test("the week's figures are those of the organisation alone", async () => {
  await addTopics(app.deps.db)
  await addVideo(app.deps.db, { questions: 20 })
  const [first = 0] = workers
  await learn(app, first, { at: '2026-03-10T01:00:00Z', right: 3, late: 1, videos: 1 })
  await learn(app, first, { at: '2026-03-04T01:00:00Z', right: 2, videos: 2 })
  await app.deps.db
    .insertInto('learning_days')
    .values({ worker_id: first, day: '2026-03-10', seconds: 600, last_at: app.deps.now() })
    .execute()
  const home = async (id: number, by = desk.one.admin) =>
    app.call('GET /admin/organisations/:id/home', { params: { id } }, by.token)
  expect((await home(desk.one.org.id)).data).toMatchObject({
    households: 3,
    logged_in: 2,
    not_in: 1,
    quiet: 1,
    this_week: { workers: 1, lessons: 1, answers: 4, right_first: 3 },
    last_week: { workers: 0, lessons: 2, answers: 2, right_first: 2 },
  })
  expect((await home(desk.other.org.id, desk.provider)).data).toMatchObject({
    households: 1,
    this_week: { lessons: 0 },
  })
  expect((await home(desk.other.org.id)).code).toBe('not_found')
  expect((await list()).data.items.at(-1)?.worker?.lessons).toBe(1)
  const foreign = { params: { id: desk.other.org.id }, query: {} }
  const reply = await app.call('GET /admin/organisations/:id/households', foreign, desk.one.admin.token)
  expect(reply.code).toBe('not_found')
})

import { beforeAll, expect, test } from 'vitest'
import { desks } from '../../../../test/admins'
import { addTopics, addVideo, type TestVideo } from '../../../../test/library'
import { employer } from '../../../../test/people'
import { type TestApp, testApp } from '../../../../test/test-app'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
const videos: Record<'rice' | 'bath' | 'iron', TestVideo> = {} as never
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  const { db } = app.deps
  await addTopics(db)
  const made = (title: string, day: number, questions = 0) =>
    addVideo(db, { title, questions, created_at: new Date(Date.UTC(2026, 1, day)) })
  videos.rice = await made('Cooking rice', 1, 2)
  videos.bath = await made('Bathing a baby', 2)
  videos.iron = await made('Ironing a shirt', 3)
})

type Query = { q?: string; limit?: number; cursor?: string; sort?: 'oldest'; without?: 'quiz'; public?: 'yes' }
const list = async (query: Query = {}) => (await app.call('GET /admin/videos', { query }, desk.provider.token)).data
const titles = async (query: Query = {}) => (await list(query)).items.map(({ title }) => title)
const open = (ids: number[], is_public: boolean, by = desk.provider) =>
  app.call('POST /admin/videos/public', { body: { ids, is_public } }, by.token)

test('a line says what a video is, and what it lacks', async () => {
  const { items, total } = await list({ q: 'rice' })
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ id: videos.rice.id, title: 'Cooking rice', questions: 2, host: 'file' })
  expect(items[0]?.languages.map(({ language_code }) => language_code)).toContain('eng')
  expect(await titles({ without: 'quiz' })).not.toContain('Cooking rice')
})
test('pages go on where the one before ended, in either order; a mistyped search finds what was meant', async () => {
  const first = await list({ limit: 2 })
  expect(first.items.map(({ title }) => title)).toEqual(['Ironing a shirt', 'Bathing a baby'])
  expect(await titles({ limit: 2, cursor: first.next_cursor ?? '' })).toEqual(['Cooking rice'])
  const oldest = await list({ limit: 1, sort: 'oldest' })
  expect(oldest.items[0]?.title).toBe('Cooking rice')
  expect(await titles({ limit: 1, sort: 'oldest', cursor: oldest.next_cursor ?? '' })).toEqual(['Bathing a baby'])
  expect(await titles({ q: 'ironnig' })).toEqual(['Ironing a shirt'])
  expect(await list({ q: '!?' })).toEqual({ items: [], next_cursor: null, total: 0 })
  expect((await app.call('GET /admin/videos', { query: { cursor: 'x' } }, desk.provider.token)).code).toBe(
    'invalid_input',
  )
})
test('videos are opened to guests and closed again, those that changed alone, each in the trail', async () => {
  const [rice, bath] = [videos.rice.id, videos.bath.id]
  await open([rice, bath], false)
  expect((await open([rice], true)).data.ids).toEqual([rice])
  expect((await open([rice, bath], true)).data.ids).toEqual([bath])
  const guests = async () =>
    (await app.call('GET /feeds/public', { query: {} })).data.items.map(({ video_id }) => video_id)
  expect(await guests()).toEqual(expect.arrayContaining([rice, bath]))
  expect(await titles({ public: 'yes' })).toEqual(expect.arrayContaining(['Cooking rice', 'Bathing a baby']))
  expect((await open([bath], false)).data.ids).toEqual([bath])
  expect(await guests()).not.toContain(bath)
  const written = await app.deps.db
    .selectFrom('audit_log')
    .select(['before', 'after', 'user_id'])
    .where('action', '=', 'video_public_changed')
    .where('about_id', '=', String(bath))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(written).toEqual({ before: { public: true }, after: { public: false }, user_id: desk.provider.id })
})
test('16 at once end in one of both, each change written once; an unknown id changes nothing', async () => {
  const id = videos.iron.id
  await open([id], false)
  const before = (await list({ public: 'yes' })).total
  expect((await open([id, 2_000_000_000], true)).code).toBe('not_found')
  expect((await list({ public: 'yes' })).total).toBe(before)
  const replies = await Promise.all(Array.from({ length: 16 }, (_, n) => open([id], n % 2 === 0)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  const changed = replies.filter(({ data }) => data.ids.length === 1).length
  const isPublic = (await list({ public: 'yes' })).items.some((video) => video.id === id)
  expect(changed % 2 === 1).toBe(isPublic)
})
test("the library is the provider's: an organisation's admin and an employer get nothing", async () => {
  const boss = await employer(app)
  for (const { token } of [desk.one.admin, boss]) {
    expect((await app.call('GET /admin/videos', { query: {} }, token)).code).toBe('not_allowed')
    expect((await app.call('GET /admin/videos/views', {}, token)).code).toBe('not_allowed')
  }
  expect((await open([videos.rice.id], true, desk.one.admin)).code).toBe('not_allowed')
})

import type { VideoFilters, VideoSort } from '@kasama/contract/learning/desk/videos.api'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { desks } from '#test/people/admins'
import { employer } from '#test/people/people'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
const videos: Record<'rice' | 'bath' | 'iron', TestVideo> = {} as never
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  const { db } = app.deps
  await addTopics(db)
  const addDeskVideo = (title: string, day: number, questions = 0) =>
    addVideo(db, { title, questions, created_at: new Date(Date.UTC(2026, 1, day)) })
  videos.rice = await addDeskVideo('Cooking rice', 1, 2)
  videos.bath = await addDeskVideo('Bathing a baby', 2)
  videos.iron = await addDeskVideo('Ironing a shirt', 3)
})

type Query = Omit<VideoFilters, 'sort'> & { limit?: number; cursor?: string; sort?: VideoSort }
const list = async (query: Query = {}) => (await app.call('GET /admin/videos', { query }, desk.provider.token)).data
const titles = async (query: Query = {}) => (await list(query)).items.map(({ title }) => title)

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
test('a list by title goes on in either direction', async () => {
  const first = await list({ sort: 'title', limit: 2 })
  expect(first.items.map(({ title }) => title)).toEqual(['Bathing a baby', 'Cooking rice'])
  expect(await titles({ sort: 'title', limit: 2, cursor: first.next_cursor ?? '' })).toEqual(['Ironing a shirt'])
  const last = await list({ sort: '-title', limit: 1 })
  expect(last.items[0]?.title).toBe('Ironing a shirt')
  expect(await titles({ sort: '-title', limit: 1, cursor: last.next_cursor ?? '' })).toEqual(['Cooking rice'])
})
test('drafts stand in the list by what they say, lessons without English by their address; views count what filters find', async () => {
  const { db } = app.deps
  const token = desk.provider.token
  const body = { title: 'Airing a room', topic_ids: [] }
  const draft = (await app.call('POST /admin/videos', { body }, token)).data
  const id = videos.bath.id
  const changes = [{ path: 'languages.eng.title', value: 'Dressing a baby' }]
  await app.call('PATCH /admin/videos/:id/draft', { params: { id }, body: { based_on: 0, changes } }, token)
  const foreign = await addVideo(db, { title: 'Gone', created_at: new Date(Date.UTC(2026, 1, 4)) })
  await db.deleteFrom('video_languages').where('video_id', '=', foreign.id).where('language_code', '=', 'eng').execute()
  await db.updateTable('lessons').set({ slug: 'budget' }).where('id', '=', foreign.id).execute()
  const sorted = ['Airing a room', 'budget', 'Cooking rice', 'Dressing a baby', 'Ironing a shirt']
  const paged = async (sort: VideoSort) => {
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list({ sort, limit: 1, ...(cursor && { cursor }) })
      ids.push(...page.items.map(({ title }) => title))
      cursor = page.next_cursor
    }
    return ids
  }
  expect(await paged('title')).toEqual(sorted)
  expect(await paged('-title')).toEqual([...sorted].reverse())
  expect(await paged('newest')).toEqual((await paged('oldest')).reverse())
  expect((await titles({ state: 'draft', sort: 'title' })).sort()).toEqual(['Airing a room', 'Dressing a baby'])
  expect(await titles({ state: 'published', sort: 'title' })).toEqual(['budget', 'Cooking rice', 'Ironing a shirt'])
  const { data: views } = await app.call('GET /admin/videos/views', {}, token)
  const totals = {
    all: (await list()).total,
    draft: (await list({ state: 'draft' })).total,
    public: (await list({ public: 'yes' })).total,
    machine: (await list({ machine: 'any' })).total,
    language: (await list({ without: 'language' })).total,
    quiz: (await list({ without: 'quiz' })).total,
    subtitles: (await list({ without: 'subtitles' })).total,
  }
  expect(views).toEqual(totals)
  expect(totals).toMatchObject({ all: 5, draft: 2, machine: 0, quiz: 4 })
  expect((await list({ public: 'yes' })).total + (await list({ public: 'no' })).total).toBe(5)
  expect(draft.id).toBeGreaterThan(0)
})
test('a lesson is without a quiz as soon as its last question is gone, and only until it has one', async () => {
  const { db } = app.deps
  const { id } = await addVideo(db, { title: 'Quizzing', questions: 2 })
  const isWithout = async () => (await titles({ without: 'quiz' })).includes('Quizzing')
  const questions = db.selectFrom('questions').selectAll().where('video_id', '=', id)
  const [first, second] = await questions.execute()
  expect(await isWithout()).toBe(false)
  await db
    .deleteFrom('questions')
    .where('id', '=', first?.id ?? 0)
    .execute()
  expect(await isWithout()).toBe(false)
  await db
    .deleteFrom('questions')
    .where('id', '=', second?.id ?? 0)
    .execute()
  expect(await isWithout()).toBe(true)
  const row = { video_id: id, position: 0, content: '{"eng": "?"}', options: '[]', answers: '[1]' }
  await db.insertInto('questions').values(row).execute()
  expect(await isWithout()).toBe(false)
})
test("the library is the provider's: an organisation's admin and an employer get nothing", async () => {
  const boss = await employer(app)
  for (const { token } of [desk.one.admin, boss]) {
    expect((await app.call('GET /admin/videos', { query: {} }, token)).code).toBe('not_allowed')
    expect((await app.call('GET /admin/videos/views', {}, token)).code).toBe('not_allowed')
  }
})

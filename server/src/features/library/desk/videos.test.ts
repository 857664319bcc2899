import type { VideoFilters, VideoSort } from '@kasama/contract/desk/lessons/videos.api'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app/test-app'
import { addTopics, addVideo, type TestVideo } from '../../../../test/library/library'
import { desks } from '../../../../test/people/admins'
import { employer } from '../../../../test/people/people'

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
test("the library is the provider's: an organisation's admin and an employer get nothing", async () => {
  const boss = await employer(app)
  for (const { token } of [desk.one.admin, boss]) {
    expect((await app.call('GET /admin/videos', { query: {} }, token)).code).toBe('not_allowed')
    expect((await app.call('GET /admin/videos/views', {}, token)).code).toBe('not_allowed')
  }
})

// @module-tag ci
import type { VideoSearch } from '@kasama/contract/learning/desk/videos.api'
import type { RunAction } from '@kasama/contract/studio/lesson/runs.api'
import { beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#test/app/test-app'
import { addVideo } from '#test/library/library'
import { libraryDesk } from '#test/library/library-desk'
import type { Person } from '#test/people/people'
import { beginRun } from './begin-run'
import { runJobOf } from './run.job'

let app: TestApp
let provider: Person
beforeAll(async () => {
  ;({ app, provider } = await libraryDesk())
})

const by = () => provider.token
/** Adds lessons that a search finds by a word of their own; by default more than a page of the list. */
async function several(word: string, number = 30): Promise<number[]> {
  const ids: number[] = []
  for (let at = 1; at <= number; at++) ids.push((await addVideo(app.deps.db, { title: `${word} ${at}` })).id)
  return ids
}
async function rename(id: number, value: string) {
  const based_on = (await show(id)).revision
  const body = { based_on, changes: [{ path: 'languages.eng.title', value }] }
  return (await app.call('PATCH /admin/videos/:id/draft', { params: { id }, body }, by())).data
}
const show = async (id: number) => (await app.call('GET /admin/videos/:id', { params: { id } }, by())).data
const count = async (query: VideoSearch) => (await app.call('GET /admin/videos/count', { query }, by())).data.lessons
const begin = (deed: RunAction, filters: VideoSearch, lessons: number, topic_id?: number) =>
  app.call('POST /admin/videos/runs', { body: { deed, filters, lessons, ...(topic_id && { topic_id }) } }, by())
const choose = (deed: RunAction, ids: number[], topic_id?: number) => {
  const chosen = ids.map((id) => ({ id, revision: 0 }))
  return app.call('POST /admin/videos/runs', { body: { deed, chosen, ...(topic_id && { topic_id }) } }, by())
}
const look = async (id: number) => (await app.call('GET /admin/videos/runs/:id', { params: { id } }, by())).data
const undo = (id: number) => app.call('POST /admin/videos/runs/:id/undo', { params: { id } }, by())
const work = (deps = app.deps) => runJobOf(deps).run({}, '')
const written = async (
  action: 'lesson_published' | 'lesson_taken_back' | 'lesson_edited' | 'video_public_changed',
  ids: number[],
) =>
  (
    await app.deps.db
      .selectFrom('audit_log')
      .select('about_id')
      .where('action', '=', action)
      .where('about_id', 'in', ids.map(String))
      .execute()
  ).length
/** A clock that throws after that many readings, which ends a process in the middle of its work. */
function breaking(after: number) {
  let left = after
  const now = () => {
    if (left-- <= 0) throw new Error('killed')
    return app.deps.now()
  }
  return { ...app.deps, now }
}

test('a topic is added to all lessons of a list over all pages, and removed from the same ones by undo', async () => {
  const ids = await several('Sweeping')
  const filters = { q: 'sweeping' }
  expect(await count(filters)).toBe(30)
  const had = ids[0] ?? 0
  await choose('add_topic', [had], 7)
  const { data: run } = await begin('add_topic', filters, 30, 7)
  expect(run).toMatchObject({ state: 'doing', lessons: 30, behind: 0 })
  expect((await app.call('GET /admin/videos/runs', {}, by())).data.runs).toMatchObject([{ id: run.id }])
  await work()
  expect(await look(run.id)).toMatchObject({ state: 'done', behind: 30, done: 29, left: 0 })
  expect(await count({ ...filters, topic: 7 })).toBe(30)
  expect(await written('lesson_edited', ids)).toBe(30)
  expect((await undo(run.id)).data).toMatchObject({ state: 'undoing', lessons: 29, behind: 0 })
  await work()
  expect(await look(run.id)).toMatchObject({ state: 'undone', behind: 29, undone: 29, done: 0 })
  expect((await show(had)).lesson.topic_ids).toContain(7)
  expect(await count({ ...filters, topic: 7 })).toBe(1)
})

test('complete lessons are published, incomplete ones named, unchanged ones ignored; undo restores the drafts', async () => {
  const [one = 0, bare = 0, later = 0] = await several('Dusting', 4)
  for (const id of [one, bare, later]) await rename(id, `Dusting well ${id}`)
  const body = { based_on: (await show(bare)).revision, changes: [{ path: 'languages.eng.description', value: '' }] }
  await app.call('PATCH /admin/videos/:id/draft', { params: { id: bare }, body }, by())
  const { data: run } = await begin('publish', { q: 'dusting' }, 4)
  // Its draft changes before it would be published.
  await rename(later, 'Dusting at night')
  await work()
  const over = await look(run.id)
  expect(over).toMatchObject({ state: 'done', lessons: 4, behind: 4, done: 1, left: 2 })
  expect(over.refused).toMatchObject([
    { id: later, title: 'Dusting at night', code: 'lesson_changed' },
    { id: bare, title: `Dusting well ${bare}`, code: 'lesson_incomplete' },
  ])
  expect(await show(one)).toMatchObject({ state: 'published' })
  await undo(run.id)
  await work()
  expect(await look(run.id)).toMatchObject({ state: 'undone', undone: 1, left: 0 })
  expect(await show(one)).toMatchObject({
    state: 'changed',
    lesson: { languages: { eng: { title: `Dusting well ${one}` } } },
  })
})

test('lessons of a list are unpublished and restored, opened and closed', async () => {
  const ids = await several('Waxing', 3)
  const filters = { q: 'waxing' }
  const of = async (deed: RunAction) => {
    const { data } = await begin(deed, filters, 3)
    await work()
    return data.id
  }
  const back = await of('take_back')
  expect(await count({ ...filters, state: 'taken_back' })).toBe(3)
  // They are withdrawn already.
  expect(await look(await of('take_back'))).toMatchObject({ done: 0, left: 0, behind: 3 })
  await undo(back)
  await work()
  expect(await count({ ...filters, state: 'published' })).toBe(3)
  const opened = await of('open')
  expect(await count({ ...filters, public: 'yes' })).toBe(3)
  await undo(opened)
  await work()
  expect(await count({ ...filters, public: 'yes' })).toBe(0)
  expect(await written('lesson_taken_back', ids)).toBe(3)
  expect(await written('video_public_changed', ids)).toBe(6)
})

test('a changed list, a missing topic or an excess one refuses the run', async () => {
  await several('Ironing', 2)
  const filters = { q: 'ironing' }
  expect((await begin('publish', filters, 3)).code).toBe('lessons_changed')
  expect((await begin('add_topic', filters, 2, 4040)).code).toBe('not_found')
  expect((await begin('add_topic', filters, 2)).code).toBe('invalid_input')
  expect((await begin('open', filters, 2, 7)).code).toBe('invalid_input')
  const neither = { deed: 'open' } as const
  const both = { ...neither, chosen: [{ id: 1, revision: 0 }], lessons: 1 }
  for (const body of [neither, both])
    expect((await app.call('POST /admin/videos/runs', { body }, by())).code).toBe('invalid_input')
  expect((await app.call('GET /admin/videos/runs', {}, by())).data.runs).toEqual([])
})

test('an interrupted run continues: each lesson is processed once by one of two processes, and all is undone', async () => {
  const ids = await several('Rinsing', 12)
  for (const id of ids) await rename(id, `Rinsing well ${id}`)
  const { data: run } = await begin('publish', { q: 'rinsing' }, 12)
  await expect(work(breaking(14))).rejects.toThrow('killed')
  const half = await look(run.id)
  expect(half).toMatchObject({ state: 'doing', has_failed: true })
  expect(half.done).toBeGreaterThan(0)
  expect(half.done).toBeLessThan(12)
  await Promise.all([work(), work()])
  expect(await look(run.id)).toMatchObject({ state: 'done', has_failed: false, done: 12, left: 0 })
  expect(await written('lesson_published', ids)).toBe(12)
  await undo(run.id)
  await expect(work(breaking(7))).rejects.toThrow('killed')
  await work()
  expect(await look(run.id)).toMatchObject({ state: 'undone', undone: 12, left: 0 })
  expect(await count({ q: 'rinsing', state: 'draft' })).toBe(12)
})

test('a stopped run processes no further lessons, and can be undone', async () => {
  await several('Soaping', 12)
  const { data: run } = await begin('open', { q: 'soaping' }, 12)
  await expect(work(breaking(7))).rejects.toThrow('killed')
  const stopped = await app.call('POST /admin/videos/runs/:id/stop', { params: { id: run.id } }, by())
  expect(stopped.data).toMatchObject({ state: 'done', has_failed: false })
  const { done } = stopped.data
  await work()
  expect(await count({ q: 'soaping', public: 'yes' })).toBe(done)
  await undo(run.id)
  await work()
  expect(await look(run.id)).toMatchObject({ state: 'undone', undone: done })
  expect(await count({ q: 'soaping', public: 'yes' })).toBe(0)
})

test('starting, stopping and undoing a run are audited with the number of lessons', async () => {
  await several('Wringing', 1)
  const { data: run } = await begin('open', { q: 'wringing' }, 1)
  await app.call('POST /admin/videos/runs/:id/stop', { params: { id: run.id } }, by())
  await undo(run.id)
  const rows = await app.deps.db
    .selectFrom('audit_log')
    .select(['action', 'user_id', 'detail'])
    .where('action', 'like', 'bulk_run_%')
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  const user_id = provider.id
  expect(rows.reverse()).toMatchObject([
    { action: 'bulk_run_begun', user_id, detail: { run: run.id, deed: 'open', lessons: 1 } },
    { action: 'bulk_run_stopped', user_id, detail: { run: run.id } },
    { action: 'bulk_run_undone', user_id, detail: { run: run.id } },
  ])
})

test('chosen lessons are processed at once while a list is queued, and all are audited', async () => {
  const ids = await several('Scrubbing', 2)
  const { data: waiting } = await begin('take_back', { q: 'scrubbing' }, 2)
  const last = async () => (await app.deps.db.selectFrom('audit_log').select('id').orderBy('id').execute()).at(-1)?.id
  const before = (await last()) ?? '0'
  const { data: run } = await choose('open', ids)
  expect(run).toMatchObject({ state: 'done', behind: 2, done: 2 })
  expect(await look(waiting.id)).toMatchObject({ state: 'doing', behind: 0 })
  expect((await undo(run.id)).data).toMatchObject({ state: 'undone', undone: 2 })
  const rows = app.deps.db.selectFrom('audit_log').select(['action', 'user_id']).where('id', '>', before)
  expect(await rows.execute()).toEqual(Array(4).fill({ action: 'video_public_changed', user_id: provider.id }))
  await app.call('POST /admin/videos/runs/:id/stop', { params: { id: waiting.id } }, by())
})

test('chosen lessons of a killed request are processed by the job', async () => {
  const [one = 0, other = 0] = await several('Buffing', 2)
  const chosen = [one, other].map((id) => ({ id, revision: 0 }))
  const id = await beginRun(app.deps, provider, { deed: 'open', chosen })
  const { runs } = (await app.call('GET /admin/videos/runs', {}, by())).data
  expect(runs.map((listed) => listed.id)).not.toContain(id)
  await work()
  expect(await look(id)).toMatchObject({ state: 'done', done: 2 })
  expect(await count({ q: 'buffing', public: 'yes' })).toBe(2)
})

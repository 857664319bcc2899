// @module-tag ci
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BulkRun, RunAction } from '@kasama/contract/studio/lesson/runs.api'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeJobOf } from '#studio/clip/make/make.job'
import { takeUploadsJobOf } from '#studio/clip/take/take-uploads.job'
import { type TestApp, testApp } from '#test/app/test-app'
import { type SlowStore, slowStore } from '#test/files/slow-store'
import { demoClip, openUpload, sendBytes } from '#test/files/tus'
import { shortened } from '#test/files/voice-stage'
import { addTopics, addVideo } from '#test/library/library'
import { desks } from '#test/people/admins'

let app: TestApp
let store: SlowStore
let origin: string
let desk: Awaited<ReturnType<typeof desks>>
beforeAll(async () => {
  app = await testApp({
    deps: ({ storage }) => {
      store = slowStore(storage)
      return { storage: store.storage }
    },
  })
  origin = await app.app.listen({ port: 0 })
  desk = await desks(app)
  await addTopics(app.deps.db)
})

let id: number
let before: Awaited<ReturnType<typeof show>>
/** A lesson from a pack, whose subtitles are in the store. */
beforeEach(async () => {
  const { db, storage } = app.deps
  ;({ id } = await addVideo(db))
  const file = join(tmpdir(), `kasama-${id}.vtt`)
  writeFileSync(file, 'WEBVTT\n\n00:01.000 --> 00:02.000\nStored words\n')
  const rows = await db.selectFrom('video_languages').select('subtitles').where('video_id', '=', id).execute()
  for (const { subtitles } of rows) await storage.put(subtitles ?? '', file)
})

const by = () => desk.provider.token
const show = async () => (await app.call('GET /admin/videos/:id', { params: { id } }, by())).data
async function change(path: string, value: unknown) {
  const { revision: based_on } = await show()
  return app.call(
    'PATCH /admin/videos/:id/draft',
    { params: { id }, body: { based_on, changes: [{ path, value }] } },
    by(),
  )
}
/** Cues that no file contains yet are compared with those of the file. */
const otherCues = () => change('languages.eng.cues', [{ start: 1, end: 2, text: 'Other words' }])
/** A bulk action on this lesson alone; `run` is its id, for the undo. */
let run: number
async function act(deed: RunAction, more: { revision?: number; topic_id?: number } = {}) {
  const { revision = 0, ...topic } = more
  const reply = await app.call(
    'POST /admin/videos/runs',
    { body: { deed, chosen: [{ id, revision }], ...topic } },
    by(),
  )
  run = reply.data.id
  return reply
}
const undo = () => app.call('POST /admin/videos/runs/:id/undo', { params: { id: run } }, by())
const publish = async () =>
  app.call('POST /admin/videos/:id/publish', { params: { id }, body: { revision: (await show()).revision } }, by())
const takeBack = () => app.call('POST /admin/videos/:id/take-back', { params: { id } }, by())
const nothing = async () => {}

const spoken = fileURLToPath(new URL('../../../../test/files/recordings/question.webm', import.meta.url))
/** One recording of all in English. */
async function recorded(key: string) {
  await app.deps.storage.put(key, spoken)
  const row = { video_id: id, language_code: 'eng' as const, cue: 0, text: '', key, seconds: 2, created_at: new Date() }
  await app.deps.db.insertInto('voice_cues').values(row).execute()
}

async function sendClip(bytes: Buffer) {
  const { data } = await openUpload(app, id, { bytes }, desk.provider)
  await sendBytes(origin, data, 0, bytes)
}
/** The response of a job, which has none of its own. */
async function answerOf(job: Promise<void>): Promise<Answer> {
  const isDone = await job.then(
    () => true,
    () => false,
  )
  return isDone ? { status: 200 } : { status: 503, code: 'store_away' }
}

type StoreWork = { before: () => Promise<unknown>; work: () => Promise<Answer>; isHeld?: (key: string) => boolean }
const works: Record<string, StoreWork> = {
  'a first change is kept': {
    before: nothing,
    work: () =>
      app.call(
        'PATCH /admin/videos/:id/draft',
        { params: { id }, body: { based_on: 0, changes: [{ path: 'languages.eng.description', value: 'Mine' }] } },
        by(),
      ),
  },
  'a change beside other subtitles is kept': {
    before: otherCues,
    work: () =>
      app.call(
        'PATCH /admin/videos/:id/draft',
        { params: { id }, body: { based_on: 1, changes: [{ path: 'languages.eng.description', value: 'Mine' }] } },
        by(),
      ),
  },
  'a lesson is published': {
    before: () => change('languages.eng.description', 'Mine'),
    work: () => app.call('POST /admin/videos/:id/publish', { params: { id }, body: { revision: 1 } }, by()),
  },
  'a publishing is undone': {
    before: async () => {
      await otherCues()
      await act('publish', { revision: 1 })
    },
    work: undo,
  },
  'a lesson is taken back': { before: nothing, work: takeBack },
  'a lesson is put back': {
    before: async () => {
      await otherCues()
      await act('take_back')
    },
    work: undo,
  },
  'a version is brought back': {
    before: async () => {
      await change('languages.eng.title', 'Another')
      await publish()
      await otherCues()
    },
    work: () =>
      app.call(
        'POST /admin/videos/:id/versions/:number/restore',
        { params: { id, number: 1 }, body: { revision: 3 } },
        by(),
      ),
  },
  'a topic is added': {
    before: nothing,
    work: () => act('add_topic', { topic_id: 7 }),
  },
  'a lesson is opened to guests': {
    before: otherCues,
    work: () => act('open'),
  },
  'a clip is taken': {
    before: async () => sendClip(await demoClip()),
    work: () => answerOf(takeUploadsJobOf(app.deps).run({}, '')),
  },
  'a voice is laid over a clip': {
    before: async () => {
      await sendClip(await shortened(await demoClip()))
      await takeUploadsJobOf(app.deps).run({}, '')
      await otherCues()
      await recorded(`clips/lesson-${id}/whole.webm`)
      await app.deps.db.deleteFrom('clip_works').execute()
      const source = (await show()).lesson.languages.eng?.address ?? ''
      const work = { video_id: id, language_code: 'eng' as const, what: 'voice' as const, source }
      await app.deps.db
        .insertInto('clip_works')
        .values({ ...work, user_id: null, created_at: new Date() })
        .execute()
    },
    work: () => answerOf(makeJobOf(app.deps).run({}, '')),
    // Its clip and recording are fetched before anything is written.
    isHeld: (key) => key.endsWith('.vtt'),
  },
  'a recording is taken away': {
    before: async () => {
      const key = `clips/lesson-${id}/alone.webm`
      await recorded(key)
      await otherCues()
      await change('languages.eng.audio_address', key)
    },
    work: () => app.call('DELETE /admin/videos/:id/voice/:language/whole', { params: { id, language: 'eng' } }, by()),
  },
}

type Answer = { status: number; code?: string | undefined; data?: unknown }
/** A bulk action names the refusal; its undo is tried again. */
const refusal = async (work: () => Promise<Answer>) => {
  const { code, data } = await work()
  const { refused = [], has_failed } = (data ?? {}) as Partial<BulkRun>
  return has_failed ? 'store_away' : (code ?? refused[0]?.code)
}

const waiting = async () =>
  (
    await sql`select from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(app.deps.db)
  ).rows

test.each(Object.keys(works))('while %s, no transaction waits for the store', async (name) => {
  const { before: prepare, work, isHeld } = works[name] as StoreWork
  await prepare()
  const held = store.hold(Number.POSITIVE_INFINITY, isHeld)
  const done = work()
  await held.reached
  expect(await waiting()).toEqual([])
  await sql`select from lessons where id = ${id} for update nowait`.execute(app.deps.db)
  held.release()
  expect(await done).toMatchObject({ status: 200 })
  expect(await waiting()).toEqual([])
})

test.each(Object.keys(works))(
  'while %s with the store unavailable nothing changes, and the work is done afterwards',
  async (name) => {
    const { before: prepare, work } = works[name] as StoreWork
    await prepare()
    before = await show()
    store.away(true)
    expect(await refusal(work)).toBe('store_away')
    store.away(false)
    expect(await show()).toEqual(before)
    expect(await work()).toMatchObject({ status: 200 })
  },
)

test('two simultaneous saves with a slow store are both kept', async () => {
  const { revision: based_on } = await show()
  const save = (path: string) =>
    app.call(
      'PATCH /admin/videos/:id/draft',
      { params: { id }, body: { based_on, changes: [{ path, value: 'Mine' }] } },
      by(),
    )
  const held = store.hold()
  const saved = ['languages.eng.title', 'languages.mya.title'].map(save)
  await held.reached
  held.release()
  await Promise.all(saved)
  const { eng, mya } = (await show()).lesson.languages
  expect([eng?.title, mya?.title, eng?.cues, mya?.cues]).toEqual([
    'Mine',
    'Mine',
    [{ start: 1, end: 2, text: 'Stored words' }],
    [{ start: 1, end: 2, text: 'Stored words' }],
  ])
})

test('the store is swept by its own job, so that the nightly work does not wait for it', async () => {
  await app.caughtUp()
  const { rows } = await sql`select from jobs.job where name = 'sweep-store'`.execute(app.deps.db)
  expect(rows).toHaveLength(1)
})

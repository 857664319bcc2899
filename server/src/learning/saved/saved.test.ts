import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerMark } from '@kasama/contract/learning/quiz/quiz.rules'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { countOf } from '#test/app/statements'
import { type TestApp, testApp } from '#test/app/test-app'
import { completeLesson } from '#test/learning/lessons'
import { addTopics, addVideo } from '#test/library/library'
import { household, type Person } from '#test/people/people'
import { knownSizes } from './file-sizes'

let app: TestApp
let worker: Person
let boss: Person
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  await put('pictures/x.svg', 5)
})
beforeEach(async () => {
  ;({ worker, boss } = await household(app))
})

async function put(key: string, bytes: number) {
  const file = join(app.deps.config.dataDir, 'file')
  writeFileSync(file, '.'.repeat(bytes))
  await app.deps.storage.put(key, file)
}

/** A lesson whose files are stored, in both of its languages. */
async function stored(more: Parameters<typeof addVideo>[1] = {}) {
  const lesson = await addVideo(app.deps.db, { questions: 1, ...more })
  const folder = `clips/secret-address-${lesson.id}`
  for (const [index, code] of ['eng', 'mya'].entries()) {
    await put(`${folder}/${code}.mp4`, 3000 + index)
    await put(`${folder}/${code}.low.mp4`, 200 + index)
    await put(`${folder}/${code}.m4a`, 100 + index)
    await put(`${folder}/${code}.vtt`, 10 + index)
  }
  await put(`${folder}/eng.question.m4a`, 20)
  return lesson
}

type Language = 'eng' | 'phi' | 'ind' | 'mya'
const save = (id: number, lang?: Language, by = worker) =>
  app.call('GET /saved_lessons/:id', { params: { id }, query: lang ? { lang } : {} }, by.token)
const versions = async (ids: (number | string)[], by = worker) =>
  (await app.call('GET /saved_lessons', { query: { ids: ids.join(',') } }, by.token)).data
const versionOf = async (id: number) => (await versions([id]))[0]?.version
const set = (id: number, changes: object) =>
  app.deps.db.updateTable('lessons').set(changes).where('id', '=', id).execute()
const nameOf = (url: string) => url.split('?')[0]?.split('/').at(-1)
const filesOf = async (id: number, lang?: Language) =>
  (await save(id, lang)).data.files.map(({ kind, url, bytes }) => [kind, nameOf(url), bytes])

test('a lesson comes with its page, its questions in all languages, and its files with their sizes', async () => {
  const { id, questionIds } = await stored()
  const { data } = await save(id)
  const page = await app.call('GET /videos/:id', { params: { id }, query: {} }, worker.token)
  expect(data.video).toEqual(page.data)
  const [question] = data.questions
  expect(question).toMatchObject({ id: questionIds[0], content: 'Question 1' })
  expect(JSON.parse(question?.languages ?? '').mya.content).toBe('Question 1 (mya)')
  expect(question?.marks).toEqual([await answerMark(worker.id, questionIds[0] ?? 0, 2)])
  expect(question?.answers).toBeUndefined()
  expect(await filesOf(id), 'in her own language').toEqual([
    ['sharp', 'mya.mp4', 3001],
    ['low', 'mya.low.mp4', 201],
    ['audio', 'mya.m4a', 101],
    ['subtitles', 'eng.vtt', 10],
    ['subtitles', 'mya.vtt', 11],
    ['picture', 'x.svg', 5],
  ])
  const inEnglish = await filesOf(id, 'eng')
  expect(inEnglish[0]).toEqual(['sharp', 'eng.mp4', 3000])
  expect(inEnglish).toContainEqual(['sound', 'eng.question.m4a', 20])
  expect((await filesOf(id, 'phi'))[0], 'English where hers is missing').toEqual(['sharp', 'eng.mp4', 3000])
})
test('each file is there by its address, from this server itself', async () => {
  const { id } = await stored()
  for (const { url, bytes } of (await save(id)).data.files) {
    const reply = await app.app.inject({ url, headers: { range: 'bytes=0-' } })
    expect([reply.statusCode, reply.rawPayload.length], url).toEqual([206, bytes])
    expect(url.startsWith('/pictures/') || url.includes('&by=script')).toBe(true)
  }
})
test('an answered question has its answers, as on its page', async () => {
  const lesson = await stored()
  await completeLesson(app, lesson, worker)
  const { data } = await save(lesson.id)
  expect(data.questions[0]?.answers).toEqual([2])
  expect(data.video.is_completed).toBe(true)
})
test('a lesson elsewhere, in pieces or without its file has no clip, but its other files', async () => {
  const kinds = async (id: number) => [...new Set((await filesOf(id)).map(([kind]) => kind))]
  const words = (id: number, changes: object) =>
    app.deps.db.updateTable('video_languages').set(changes).where('video_id', '=', id).execute()
  const elsewhere = await stored()
  await set(elsewhere.id, { video_host: 'youtube' })
  await words(elsewhere.id, { address: 'abc', low_address: null, audio_address: null })
  expect(await kinds(elsewhere.id)).toEqual(['subtitles', 'picture'])
  const pieces = await stored()
  await words(pieces.id, { address: 'clips/x/index.m3u8' })
  expect(await kinds(pieces.id)).toEqual(['subtitles', 'picture'])
  const lost = await addVideo(app.deps.db)
  expect(await kinds(lost.id)).toEqual(['picture'])
  const outside = await stored()
  await set(outside.id, { thumbnail_url: 'https://i.ytimg.com/vi/abc/0.jpg' })
  expect(await kinds(outside.id)).toEqual(['sharp', 'low', 'audio', 'subtitles'])
})
test('a locked lesson and one that is gone are refused, also once they were saved', async () => {
  const [lesson, open] = [await stored(), await stored({ public_level: 1 })]
  const before = await versionOf(lesson.id)
  expect(before).toEqual((await save(lesson.id)).data.version)
  await app.deps.db.updateTable('subscriptions').set({ status: 'expired' }).where('user_id', '=', boss.id).execute()
  expect((await save(lesson.id)).code).toBe('locked')
  expect((await save(open.id)).status).toBe(200)
  expect(await versions([lesson.id, open.id])).toEqual([
    { video_id: lesson.id, version: null },
    { video_id: open.id, version: expect.any(String) },
  ])
  await set(open.id, { is_published: false })
  expect([await versionOf(open.id), (await save(open.id)).code]).toEqual([null, 'not_found'])
  expect((await save(999_999)).code).toBe('not_found')
})
test('a withdrawn lesson stays for a worker who has begun it, and for her alone', async () => {
  const { id } = await stored()
  const other = await household(app)
  await app.call('POST /videos/:id/visit', { params: { id }, body: {} }, worker.token)
  await set(id, { is_published: false })
  expect([(await save(id)).status, await versionOf(id)]).toEqual([200, expect.any(String)])
  expect((await save(id, 'mya', other.worker)).code).toBe('not_found')
  expect(await versions([id], other.worker)).toEqual([{ video_id: id, version: null }])
})
test('the version follows words, questions and files in each language; progress and time do not change it', async () => {
  const lesson = await stored()
  const { id, questionIds } = lesson
  const first = await versionOf(id)
  await completeLesson(app, lesson, worker)
  app.forward({ days: 1 })
  expect(await versionOf(id)).toBe(first)
  const seen = [first]
  const { db } = app.deps
  const english = db.updateTable('video_languages').where('video_id', '=', id).where('language_code', '=', 'eng')
  const question = db.updateTable('questions').where('id', '=', questionIds[0] ?? 0)
  for (const change of [
    () => english.set({ title: 'Another title' }).execute(),
    () => english.set({ address: 'clips/new/eng.mp4' }).execute(),
    () => question.set({ answers: '[3]' }).execute(),
    () =>
      db
        .deleteFrom('questions')
        .where('id', '=', questionIds[0] ?? 0)
        .execute(),
  ]) {
    await change()
    const version = await versionOf(id)
    expect(seen).not.toContain(version)
    seen.push(version)
  }
})
test('versions of fifty lessons take as many statements as one, and no id is too large or asked twice', async () => {
  const lessons = await Promise.all(Array.from({ length: 50 }, () => addVideo(app.deps.db)))
  const ids = lessons.map(({ id }) => id)
  expect((await versions(ids)).map(({ video_id }) => video_id)).toEqual(ids)
  const one = await countOf(app, `/saved_lessons?ids=${ids[0]}`, worker.token)
  expect(await countOf(app, `/saved_lessons?ids=${ids.join(',')}`, worker.token)).toBe(one)
  expect(await versions([ids[0] ?? 0, ids[0] ?? 0, 0, '99999999999'])).toHaveLength(1)
  const tooMany = await app.call('GET /saved_lessons', { query: { ids: [...ids, 1].join(',') } }, worker.token)
  expect(tooMany.code).toBe('invalid_input')
})
test('guests and employers save nothing', async () => {
  const { id } = await stored()
  for (const token of [boss.token, '']) {
    const by = { ...boss, token }
    expect([401, 403]).toContain((await save(id, 'eng', by)).status)
    const { status } = await app.call('GET /saved_lessons', { query: { ids: String(id) } }, token)
    expect([401, 403]).toContain(status)
  }
})
test('the store is asked once for a file’s size, and again for one that was missing', async () => {
  const asked: string[] = []
  const sizes: Record<string, number> = { clip: 7 }
  const sizeOf = knownSizes({
    size: async (key) => {
      asked.push(key)
      return sizes[key] ?? null
    },
  })
  expect([await sizeOf('clip'), await sizeOf('clip'), await sizeOf('late')]).toEqual([7, 7, null])
  sizes.late = 9
  expect([await sizeOf('late'), asked]).toEqual([9, ['clip', 'late', 'late']])
})

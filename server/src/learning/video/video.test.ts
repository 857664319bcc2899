import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { employer, household, type Person, subscriber } from '#test/people/people'

let app: TestApp
let worker: Person
let boss: Person
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  ;({ worker, boss } = await household(app))
})

const open = (id: number, by = worker, query = {}) => app.call('GET /videos/:id', { params: { id }, query }, by.token)
const visit = (id: number) => app.call('POST /videos/:id/visit', { params: { id }, body: {} }, worker.token)
const report = (id: number, position: number, language_code: 'eng' | 'mya' = 'eng') =>
  app.call('POST /videos/:id/position', { params: { id }, body: { language_code, position } }, worker.token)
const watched = (id: number) => app.call('POST /videos/:id/watched', { params: { id } }, worker.token)

test('a video comes with its clip, its languages as a JSON string, and signed subtitles', async () => {
  const { id } = await addVideo(app.deps.db, { questions: 2 })
  const { data } = await open(id)
  expect(data).toMatchObject({
    id,
    video_host: 'file',
    is_locked: false,
    duration: 100,
    vimeo_id: null,
    topic_ids: [13],
  })
  expect(data.url).toMatch(/^\/media\/clips\/secret-address-\d+\/eng\.mp4\?a=\d+&e=\d+&s=/)
  const languages = JSON.parse(data.languages)
  expect(Object.keys(languages)).toEqual(['phi', 'ind', 'mya'])
  expect(languages.phi).toEqual({})
  expect(languages.mya).toMatchObject({ duration: 120, video_host: 'file' })
  expect(data.subtitles.map(({ language_code }) => language_code).sort()).toEqual(['eng', 'mya'])
})
test('no reply to someone without a subscription holds an address of a locked video', async () => {
  const { id } = await addVideo(app.deps.db, { questions: 1 })
  const free = await employer(app)
  const reply = await open(id, free)
  expect(reply.data).toMatchObject({ is_locked: true, url: null, subtitles: [], question_ids: [] })
  const feeds = ['GET /feeds/employer_all', 'GET /feeds/recently_added', 'GET /feeds/recommendation'] as const
  const pages = await Promise.all(feeds.map((feed) => app.call(feed, { query: {} }, free.token)))
  expect(pages.every(({ data }) => data.items.find(({ video_id }) => video_id === id)?.is_locked)).toBe(true)
  expect(JSON.stringify([reply.data, pages])).not.toContain('secret-address')
})
test('a public video is open to guests, another one is not', async () => {
  const open1 = await addVideo(app.deps.db, { public_level: 1 })
  const closed = await addVideo(app.deps.db)
  const guest = (id: number) => app.call('GET /videos/public/:id', { params: { id }, query: { lang: 'mya' } })
  expect((await guest(open1.id)).data).toMatchObject({ is_locked: false, public_level: 1 })
  expect((await guest(closed.id)).code).toBe('not_found')
})
test('an unregistered session is a guest there, without a visit', async () => {
  const [open1, closed] = [await addVideo(app.deps.db, { public_level: 1 }), await addVideo(app.deps.db)]
  const watches = () =>
    app.deps.db.selectFrom('watches').select('video_id').where('worker_id', '=', worker.id).execute()
  const watchRows = await watches()
  const { name: username, password } = worker
  const pending = (await app.call('POST /auth/login', { body: { username, password, role: 'W' } })).data.token
  const asPublic = (id: number, token: string) =>
    app.call('GET /videos/public/:id', { params: { id }, query: {} }, token)
  const { data } = await asPublic(open1.id, pending)
  expect([data.url, data.watch]).toEqual([expect.stringContaining('?a=0&'), null])
  expect((await asPublic(closed.id, worker.token)).code).toBe('not_found')
  expect(await watches()).toEqual(watchRows)
})
test('jumping to the end proves nothing; real time does', async () => {
  const { id } = await addVideo(app.deps.db)
  await visit(id)
  expect((await report(id, 100)).data.furthest).toBe(0)
  app.forward({ seconds: 10 })
  expect((await report(id, 100)).data.furthest).toBeCloseTo(0.2)
  expect((await report(id, 5)).data.furthest).toBeCloseTo(0.2)
  expect((await watched(id)).code).toBe('not_watched')
  app.forward({ seconds: 40 })
  expect((await report(id, 97)).data.furthest).toBe(1)
  expect((await watched(id)).data).toEqual({ completed: true })
})
test('many reports at once prove no more than one', async () => {
  const { id } = await addVideo(app.deps.db)
  await visit(id)
  app.forward({ seconds: 10 })
  const replies = await Promise.all(Array.from({ length: 64 }, () => report(id, 100)))
  expect(Math.max(...replies.map(({ data }) => data.furthest))).toBeCloseTo(0.2)
  await Promise.all(Array.from({ length: 20 }, () => visit(id)))
  expect((await report(id, 100)).data.furthest).toBeCloseTo(0.2)
})
test('time between two visits does not count', async () => {
  const { id } = await addVideo(app.deps.db)
  await visit(id)
  app.forward({ seconds: 20 })
  await report(id, 20)
  app.forward({ days: 2 })
  await visit(id)
  expect((await report(id, 100)).data.furthest).toBeCloseTo(0.2)
})
test('positions that were kept while the connection was down count when they arrive', async () => {
  const { id } = await addVideo(app.deps.db)
  await visit(id)
  app.forward({ minutes: 5 })
  expect((await report(id, 98)).data.furthest).toBe(1)
})
test('she resumes where she was, in the language she watched', async () => {
  const { id } = await addVideo(app.deps.db)
  await visit(id)
  app.forward({ seconds: 30 })
  await report(id, 30, 'mya')
  expect((await open(id)).data.watch).toMatchObject({ language_code: 'mya', position: 30, furthest: 0.25 })
})
test('an employer begins at the start, wherever her worker is', async () => {
  const { id } = await addVideo(app.deps.db)
  await visit(id)
  app.forward({ seconds: 30 })
  await report(id, 30, 'mya')
  expect((await open(id, boss)).data).toMatchObject({ watch: null, visit_ticket: null })
})
test('opening a video in one language does not choose it for the next visit', async () => {
  const { id } = await addVideo(app.deps.db)
  await visit(id)
  expect((await open(id)).data.watch).toBeNull()
})
test('a video without questions is completed by the report of its end', async () => {
  const { id } = await addVideo(app.deps.db)
  await visit(id)
  app.forward({ seconds: 50 })
  expect((await report(id, 50)).data.completed).toBeUndefined()
  expect((await report(id, 100)).data).toMatchObject({ furthest: 1, completed: true })
  expect((await report(id, 100)).data.completed, 'it was completed before').toBeUndefined()
  expect((await open(id)).data.is_completed).toBe(true)
})
test('a video with questions is not completed by watching alone', async () => {
  const { id } = await addVideo(app.deps.db, { questions: 1 })
  await visit(id)
  app.forward({ seconds: 100 })
  await report(id, 100)
  expect((await watched(id)).data).toEqual({ completed: false })
})
test('when the subscription has ended the worker is refused, and nothing is lost', async () => {
  const [{ id }, { id: seenId, questionIds }] = [
    await addVideo(app.deps.db),
    await addVideo(app.deps.db, { questions: 1 }),
  ]
  await visit(id)
  await visit(seenId)
  app.forward({ seconds: 50 })
  await report(seenId, 100)
  // Without questions, only reporting the end is left.
  await app.deps.db.deleteFrom('questions').where('id', 'in', questionIds).execute()
  await app.deps.db.updateTable('subscriptions').set({ status: 'expired' }).where('user_id', '=', boss.id).execute()
  expect((await open(id)).data).toMatchObject({ is_locked: true, url: null })
  expect([(await report(id, 10)).code, (await watched(seenId)).code]).toEqual(['locked', 'locked'])
  expect((await open(seenId)).data.is_completed).toBe(false)
  const profile = await app.call('GET /users/me', {}, worker.token)
  expect(profile.data).toMatchObject({ is_subscribed: false, had_subscription: true })
  await app.deps.db.updateTable('subscriptions').set({ status: 'active' }).where('user_id', '=', boss.id).execute()
  expect((await open(id)).data.is_locked).toBe(false)
  expect((await watched(seenId)).data).toEqual({ completed: true })
})
test("a worker's list of watched videos is her own and her employer's", async () => {
  const stranger = await subscriber(app)
  const list = (by: Person) => app.call('GET /users/:id/watched', { params: { id: worker.id } }, by.token)
  expect((await list(worker)).status).toBe(200)
  expect((await list(boss)).status).toBe(200)
  expect((await list(stranger)).code).toBe('not_found')
})
test('a video that is deleted while it is watched takes its reports no more, and says so', async () => {
  const { id, questionIds } = await addVideo(app.deps.db, { questions: 1 })
  await visit(id)
  app.forward({ seconds: 20 })
  await report(id, 20)
  await app.deps.db.deleteFrom('videos').where('id', '=', id).execute()
  expect([(await open(id)).code, (await report(id, 30)).code]).toEqual(['not_found', 'not_found'])
  expect((await watched(id)).code).toBe('not_found')
  const answer = { params: { id: questionIds[0] ?? 0 }, body: { answers: [2] } }
  expect((await app.call('POST /questions/:id/answers', answer, worker.token)).code).toBe('question_gone')
})

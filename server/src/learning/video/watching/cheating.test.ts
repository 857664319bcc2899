import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { household, type Person } from '#test/people/people'

let app: TestApp
let worker: Person
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  ;({ worker } = await household(app))
})

type Claim = { seconds_ago?: number; ticket?: string }
const visit = (id: number, body: Claim = {}) =>
  app.call('POST /videos/:id/visit', { params: { id }, body }, worker.token)
/** The ticket of a video that was read but not visited. */
const ticketOf = async (id: number, by = worker) =>
  (await app.call('GET /videos/:id', { params: { id }, query: {} }, by.token)).data.visit_ticket ?? ''
const report = async (id: number, position: number, language_code: 'eng' | 'mya' | 'phi' = 'eng') =>
  (await app.call('POST /videos/:id/position', { params: { id }, body: { language_code, position } }, worker.token))
    .data
const watched = async (id: number) =>
  (await app.call('POST /videos/:id/watched', { params: { id } }, worker.token)).code
const answer = (id: number, answers: number[]) =>
  app.call('POST /questions/:id/answers', { params: { id }, body: { answers } }, worker.token)

test('watched straight away, without or with a visit, is refused', async () => {
  const { id } = await addVideo(app.deps.db)
  expect(await watched(id)).toBe('not_watched')
  await visit(id)
  expect(await watched(id)).toBe('not_watched')
  await report(id, 100)
  expect(await watched(id)).toBe('not_watched')
})
test('two tabs prove no more than one', async () => {
  const { id } = await addVideo(app.deps.db)
  await visit(id)
  await visit(id)
  for (let second = 10; second <= 30; second += 10) {
    app.forward({ seconds: 10 })
    const [firstReport, secondReport] = await Promise.all([report(id, 2 * second), report(id, 99)])
    expect(Math.max(firstReport.furthest, secondReport.furthest)).toBeLessThanOrEqual((2 * second) / 100)
    await visit(id)
  }
  expect(await watched(id)).toBe('not_watched')
})
test('a tab in a shorter language proves no larger part than its own time', async () => {
  const { id } = await addVideo(app.deps.db)
  await visit(id)
  app.forward({ seconds: 30 })
  await report(id, 60, 'eng')
  const { furthest } = await report(id, 120, 'mya')
  expect(furthest).toBeCloseTo(0.6)
})
test('a language with words of its own but no clip is as long as the English one', async () => {
  const { id } = await addVideo(app.deps.db)
  await app.deps.db
    .insertInto('video_languages')
    .values({ video_id: id, language_code: 'phi', title: 'x', description: 'x', narration: 'eng' })
    .execute()
  await visit(id)
  expect((await report(id, 100, 'phi')).furthest).toBe(0)
  expect(await watched(id)).toBe('not_watched')
})
test('many videos at once prove no more than one', async () => {
  const ids: number[] = []
  for (let n = 0; n < 5; n++) ids.push((await addVideo(app.deps.db)).id)
  for (const id of ids) await visit(id)
  app.forward({ seconds: 60 })
  const proved = await Promise.all(ids.map(async (id) => (await report(id, 100)).furthest * 100))
  expect(proved.reduce((sum, seconds) => sum + seconds)).toBeLessThanOrEqual(120.001)
  expect((await Promise.all(ids.map(watched))).filter((code) => code !== 'not_watched')).toHaveLength(1)
})
test('two videos that were watched one after the other without a connection both count when it is back', async () => {
  const [video, otherVideo] = [await addVideo(app.deps.db), await addVideo(app.deps.db)]
  await visit(video.id)
  await visit(otherVideo.id)
  app.forward({ seconds: 200 })
  expect([await report(video.id, 100), await report(otherVideo.id, 100)].map(({ furthest }) => furthest)).toEqual([
    1, 1,
  ])
})
test('the end that was reached in one language stays the end when she looks at another', async () => {
  const { id, questionIds } = await addVideo(app.deps.db, { questions: 1 })
  await visit(id)
  app.forward({ seconds: 60 })
  expect((await report(id, 95, 'eng')).furthest).toBe(1)
  await report(id, 1, 'mya')
  expect((await answer(questionIds[0] ?? 0, [2])).status).toBe(200)
})
test('visits again and again do not wind the clock up', async () => {
  const { id } = await addVideo(app.deps.db)
  await visit(id)
  for (let attempt = 0; attempt < 20; attempt++) {
    app.forward({ minutes: 2 })
    await visit(id)
  }
  expect((await report(id, 100)).furthest).toBe(0)
})
test.each([-1, 86_401, 1e9, Number.MAX_SAFE_INTEGER])('the position %d is refused', async (position) => {
  const { id } = await addVideo(app.deps.db)
  const reply = await app.call(
    'POST /videos/:id/position',
    { params: { id }, body: { language_code: 'eng', position } },
    worker.token,
  )
  expect(reply.code).toBe('invalid_input')
})
test('a clock that goes back takes nothing away and gives nothing', async () => {
  const { id } = await addVideo(app.deps.db)
  await visit(id)
  app.forward({ seconds: 20 })
  expect((await report(id, 40)).furthest).toBeCloseTo(0.4)
  app.forward({ seconds: -3600 })
  expect((await report(id, 100)).furthest).toBeCloseTo(0.4)
  app.forward({ seconds: 3600 })
  expect((await report(id, 100)).furthest).toBeCloseTo(0.4)
})
test('refuses or ignores times and scores that a browser reports', async () => {
  const { id, questionIds } = await addVideo(app.deps.db, { questions: 1 })
  await visit(id)
  const body = { language_code: 'eng', position: 100, reported_at: '2020-01-01T00:00:00Z', furthest: 1 }
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/videos/${id}/position`,
    payload: body,
    headers: { authorization: `Bearer ${worker.token}` },
  })
  expect(reply.json().code).toBe('invalid_input')
  expect((await answer(questionIds[0] ?? 0, [2])).code).toBe('not_watched')
})
test('64 answers at once, before the end and after it: none counts, then one', async () => {
  const { id, questionIds } = await addVideo(app.deps.db, { questions: 1 })
  const question = questionIds[0] ?? 0
  const all = () => Promise.all(Array.from({ length: 64 }, (_, n) => answer(question, [n % 2 === 0 ? 1 : 2])))
  await visit(id)
  expect(new Set((await all()).map(({ code }) => code))).toEqual(new Set(['not_watched']))
  app.forward({ seconds: 50 })
  await report(id, 100)
  const replies = await all()
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  const rows = await app.deps.db.selectFrom('answers').selectAll().where('question_id', '=', question).execute()
  const attempts = await app.deps.db.selectFrom('attempts').selectAll().where('question_id', '=', question).execute()
  expect(rows).toHaveLength(1)
  // The right one that came first is the last attempt.
  expect(attempts).toMatchObject([{ count: expect.any(Number) }])
  expect(rows[0]?.score).toBe(attempts[0]?.count === 1 ? 1 : 0)
  const scores = replies.filter(({ data }) => data.correct).map(({ data }) => data.score)
  expect(new Set(scores)).toEqual(new Set([rows[0]?.score]))
})

test('reading a video, as often as one likes, proves nothing', async () => {
  const { id } = await addVideo(app.deps.db)
  for (const path of ['GET /videos/:id', 'GET /videos/public/:id'] as const) {
    await app.call(path, { params: { id }, query: {} }, worker.token)
  }
  app.forward({ seconds: 100 })
  expect((await report(id, 100)).furthest).toBe(0)
})
test('watching while offline counts after reconnection: the visit, then the end', async () => {
  const { id } = await addVideo(app.deps.db)
  const ticket = await ticketOf(id)
  app.forward({ days: 1 })
  await visit(id, { seconds_ago: 100, ticket })
  expect((await report(id, 100)).furthest).toBe(1)
})
test('a visit without a connection begins no earlier than its ticket', async () => {
  const { id } = await addVideo(app.deps.db)
  const ticket = await ticketOf(id)
  app.forward({ seconds: 10 })
  await visit(id, { seconds_ago: 86_400, ticket })
  expect((await report(id, 100)).furthest).toBeCloseTo(0.2)
})
test('no ticket, and none of another video, worker or moment, lets a visit begin in the past', async () => {
  const [{ id }, other] = [await addVideo(app.deps.db), await addVideo(app.deps.db)]
  const stranger = (await household(app)).worker
  const ownTicket = await ticketOf(id)
  const tickets = [undefined, '', 'x', await ticketOf(other.id), await ticketOf(id, stranger)]
  const forged = [ownTicket.replace(/^\d+/, '0'), ownTicket.replace(/^\d+/, 'Infinity'), `${ownTicket}x`]
  app.forward({ minutes: 5 })
  for (const ticket of [...tickets, ...forged]) {
    await visit(id, { seconds_ago: 300, ...(ticket !== undefined && { ticket }) })
    expect((await report(id, 100)).furthest).toBe(0)
  }
})
test('tickets of many videos prove no more than the time that passed', async () => {
  const ids: number[] = []
  for (let n = 0; n < 5; n++) ids.push((await addVideo(app.deps.db)).id)
  const tickets = await Promise.all(ids.map((id) => ticketOf(id)))
  app.forward({ seconds: 60 })
  const proved: number[] = []
  for (const [at, id] of ids.entries()) {
    await visit(id, { seconds_ago: 3600, ticket: tickets[at] ?? '' })
    proved.push((await report(id, 100)).furthest * 100)
  }
  expect(proved.reduce((sum, seconds) => sum + seconds)).toBeLessThanOrEqual(120.001)
})
test('a visit that is told late counts from its beginning, and no moment counts twice', async () => {
  const { id } = await addVideo(app.deps.db, { duration: 1000 })
  const ticket = await ticketOf(id)
  await visit(id)
  app.forward({ seconds: 30 })
  expect((await report(id, 60)).furthest).toBeCloseTo(0.06)
  await visit(id, { seconds_ago: 30, ticket })
  expect((await report(id, 1000)).furthest).toBeCloseTo(0.06)
})

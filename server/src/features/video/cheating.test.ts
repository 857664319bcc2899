import { beforeAll, expect, test } from 'vitest'
import { addTopics, addVideo } from '../../../test/library'
import { household, type Person } from '../../../test/people'
import { type TestApp, testApp } from '../../../test/test-app'

let app: TestApp
let worker: Person
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  ;({ worker } = await household(app))
})

const open = (id: number) => app.call('GET /videos/:id', { params: { id }, query: {} }, worker.token)
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
  await open(id)
  expect(await watched(id)).toBe('not_watched')
  await report(id, 100)
  expect(await watched(id)).toBe('not_watched')
})
test('two tabs prove no more than one', async () => {
  const { id } = await addVideo(app.deps.db)
  await open(id)
  await open(id)
  for (let second = 10; second <= 30; second += 10) {
    app.forward({ seconds: 10 })
    const [one, two] = await Promise.all([report(id, 2 * second), report(id, 99)])
    expect(Math.max(one.furthest, two.furthest)).toBeLessThanOrEqual((2 * second) / 100)
    await open(id)
  }
  expect(await watched(id)).toBe('not_watched')
})
test('a tab in a shorter language proves no larger part than its own time', async () => {
  const { id } = await addVideo(app.deps.db)
  await open(id)
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
  await open(id)
  expect((await report(id, 100, 'phi')).furthest).toBe(0)
  expect(await watched(id)).toBe('not_watched')
})
test('many videos at once prove no more than one', async () => {
  const ids: number[] = []
  for (let n = 0; n < 5; n++) ids.push((await addVideo(app.deps.db)).id)
  for (const id of ids) await open(id)
  app.forward({ seconds: 60 })
  const proved = await Promise.all(ids.map(async (id) => (await report(id, 100)).furthest * 100))
  expect(proved.reduce((sum, seconds) => sum + seconds)).toBeLessThanOrEqual(120.001)
  expect((await Promise.all(ids.map(watched))).filter((code) => code !== 'not_watched')).toHaveLength(1)
})
test('two videos that were watched one after the other without a line both count when it is back', async () => {
  const [one, other] = [await addVideo(app.deps.db), await addVideo(app.deps.db)]
  await open(one.id)
  await open(other.id)
  app.forward({ seconds: 200 })
  expect([await report(one.id, 100), await report(other.id, 100)].map(({ furthest }) => furthest)).toEqual([1, 1])
})
test('the end that was reached in one language stays the end when she looks at another', async () => {
  const { id, questionIds } = await addVideo(app.deps.db, { questions: 1 })
  await open(id)
  app.forward({ seconds: 60 })
  expect((await report(id, 95, 'eng')).furthest).toBe(1)
  await report(id, 1, 'mya')
  expect((await answer(questionIds[0] ?? 0, [2])).status).toBe(200)
})
test('opening again and again does not wind the clock up', async () => {
  const { id } = await addVideo(app.deps.db)
  await open(id)
  for (let visit = 0; visit < 20; visit++) {
    app.forward({ minutes: 2 })
    await open(id)
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
  await open(id)
  app.forward({ seconds: 20 })
  expect((await report(id, 40)).furthest).toBeCloseTo(0.4)
  app.forward({ seconds: -3600 })
  expect((await report(id, 100)).furthest).toBeCloseTo(0.4)
  app.forward({ seconds: 3600 })
  expect((await report(id, 100)).furthest).toBeCloseTo(0.4)
})
test('what a browser says of its own time or score is refused or ignored', async () => {
  const { id, questionIds } = await addVideo(app.deps.db, { questions: 1 })
  await open(id)
  const sent = { language_code: 'eng', position: 100, reported_at: '2020-01-01T00:00:00Z', furthest: 1 }
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/videos/${id}/position`,
    payload: sent,
    headers: { authorization: `Bearer ${worker.token}` },
  })
  expect(reply.json().code).toBe('invalid_input')
  expect((await answer(questionIds[0] ?? 0, [2])).code).toBe('not_watched')
})
test('64 answers at once, before the end and after it: none counts, then one', async () => {
  const { id, questionIds } = await addVideo(app.deps.db, { questions: 1 })
  const question = questionIds[0] ?? 0
  const all = () => Promise.all(Array.from({ length: 64 }, (_, n) => answer(question, [n % 2 === 0 ? 1 : 2])))
  await open(id)
  expect(new Set((await all()).map(({ code }) => code))).toEqual(new Set(['not_watched']))
  app.forward({ seconds: 50 })
  await report(id, 100)
  const replies = await all()
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  const rows = await app.deps.db.selectFrom('answers').selectAll().where('question_id', '=', question).execute()
  const attempts = await app.deps.db.selectFrom('attempts').selectAll().where('question_id', '=', question).execute()
  expect(rows).toHaveLength(1)
  expect(attempts).toMatchObject([{ count: 64 }])
  const scores = replies.filter(({ data }) => data.correct).map(({ data }) => data.score)
  expect(new Set(scores)).toEqual(new Set([rows[0]?.score]))
})

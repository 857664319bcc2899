import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { household, type Person, subscriber } from '#test/people/people'

let app: TestApp
let worker: Person
let boss: Person
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  ;({ worker, boss } = await household(app))
})

const answer = (questionId: number, options: number[], by = worker) =>
  app.call(
    'POST /questions/:id/answers',
    { params: { id: questionId }, body: { answers: options, score: 1 } },
    by.token,
  )

/** Opens the video, lets its time pass, and reports its end. */
async function watch({ id }: TestVideo, by = worker) {
  await app.call('POST /videos/:id/visit', { params: { id }, body: {} }, by.token)
  app.forward({ seconds: 120 })
  const body = { language_code: 'mya' as const, position: 120 }
  return app.call('POST /videos/:id/position', { params: { id }, body }, by.token)
}
const first = (video: TestVideo) => video.questionIds[0] ?? 0

test('answers are refused before the video was watched', async () => {
  const video = await addVideo(app.deps.db, { questions: 1 })
  expect((await answer(first(video), [2])).code).toBe('not_watched')
  await app.call('POST /videos/:id/visit', { params: { id: video.id }, body: {} }, worker.token)
  expect((await answer(first(video), [2])).code).toBe('not_watched')
  await watch(video)
  expect((await answer(first(video), [2])).data).toEqual({ correct: true, score: 1, completed: true })
})
test('only a correct first attempt scores, and the first correct answer stands', async () => {
  const video = await addVideo(app.deps.db, { questions: 2 })
  await watch(video)
  const [firstId = 0, secondId = 0] = video.questionIds
  expect((await answer(firstId, [1])).data).toEqual({ correct: false, score: 0, completed: false })
  expect((await answer(firstId, [2])).data).toEqual({ correct: true, score: 0, completed: false })
  expect((await answer(secondId, [])).data.correct).toBe(false)
  expect((await answer(secondId, [2])).data).toEqual({ correct: true, score: 0, completed: true })
  expect((await answer(firstId, [2])).data.score).toBe(0)
  const { data } = await app.call('GET /users/:id/answers', { params: { id: worker.id } }, boss.token)
  expect(data.filter(({ question_id }) => video.questionIds.includes(question_id)).map(({ score }) => score)).toEqual([
    0, 0,
  ])
})
test('64 right answers at once leave one answer with score 1', async () => {
  const video = await addVideo(app.deps.db, { questions: 1 })
  await watch(video)
  const replies = await Promise.all(Array.from({ length: 64 }, () => answer(first(video), [2])))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ data }) => data.score))).toEqual(new Set([1]))
  const rows = await app.deps.db.selectFrom('answers').where('question_id', '=', first(video)).select('score').execute()
  expect(rows).toEqual([{ score: 1 }])
  const attempts = app.deps.db.selectFrom('attempts').select('count').where('question_id', '=', first(video))
  expect(await attempts.execute(), 'what is sent again is no further attempt').toEqual([{ count: 1 }])
})
test('only a worker who has begun a withdrawn lesson reads it and its questions', async () => {
  const video = await addVideo(app.deps.db, { questions: 1 })
  await watch(video)
  await app.deps.db.updateTable('lessons').set({ is_published: false }).where('id', '=', video.id).execute()
  const other = await household(app)
  const lesson = ({ token }: Person) => app.call('GET /videos/:id', { params: { id: video.id }, query: {} }, token)
  const question = ({ token }: Person) =>
    app.call('GET /questions/:id', { params: { id: first(video) }, query: {} }, token)
  expect([(await lesson(worker)).status, (await question(worker)).status]).toEqual([200, 200])
  for (const person of [boss, other.worker, other.boss]) {
    expect((await lesson(person)).code).toBe('not_found')
    expect((await question(person)).code).toBe('question_gone')
  }
})
test('the last two questions answered at once complete the video', async () => {
  const video = await addVideo(app.deps.db, { questions: 2 })
  await watch(video)
  const replies = await Promise.all(video.questionIds.map((id) => answer(id, [2])))
  expect(replies.filter(({ data }) => data.completed)).toHaveLength(1)
  const { data } = await app.call('GET /users/:id/watched', { params: { id: worker.id } }, worker.token)
  expect(data.map(({ video_id }) => video_id)).toContain(video.id)
})
test('correct answers stay on the server until the worker has answered', async () => {
  const video = await addVideo(app.deps.db, { questions: 1 })
  const question = (by: Person) => app.call('GET /questions/:id', { params: { id: first(video) }, query: {} }, by.token)
  const questionBefore = await question(worker)
  expect(questionBefore.data.answers).toBeUndefined()
  expect(questionBefore.data.content).toBe('Question 1 (mya)')
  expect(questionBefore.data.options[0]?.content).toBe('Option 1 (mya)')
  await watch(video)
  await answer(first(video), [2])
  expect((await question(worker)).data).toMatchObject({ answers: [2] })
  expect((await question(boss)).data.answers).toBeUndefined()
})
test('S3.30, S3.31, S3.33: question and options carry their languages as a video does, without answers; score is the client’s', async () => {
  const video = await addVideo(app.deps.db, { questions: 1 })
  const { data } = await app.call('GET /questions/:id', { params: { id: first(video) }, query: {} }, worker.token)
  expect(JSON.parse(data.languages)).toEqual({
    phi: { content: 'Question 1 (phi)', sound_url: null },
    ind: { content: 'Question 1 (ind)', sound_url: null },
    mya: { content: 'Question 1 (mya)', sound_url: null },
  })
  expect(JSON.parse(data.options[0]?.languages ?? '')).toMatchObject({ ind: { content: 'Option 1 (ind)' } })
  for (const name of ['answers', 'score', 'attemp_count', 'selected_option']) expect(data).not.toHaveProperty(name)
  await watch(video)
  await answer(first(video), [2])
  const after = await app.call('GET /questions/:id', { params: { id: first(video) }, query: {} }, worker.token)
  expect(after.data).not.toHaveProperty('score')
})
test('the video is asked for in another language', async () => {
  const video = await addVideo(app.deps.db, { questions: 1 })
  const reply = await app.call(
    'GET /questions/:id',
    { params: { id: first(video) }, query: { lang: 'ind' } },
    worker.token,
  )
  expect(reply.data.content).toBe('Question 1 (ind)')
})
test.each([
  { answers: 'x' },
  { answers: ['5'] },
  { answers: [5], admin: true },
  { answers: [99999999999] },
  { answers: [1.5] },
  { answers: [[2]] },
  { answers: Array.from({ length: 21 }, () => 2) },
  {},
])('refuses the body %j', async (body) => {
  const reply = await app.app.inject({
    method: 'POST',
    url: '/api/questions/1/answers',
    payload: body,
    headers: { authorization: `Bearer ${worker.token}` },
  })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
})
test.each(['one', '0', '99999999999', '1%00', '1,2', 'Infinity', '1e400', '1e3.5', 'x'.repeat(200), '%ff'])(
  'refuses the id %s',
  async (id) => {
    const reply = await app.app.inject({ url: `/api/questions/${id}`, headers: { 'x-access-token': worker.token } })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
  },
)
test('a question that is gone says so', async () => {
  const id = 2_000_000_000
  const questionPage = await app.call('GET /questions/:id', { params: { id }, query: {} }, worker.token)
  expect([questionPage.status, questionPage.code]).toEqual([404, 'question_gone'])
  expect((await answer(id, [1])).code).toBe('question_gone')
})
test("a foreign worker's answers are answered like those of nobody", async () => {
  const stranger = await subscriber(app)
  const foreign = await app.call('GET /users/:id/answers', { params: { id: worker.id } }, stranger.token)
  const missing = await app.call('GET /users/:id/answers', { params: { id: 2_000_000_000 } }, stranger.token)
  expect([foreign.status, foreign.code]).toEqual([missing.status, missing.code])
  expect(foreign.status).toBe(404)
})

import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { household } from '#test/people/people'

let app: TestApp
let open: TestVideo
let closed: TestVideo
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  open = await addVideo(app.deps.db, { questions: 1, public_level: 1 })
  closed = await addVideo(app.deps.db, { questions: 1 })
})

const first = (video: TestVideo) => video.questionIds[0] ?? 0
const show = (id: number, lang?: 'mya') =>
  app.call('GET /questions/public/:id', { params: { id }, query: { ...(lang && { lang }) } })
const answer = (id: number, answers: number[], by = app) =>
  by.call('POST /questions/public/:id/answers', { params: { id }, body: { answers } })

test('a guest reads a question of a public video, without its answers', async () => {
  const { data } = await show(first(open))
  expect(data).toMatchObject({ content: 'Question 1' })
  expect(data).not.toHaveProperty('answers')
  expect((await show(first(open), 'mya')).data.options[0]?.content).toBe('Option 1 (mya)')
})
test('her answer is marked and not recorded', async () => {
  expect((await answer(first(open), [2])).data).toEqual({ correct: true })
  expect((await answer(first(open), [1])).data).toEqual({ correct: false })
  expect((await answer(first(open), [])).data).toEqual({ correct: false })
  for (const table of ['answers', 'attempts'] as const) {
    expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})
test("a logged-in worker can't try quiz questions here", async () => {
  const { worker } = await household(app)
  const params = { id: first(open) }
  const reply = await app.call('POST /questions/public/:id/answers', { params, body: { answers: [2] } }, worker.token)
  expect([reply.status, reply.code]).toEqual([403, 'not_allowed'])
})
test("a subscriber's question is answered like one that is not there", async () => {
  for (const id of [first(closed), 2_000_000]) {
    expect([(await show(id)).status, (await show(id)).code]).toEqual([404, 'question_gone'])
    expect([(await answer(id, [2])).status, (await answer(id, [2])).code]).toEqual([404, 'question_gone'])
  }
})
test('60 answers in ten minutes from one address', async () => {
  const limited = await testApp({ config: { rateLimitFactor: 1 } })
  for (let n = 0; n < 60; n++) expect((await answer(1, [1], limited)).code).toBe('question_gone')
  expect((await answer(1, [1], limited)).code).toBe('too_many_requests')
})

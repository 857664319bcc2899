// @module-tag ci
import { randomUUID } from 'node:crypto'
import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'
import { maxDelaySeconds } from '@kasama/contract/learning/video/video.rules'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { household, type Person } from '#test/people/people'
import { review } from './schedule'

const dayMs = 86_400_000
let app: TestApp
let worker: Person
beforeAll(async () => {
  app = await testApp({ start: '2026-03-10T04:00:00Z' })
  await addTopics(app.deps.db)
})
beforeEach(async () => {
  ;({ worker } = await household(app))
})

const today = () => singaporeDay(app.deps.now())
const ticketOf = async (id: number) =>
  (await app.call('GET /videos/:id', { params: { id }, query: {} }, worker.token)).data.visit_ticket ?? ''
const asked = async () =>
  (await app.call('GET /practice', { query: {} }, worker.token)).data.questions.map(({ id }) => id)
const practise = (question_id: number, day: string) =>
  app.call('POST /practice/answers', { body: { key: randomUUID(), day, question_id, answers: [2] } }, worker.token)
const stored = (table: 'answers' | 'practice_answers') =>
  app.deps.db.selectFrom(table).selectAll().where('worker_id', '=', worker.id).orderBy('question_id').execute()

/** Sends a lesson that was watched `ago` seconds ago, with its answers in order, given so many seconds ago. */
async function send({ id, questionIds }: TestVideo, ago: number, answeredAgo: (number | undefined)[]) {
  const params = { id }
  const ticket = await ticketOf(id)
  app.forward({ seconds: ago })
  await app.call('POST /videos/:id/visit', { params, body: { seconds_ago: ago, ticket } }, worker.token)
  const body = { language_code: 'eng', position: 120 } as const
  await app.call('POST /videos/:id/position', { params, body }, worker.token)
  for (const [index, seconds_ago] of answeredAgo.entries()) {
    const answer = { answers: [2], ...(seconds_ago !== undefined && { seconds_ago }) }
    await app.call(
      'POST /questions/:id/answers',
      { params: { id: questionIds[index] ?? 0 }, body: answer },
      worker.token,
    )
  }
}

test('an answer that waited four days for internet is due by the day on which she gave it', async () => {
  const lesson = await addVideo(app.deps.db, { questions: 2 })
  const [now = 0, waited = 0] = lesson.questionIds
  const learnedOn = today()
  await send(lesson, 4 * 86_400, [undefined, 4 * 86_400 - 300])
  app.forward({ days: 1 })
  expect(await asked(), 'due since two days, before the one that is due tomorrow').toEqual([waited, now])
  expect((await practise(waited, addDays(today(), -2))).code, 'no set of that day had it').toBe('invalid_input')
  await practise(waited, today())
  const quiz = review(null, { day: learnedOn, isRight: true })
  const [row] = await stored('practice_answers')
  expect(row).toMatchObject({ due: review(quiz, { day: today(), isRight: true }).due })
})

test('no answer was given before the visit to its lesson began, whatever the clock of the phone says', async () => {
  const lesson = await addVideo(app.deps.db, { questions: 1 })
  const begunAt = app.deps.now().getTime()
  await send(lesson, 86_400, [maxDelaySeconds])
  const [row] = await stored('answers')
  expect(row).toMatchObject({ answered_at: new Date(begunAt), created_at: new Date(begunAt + dayMs) })
})

import { randomUUID } from 'node:crypto'
import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'
import { maxDelaySeconds } from '@kasama/contract/learning/video/video.rules'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { completeLesson } from '#test/learning/lessons'
import { addTopics, addVideo } from '#test/library/library'
import { household, logIn, type Person } from '#test/people/people'

let app: TestApp
let worker: Person
let boss: Person
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
})
beforeEach(async () => {
  ;({ worker, boss } = await household(app))
})

const ticketOf = async (id: number) =>
  (await app.call('GET /videos/:id', { params: { id }, query: {} }, worker.token)).data.visit_ticket ?? ''
const visit = (id: number, seconds_ago: number, ticket: string) =>
  app.call('POST /videos/:id/visit', { params: { id }, body: { seconds_ago, ticket } }, worker.token)
const report = async (id: number, position: number) =>
  (
    await app.call(
      'POST /videos/:id/position',
      { params: { id }, body: { language_code: 'eng', position } },
      worker.token,
    )
  ).data
const watched = async (id: number) => app.call('POST /videos/:id/watched', { params: { id } }, worker.token)
const answer = (id: number, option: number) =>
  app.call('POST /questions/:id/answers', { params: { id }, body: { answers: [option] } }, worker.token)
const withdraw = (id: number) =>
  app.deps.db.updateTable('lessons').set({ is_published: false }).where('id', '=', id).execute()
const isCompleted = async (id: number) => {
  const { data } = await app.call('GET /users/:id/watched', { params: { id: worker.id } }, worker.token)
  return data.some(({ video_id }) => video_id === id)
}

/** A phone sends its part of a lesson that it watched, in the order of its queue. */
async function sendLesson({ id, questionIds }: { id: number; questionIds: number[] }, ago: number, ticket: string) {
  await visit(id, ago, ticket)
  await report(id, 100)
  const replies = []
  for (const question of questionIds) replies.push(await answer(question, 2))
  return replies
}

test('a clock set back or forward: what was played counts, and never more than since the ticket', async () => {
  const [back, forward] = [await addVideo(app.deps.db), await addVideo(app.deps.db)]
  const tickets = [await ticketOf(back.id), await ticketOf(forward.id)] as const
  app.forward({ seconds: 20 })
  // Set forward by days: the phone claims 30 days.
  await visit(forward.id, maxDelaySeconds, tickets[1])
  expect((await report(forward.id, 100)).furthest).toBeCloseTo(0.4)
  app.forward({ days: 2 })
  // Set back: the phone claims what it has played.
  await visit(back.id, 100, tickets[0])
  expect((await report(back.id, 100)).furthest).toBe(1)
})

test('a visit of more than 30 days counts from 30 days ago, and no claim is longer', async () => {
  const { id } = await addVideo(app.deps.db)
  const ticket = await ticketOf(id)
  app.forward({ days: 31 })
  // Her login has ended meanwhile.
  worker = await logIn(app, worker.name, worker.password)
  expect((await visit(id, maxDelaySeconds + 1, ticket)).code).toBe('invalid_input')
  await visit(id, maxDelaySeconds, ticket)
  expect((await report(id, 100)).furthest).toBe(1)
  const { clock_at } = await app.deps.db
    .selectFrom('watches')
    .select('clock_at')
    .where('video_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(app.deps.now().getTime() - clock_at.getTime()).toBe(maxDelaySeconds * 1000)
})

test('two phones that watched the same lesson at the same time: no moment counts twice, nothing is lost', async () => {
  const video = await addVideo(app.deps.db, { questions: 1 })
  const other = await addVideo(app.deps.db)
  const tickets = { video: await ticketOf(video.id), other: await ticketOf(other.id) }
  app.forward({ seconds: 60 })
  // The second phone has just opened the lesson when the first sends its minute.
  await visit(video.id, 0, tickets.video)
  await visit(video.id, 60, tickets.video)
  expect((await report(video.id, 100)).furthest).toBe(1)
  // 50 s of the minute are counted: another lesson gets the rest.
  await visit(other.id, 60, tickets.other)
  expect((await report(other.id, 100)).furthest).toBeCloseTo(0.2)
})

test('two phones that answered: the answer that arrives first decides', async () => {
  const video = await addVideo(app.deps.db, { questions: 1 })
  const [question = 0] = video.questionIds
  const ticket = await ticketOf(video.id)
  app.forward({ seconds: 60 })
  await sendLesson({ ...video, questionIds: [] }, 60, ticket)
  expect((await answer(question, 1)).data).toMatchObject({ correct: false })
  expect((await answer(question, 2)).data).toEqual({ correct: true, score: 0, completed: true })
  // The other phone had it right at once; sent again it is no attempt.
  expect((await answer(question, 2)).data).toMatchObject({ correct: true, score: 0 })
  expect((await answer(question, 1)).data).toMatchObject({ correct: false })
  const rows = await app.deps.db.selectFrom('attempts').select('count').where('question_id', '=', question).execute()
  expect(rows).toEqual([{ count: 2 }])
})

test('too little time: the answers are refused, and count once she has watched it again', async () => {
  const video = await addVideo(app.deps.db, { questions: 1 })
  const ticket = await ticketOf(video.id)
  app.forward({ seconds: 20 })
  const [reply] = await sendLesson(video, 3600, ticket)
  expect(reply?.code).toBe('not_watched')
  expect((await watched(video.id)).code).toBe('not_watched')
  app.forward({ seconds: 60 })
  const [later] = await sendLesson(video, 60, await ticketOf(video.id))
  expect(later?.data).toMatchObject({ score: 1, completed: true })
})

test('a lesson withdrawn since may be finished with a ticket of the last 30 days, and by nobody without one', async () => {
  const [video, unseen, old] = [
    await addVideo(app.deps.db, { questions: 1 }),
    await addVideo(app.deps.db),
    await addVideo(app.deps.db),
  ]
  const [ticket, oldTicket] = [await ticketOf(video.id), await ticketOf(old.id)]
  for (const { id } of [video, unseen, old]) await withdraw(id)
  app.forward({ seconds: 60 })
  const [reply] = await sendLesson(video, 60, ticket)
  expect(reply?.data).toMatchObject({ score: 1, completed: true })
  expect((await visit(unseen.id, 60, ticket)).code).toBe('not_found')
  expect((await visit(unseen.id, 60, '1.x')).code).toBe('not_found')
  app.forward({ days: 31 })
  worker = await logIn(app, worker.name, worker.password)
  expect((await visit(old.id, maxDelaySeconds, oldTicket)).code).toBe('not_found')
})

test('a lesson that changed: a deleted question is refused, the others stand, and a longer clip has to be watched', async () => {
  const video = await addVideo(app.deps.db, { questions: 2 })
  const [first = 0, second = 0] = video.questionIds
  const ticket = await ticketOf(video.id)
  app.forward({ seconds: 60 })
  await app.deps.db.deleteFrom('questions').where('id', '=', first).execute()
  const replies = await sendLesson(video, 60, ticket)
  expect(replies.map(({ code, data }) => code ?? data)).toEqual([
    'question_gone',
    { correct: true, score: 1, completed: true },
  ])
  const longer = await addVideo(app.deps.db, { questions: 1 })
  const longerTicket = await ticketOf(longer.id)
  app.forward({ seconds: 100 })
  await app.deps.db.updateTable('video_languages').set({ duration: 200 }).where('video_id', '=', longer.id).execute()
  const [reply] = await sendLesson(longer, 100, longerTicket)
  expect(reply?.code).toBe('not_watched')
  expect((await answer(second, 2)).status).toBe(200)
})

test('a lesson that is locked since: nothing of it counts until it is open again', async () => {
  const video = await addVideo(app.deps.db, { questions: 1 })
  const ticket = await ticketOf(video.id)
  app.forward({ seconds: 60 })
  const setPlan = (status: 'expired' | 'active') =>
    app.deps.db.updateTable('subscriptions').set({ status }).where('user_id', '=', boss.id).execute()
  await setPlan('expired')
  const replies = await sendLesson(video, 60, ticket)
  expect(replies.map(({ code }) => code)).toEqual(['locked'])
  await setPlan('active')
  const [reply] = await sendLesson(video, 60, ticket)
  expect(reply?.data).toMatchObject({ score: 1, completed: true })
})

test('an answer of practice counts on its day, for 30 days', async () => {
  const video = await addVideo(app.deps.db, { questions: 3 })
  await completeLesson(app, video, worker)
  const day = singaporeDay(app.deps.now())
  app.forward({ days: 30 })
  const send = (of: string, question_id: number) =>
    app.call(
      'POST /practice/answers',
      { body: { key: randomUUID(), day: of, question_id, answers: [2] } },
      worker.token,
    )
  const [first = 0, second = 0] = video.questionIds
  expect((await send(day, first)).data).toEqual({ correct: true })
  // One that is older leaves the phone, and counts for nothing.
  expect((await send(addDays(day, -1), second)).data).toEqual({ correct: true })
  const rows = await app.deps.db
    .selectFrom('practice_answers')
    .select('question_id')
    .where('worker_id', '=', worker.id)
    .execute()
  expect(rows).toEqual([{ question_id: first }])
})

test('after 40 days without internet, and a login anew, a lesson and its answers count as ever', async () => {
  const video = await addVideo(app.deps.db, { questions: 3 })
  const ticket = await ticketOf(video.id)
  app.forward({ days: 40 })
  expect((await visit(video.id, 1, ticket)).code).toBe('session_ended')
  worker = await logIn(app, worker.name, worker.password)
  const replies = await sendLesson(video, maxDelaySeconds, ticket)
  expect(replies.map(({ data }) => data)).toEqual(
    [false, false, true].map((completed) => ({ correct: true, score: 1, completed })),
  )
  expect(await isCompleted(video.id)).toBe(true)
})

test('a video without questions is completed by its end, however late', async () => {
  const { id } = await addVideo(app.deps.db)
  const ticket = await ticketOf(id)
  app.forward({ days: 3 })
  await visit(id, 3600, ticket)
  await report(id, 100)
  expect((await watched(id)).data).toEqual({ completed: true })
  expect((await watched(id)).data).toEqual({ completed: true })
  expect(await isCompleted(id)).toBe(true)
})

// @module-tag ci
import { randomUUID } from 'node:crypto'
import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { writeLessonPassages, writeQuizPassages } from '#genie/passages/write-passages'
import { type TestApp, testApp } from '#test/app/test-app'
import { completeLesson } from '#test/learning/lessons'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { household, type Person } from '#test/people/people'

let app: TestApp
let worker: Person
let boss: Person
beforeAll(async () => {
  app = await testApp({ start: '2026-03-10T04:00:00Z' })
  await addTopics(app.deps.db)
})
beforeEach(async () => {
  ;({ worker, boss } = await household(app))
})

const today = () => singaporeDay(app.deps.now())

const practice = async (by = worker) => (await app.call('GET /practice', { query: {} }, by.token)).data
const asked = async (by = worker) => (await practice(by)).questions.map(({ id }) => id)
const answer = (question_id: number, answers: number[], more: { key?: string; day?: string; by?: Person } = {}) => {
  const { key = randomUUID(), day = today(), by = worker } = more
  return app.call('POST /practice/answers', { body: { key, day, question_id, answers } }, by.token)
}
const rows = () => app.deps.db.selectFrom('practice_answers').selectAll().where('worker_id', '=', worker.id).execute()

/** A lesson that she has finished. */
async function finished(questions = 3, wrongFirst = false): Promise<TestVideo> {
  const video = await addVideo(app.deps.db, { questions })
  await completeLesson(app, video, worker, wrongFirst)
  return video
}

test('her goal and her days in a row count days of practice, once each', async () => {
  await finished(3)
  await app.deps.db.deleteFrom('learning_days').where('worker_id', '=', worker.id).execute()
  app.forward({ days: 1 })
  for (const id of await asked()) await answer(id, [1])
  const { data } = await app.call('GET /goal', {}, worker.token)
  expect(data).toMatchObject({ completed: 1, practised: 1, days_in_a_row: 2 })
  app.forward({ days: 7 })
  expect((await app.call('GET /goal', {}, worker.token)).data).toMatchObject({ completed: 0, practised: 0 })
})
test('a new worker is asked after her first finished lesson, with all that a phone needs', async () => {
  expect(await practice()).toEqual({ day: today(), questions: [] })
  const begun = await addVideo(app.deps.db, { questions: 1 })
  await app.call('POST /videos/:id/visit', { params: { id: begun.id }, body: {} }, worker.token)
  expect(await asked()).toEqual([])
  const { id, questionIds } = await finished()
  const { questions } = await practice()
  expect(questions.map((question) => question.id)).toEqual(questionIds)
  expect(questions[0]).toMatchObject({
    content: 'Question 1 (mya)',
    sound_url: null,
    answers: [2],
    options: [{ content: 'Option 1 (mya)' }, { content: 'Option 2 (mya)' }, { content: 'Option 3 (mya)' }],
    lesson: { id, thumbnail_url: '/pictures/x.svg', topic_ids: [13] },
    explanation: null,
    is_right: null,
  })
  const inEnglish = await app.call('GET /practice', { query: { lang: 'eng' } }, worker.token)
  expect(inEnglish.data.questions[0]).toMatchObject({
    content: 'Question 1',
    sound_url: expect.stringContaining('m4a'),
  })
})
test('wrong ones come first, and the set of a day stays the same until midnight in Singapore', async () => {
  const [right] = [await finished(3)]
  const wrong = await finished(2, true)
  expect(await asked(), 'only her first lesson on its day').toEqual(right.questionIds)
  app.forward({ days: 1 })
  const set = await asked()
  expect(set).toEqual([...wrong.questionIds, right.questionIds[0]])
  expect(await asked()).toEqual(set)
  const [first = 0, second = 0] = set
  expect((await answer(second, [2])).data).toEqual({ correct: true })
  expect((await answer(first, [1])).data).toEqual({ correct: false })
  await finished(3, true)
  const { questions } = await practice()
  expect(questions.map(({ id, is_right }) => [id, is_right])).toEqual([
    [first, false],
    [second, true],
    [set[2], null],
  ])
  app.forward({ days: 1 })
  expect((await practice()).day).toBe(today())
  expect(await asked()).toContain(first)
})
test('an answer that is sent again, or comes from two phones at once, counts once', async () => {
  const { questionIds } = await finished(3)
  const [first = 0, second = 0, third = 0] = questionIds
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 16 }, () => answer(first, [2], { key })))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await answer(first, [1], { key })).data, 'the first one stands').toEqual({ correct: true })
  await Promise.all(Array.from({ length: 16 }, (_, n) => answer(second, [1 + (n % 2)])))
  await answer(third, [2])
  const stored = await rows()
  expect(stored.map(({ question_id }) => question_id).sort()).toEqual([...questionIds].sort())
  expect(stored.find((row) => row.question_id === first)).toMatchObject({ key, is_right: true })
})
test('a day has no more than three answers, and one that waited for internet counts on its own day', async () => {
  await finished(3)
  const later = await finished(3)
  app.forward({ days: 3 })
  const [first = 0, second = 0, third = 0] = await asked()
  for (const id of [first, second, third]) await answer(id, [2])
  expect((await answer(later.questionIds[2] ?? 0, [2])).data).toEqual({ correct: true })
  expect(await rows()).toHaveLength(3)
  const yesterday = addDays(today(), -1)
  await answer(first, [1], { day: yesterday })
  const days = (await rows()).filter((row) => row.question_id === first).map(({ day, is_right }) => [day, is_right])
  expect(days.sort()).toEqual([
    [yesterday, false],
    [today(), true],
  ])
})
test('an answer of tomorrow or of no day is refused, and one of more than 30 days ago changes nothing', async () => {
  const { questionIds } = await finished(1)
  const [id = 0] = questionIds
  for (const day of [addDays(today(), 1), '2026-02-30', 'yesterday', ''])
    expect(await answer(id, [2], { day }), day).toMatchObject({ code: 'invalid_input' })
  app.forward({ days: 30 })
  const late = await answer(id, [2], { day: addDays(today(), -31) })
  expect([late.status, late.data, await rows()]).toEqual([200, { correct: true }, []])
  expect((await answer(id, [2], { day: addDays(today(), -30) })).status).toBe(200)
})
test('a day before she had answered the question in its quiz is refused: no set of it has the question', async () => {
  const [id = 0] = (await finished(1)).questionIds
  expect(await answer(id, [2], { day: addDays(today(), -1) })).toMatchObject({ code: 'invalid_input' })
  expect((await app.call('GET /goal', {}, worker.token)).data.days_in_a_row).toBe(1)
  expect((await answer(id, [2])).status).toBe(200)
})
test('questions of others, of open lessons, changed ones and those of withdrawn lessons are left out', async () => {
  const { id, questionIds } = await finished(3)
  const open = await addVideo(app.deps.db, { questions: 1 })
  const other = await household(app)
  const [first = 0, second = 0] = questionIds
  expect((await answer(first, [2], { by: other.worker })).code).toBe('question_gone')
  expect((await answer(open.questionIds[0] ?? 0, [2])).code).toBe('question_gone')
  expect((await answer(999_999, [2])).code).toBe('question_gone')
  expect(await asked(other.worker)).toEqual([])
  // A question that changes its meaning is deleted, and another one takes its place.
  await answer(first, [2])
  await app.deps.db.deleteFrom('questions').where('id', '=', first).execute()
  expect(await asked()).toEqual(questionIds.slice(1))
  expect((await answer(first, [2])).code).toBe('question_gone')
  expect((await app.call('GET /goal', {}, worker.token)).data.practised, 'her day of practice stays').toBe(1)
  await app.deps.db.updateTable('lessons').set({ is_published: false }).where('id', '=', id).execute()
  expect(await asked()).toEqual([])
  expect((await answer(second, [2])).code).toBe('question_gone')
})
test('a lesson that she may no longer watch gives no question', async () => {
  const locked = await finished(2)
  const open = await finished(1)
  await app.deps.db.updateTable('lessons').set({ public_level: 1 }).where('id', '=', open.id).execute()
  app.forward({ days: 1 })
  expect(await asked()).toEqual([...locked.questionIds, ...open.questionIds])
  await app.deps.db.updateTable('subscriptions').set({ status: 'expired' }).where('user_id', '=', boss.id).execute()
  expect(await asked()).toEqual(open.questionIds)
  expect((await answer(locked.questionIds[0] ?? 0, [2])).code).toBe('locked')
  expect(await rows()).toEqual([])
})
test('practice changes no figure of the specification, for her or for her employer', async () => {
  const { questionIds } = await finished(3, true)
  const figures = async () => {
    const { db } = app.deps
    const tables = ['answers', 'attempts', 'watches', 'learning_days', 'credits', 'earned_skills', 'notices'] as const
    const stored = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
    const params = { id: worker.id }
    const shown = await Promise.all(
      [worker, boss].flatMap(({ token }) => [
        app.call('GET /users/:id/progress', { params }, token),
        app.call('GET /users/:id/answers', { params }, token),
        app.call('GET /users/:id/watched', { params }, token),
      ]),
    )
    const { data: redeem } = await app.call('GET /redeem', {}, worker.token)
    return { stored, shown: shown.map(({ status, data }) => ({ status, data })), redeem }
  }
  const before = await figures()
  for (const [index, id] of questionIds.entries()) await answer(id, [1 + (index % 2)])
  expect(await rows()).toHaveLength(3)
  expect(await figures()).toEqual(before)
})
test('guests and employers read and answer nothing; her data has it, and it goes with her account', async () => {
  const { questionIds } = await finished(1)
  const [id = 0] = questionIds
  for (const token of [boss.token, undefined]) {
    const { status } = await app.call('GET /practice', { query: {} }, token)
    expect([401, 403]).toContain(status)
    expect([401, 403]).toContain((await answer(id, [2], { by: { ...boss, token: token ?? '' } })).status)
  }
  expect((await answer(id, [2])).status).toBe(200)
  const { data } = await app.call('POST /users/export', {}, worker.token)
  expect(JSON.parse(data.json).practice).toMatchObject([{ day: today(), is_right: true }])
  const own = await app.call('GET /users/me', {}, worker.token)
  const hers = await app.call('GET /users/:id', { params: { id: worker.id } }, boss.token)
  expect([own.data.practises, hers.data.practises]).toEqual([true, undefined])
  const check = { username: worker.name, password: worker.password }
  await app.call('POST /auth/login', { body: check }, worker.token)
  await app.call('POST /users/delete', {}, worker.token)
  expect(await rows()).toEqual([])
})
test('a wrong answer has its slide, in her language, with its second in the lesson', async () => {
  const video = await addVideo(app.deps.db, { title: 'Sleep', questions: 1 })
  const { db } = app.deps
  const cue = (part: number, text: string) => [
    { id: `slide-${part}`, start: 10 * part, end: 10 * part + 2, text },
    { id: `slide-${part}-text`, start: 10 * part + 3, end: 10 * part + 6, text: `${text}, always.` },
  ]
  const cues = (words: string[]) => words.flatMap((text, index) => cue(index + 1, text))
  const right = { eng: 'On the back', phi: '', ind: '', mya: 'ပက်လက်' }
  await db
    .updateTable('questions')
    .set({
      content: JSON.stringify({ eng: 'How does a baby sleep?', phi: '', ind: '', mya: 'ကလေးကို ဘယ်လို သိပ်မလဲ။' }),
      options: JSON.stringify([{ id: 2, content: right, sound_url: null }]),
    })
    .where('video_id', '=', video.id)
    .execute()
  const words = [{ language_code: 'eng' as const, title: 'Sleep', description: '', sub_description: '' }]
  await db.transaction().execute(async (tx) => {
    await writeLessonPassages(tx, [
      {
        videoId: video.id,
        words,
        subtitles: {
          eng: cues(['A flat bed', 'On the back', 'Not too hot']),
          mya: cues(['အိပ်ရာ', 'ပက်လက် သိပ်ပါ', 'မပူပါစေနဲ့']),
        },
      },
    ])
    await writeQuizPassages(tx, [video.id])
  })
  await completeLesson(app, video, worker)
  const [question] = (await practice()).questions
  expect(question?.explanation).toEqual({ slide: 2, seconds: 20, heading: 'ပက်လက် သိပ်ပါ', text: 'ပက်လက် သိပ်ပါ, always.' })
})
test('the table refuses two answers of a day to one question, and a due day that is not later', async () => {
  const { questionIds } = await finished(1)
  const add = (key: string, due: string) =>
    sql`insert into practice_answers values (${worker.id}, ${key}, ${questionIds[0]}, ${today()}::date, true, 1, 5, ${due}::date, now())`.execute(
      app.deps.db,
    )
  const later = addDays(today(), 1)
  await add('a'.repeat(16), later)
  await expect(add('b'.repeat(16), later)).rejects.toMatchObject({ code: '23505' })
  await expect(add('a'.repeat(16), later)).rejects.toMatchObject({ code: '23505' })
  await expect(add('c'.repeat(16), today())).rejects.toMatchObject({ code: '23514' })
  await expect(add('short', later)).rejects.toMatchObject({ code: '23514' })
})

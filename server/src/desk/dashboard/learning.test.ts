import { dayMs } from '@kasama/contract/durations.rules'
import type { Language } from '@kasama/contract/language'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'
import { ask } from '#test/chat/ask'
import { learn } from '#test/learning/learning'
import { addTopics, addVideo } from '#test/library/library'
import { admin } from '#test/people/admins'
import { household } from '#test/people/people'

test('today is counted now, weeks at night, by the language of who learned', async () => {
  const app = await testApp({ start: '2026-03-10T20:00:00Z' })
  const { db } = app.deps
  const { worker } = await household(app, 'mya')
  const { worker: siti } = await household(app, 'ind')
  await addTopics(db)
  await addVideo(db, { questions: 20 })
  await learn(app, worker.id, { at: '2026-03-11T01:00:00Z', right: 3, late: 1, videos: 1 })
  await learn(app, worker.id, { at: '2026-03-03T01:00:00Z', right: 2, videos: 2 })
  await learn(app, siti.id, { at: '2026-03-11T02:00:00Z', right: 1, videos: 2 })
  const day = { worker_id: worker.id, last_at: app.deps.now() }
  await db
    .insertInto('learning_days')
    .values({ ...day, day: '2026-03-11', seconds: 600 })
    .execute()
  await db
    .insertInto('learning_days')
    .values({ ...day, day: '2026-03-03', seconds: 60 })
    .execute()
  await db
    .insertInto('learning_days')
    .values({ ...day, worker_id: siti.id, day: '2026-03-11', seconds: 90 })
    .execute()
  app.forward({ minutes: 8 * 60 })
  const { token } = await admin(app)
  const figuresBefore = await app.call('GET /admin/dashboard/learning', {}, token)
  expect(figuresBefore.data).toEqual({
    today: { workers: 2, seconds: 690, lessons: 3, answers: 5, right_first: 4 },
    today_by_language: [
      { language_code: 'ind', workers: 1, seconds: 90, lessons: 2, answers: 1, right_first: 1 },
      { language_code: 'mya', workers: 1, seconds: 600, lessons: 1, answers: 4, right_first: 3 },
    ],
    week_ago: { workers: 0, seconds: 0, lessons: 0, answers: 0, right_first: 0 },
    weeks: [],
  })
  await app.caughtUp()
  await app.caughtUp()
  const { weeks } = (await app.call('GET /admin/dashboard/learning', {}, token)).data
  expect(weeks).toEqual([
    { week: '2026-03-02', language_code: 'mya', workers: 1, seconds: 60, lessons: 2, answers: 2, right_first: 2 },
    { week: '2026-03-09', language_code: 'ind', workers: 1, seconds: 90, lessons: 2, answers: 1, right_first: 1 },
    { week: '2026-03-09', language_code: 'mya', workers: 1, seconds: 600, lessons: 1, answers: 4, right_first: 3 },
  ])
})
type Learner = { language_code: Language; scores: { hard?: number; easy?: number }; leaves?: boolean; daysAgo?: number }
test('a question that is often wrong and a lesson that is left are named, with the place', async () => {
  const app = await testApp()
  const { db, now } = app.deps
  await addTopics(db)
  const { id, questionIds } = await addVideo(db, { questions: 3 })
  const [hard = 0, easy = 0, never = 0] = questionIds
  // The first question: two learners right at the first try, three later, one not yet. Nobody answers the third right.
  const right = { hard: 1, easy: 1 }
  const lateCounts = { hard: 0, easy: 1 }
  const learners: Learner[] = [
    { language_code: 'ind', scores: right, leaves: true },
    { language_code: 'ind', scores: right, leaves: true },
    { language_code: 'mya', scores: lateCounts, leaves: true },
    { language_code: 'mya', scores: lateCounts },
    { language_code: 'mya', scores: lateCounts },
    { language_code: 'mya', scores: { easy: 1 } },
    // Older than the figures reach back.
    { language_code: 'mya', scores: {}, daysAgo: 120 },
  ]
  for (const [n, { language_code, scores, leaves = false, daysAgo = 3 }] of learners.entries()) {
    // Answers of different weeks add up, and so do wrong tries of accounts that are counted by different statements.
    if (n === 3) await sql`alter table users alter id restart with 25000`.execute(db)
    const { worker } = await household(app, language_code)
    const ownRow = { worker_id: worker.id }
    const answers = Object.entries(scores).map(([name, score]) => ({
      ...ownRow,
      question_id: name === 'hard' ? hard : easy,
      options: '[2]',
      score,
      created_at: new Date(now().getTime() - n * 7 * dayMs),
    }))
    if (answers.length > 0) await db.insertInto('answers').values(answers).execute()
    await db
      .insertInto('attempts')
      .values(questionIds.map((question_id) => ({ ...ownRow, question_id, count: 2 })))
      .execute()
    const at = new Date(now().getTime() - daysAgo * dayMs)
    const progress = {
      reported_at: at,
      clock_at: at,
      ...(leaves ? { furthest: 0.31 } : { furthest: 1, completed_at: at }),
    }
    await db
      .insertInto('watches')
      .values({ ...ownRow, video_id: id, language_code: 'eng', position: 0, ...progress })
      .execute()
  }
  // A withdrawn lesson counts as missing in no language.
  const removedVideo = await addVideo(db, { title: 'Taken back' })
  await db.updateTable('lessons').set({ is_published: false }).where('id', '=', removedVideo.id).execute()
  await app.caughtUp()
  const { token } = await admin(app)
  const { data } = await app.call('GET /admin/dashboard/lessons', {}, token)
  expect(data.hard).toMatchObject([
    { question_id: never, video_id: id, answers: 6, wrong_percent: 100 },
    { question_id: hard, video_id: id, answers: 6, wrong_percent: 67 },
  ])
  expect(data.left).toMatchObject([{ video_id: id, started: 6, left_percent: 50, duration: 100, places: [0.325] }])
  expect(data.missing).toContainEqual({ what: 'language', language_code: 'ind', lessons: 1 })
  expect(data.missing).toContainEqual({ what: 'language', language_code: 'mya', lessons: 0 })
  expect(data.missing).toContainEqual({ what: 'quiz', language_code: null, lessons: 0 })
  const beside = await app.call('GET /admin/videos/:id/figures', { params: { id } }, token)
  const figures = [
    { question_id: hard, language_code: 'ind', answers: 2, right_first: 2 },
    { question_id: hard, language_code: 'mya', answers: 4, right_first: 0 },
    { question_id: easy, language_code: 'ind', answers: 2, right_first: 2 },
    { question_id: easy, language_code: 'mya', answers: 4, right_first: 4 },
    { question_id: never, language_code: 'ind', answers: 2, right_first: 0 },
    { question_id: never, language_code: 'mya', answers: 4, right_first: 0 },
  ]
  const parts = Array.from({ length: 20 }, (_, part) => (part === 6 ? 3 : 0))
  expect(beside.data).toEqual({ started: 6, left_early: 3, places: parts, questions: expect.arrayContaining(figures) })
  expect(beside.data.questions).toHaveLength(figures.length)
  const unwatched = await app.call('GET /admin/videos/:id/figures', { params: { id: removedVideo.id } }, token)
  expect(unwatched.data).toEqual({ started: 0, left_early: 0, places: parts.map(() => 0), questions: [] })
})
test('unanswered questions are counted by subject, without their text', async () => {
  const app = await testApp()
  await addTopics(app.deps.db)
  const { worker } = await household(app, 'ind')
  for (const question of ['Siti mau kirim uang ke Surabaya', 'Berapa biaya transfer?', 'Siapa Siti?'])
    expect((await ask(app, worker.token, question)).status).toBe(200)
  const { token } = await admin(app)
  const { data } = await app.call('GET /admin/dashboard/lessons', {}, token)
  expect(data.unanswered).toEqual([
    { subject: 'Sending money home', questions: 2 },
    { subject: 'Something else', questions: 1 },
  ])
  const { rows } = await sql`select day::text, subject, questions from unanswered_days`.execute(app.deps.db)
  expect(JSON.stringify(rows)).not.toMatch(/siti|surabaya|biaya/i)
})

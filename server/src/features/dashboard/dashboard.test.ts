import type { Language } from '@kasama/contract/language'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../test/app/test-app'
import { slowStore } from '../../../test/files/slow-store'
import { learn } from '../../../test/learning/learning'
import { addTopics, addVideo } from '../../../test/library/library'
import { admin } from '../../../test/people/admins'
import { household } from '../../../test/people/people'
import { jobsOf } from '../../jobs'

test('today is counted now, weeks at night, by the language of who learned', async () => {
  const app = await testApp({ start: '2026-03-10T20:00:00Z' })
  const { db } = app.deps
  const { worker } = await household(app)
  await addTopics(db)
  await addVideo(db, { questions: 20 })
  await learn(app, worker.id, { at: '2026-03-11T01:00:00Z', right: 3, late: 1, videos: 1 })
  await learn(app, worker.id, { at: '2026-03-03T01:00:00Z', right: 2, videos: 2 })
  const day = { worker_id: worker.id, last_at: app.deps.now() }
  await db
    .insertInto('learning_days')
    .values({ ...day, day: '2026-03-11', seconds: 600 })
    .execute()
  await db
    .insertInto('learning_days')
    .values({ ...day, day: '2026-03-03', seconds: 60 })
    .execute()
  app.forward({ minutes: 8 * 60 })
  const { token } = await admin(app)
  const before = await app.call('GET /admin/dashboard/learning', {}, token)
  expect(before.data).toEqual({
    today: { workers: 1, seconds: 600, lessons: 1, answers: 4, right_first: 3 },
    week_ago: { workers: 0, seconds: 0, lessons: 0, answers: 0, right_first: 0 },
    weeks: [],
  })
  await app.doPeriodic()
  await app.doPeriodic()
  const { weeks } = (await app.call('GET /admin/dashboard/learning', {}, token)).data
  const { language_code } = await db
    .selectFrom('users')
    .select('language_code')
    .where('id', '=', worker.id)
    .executeTakeFirstOrThrow()
  expect(weeks).toEqual([
    { week: '2026-03-02', language_code, workers: 1, seconds: 60, lessons: 2, answers: 2, right_first: 2 },
    { week: '2026-03-09', language_code, workers: 1, seconds: 600, lessons: 1, answers: 4, right_first: 3 },
  ])
})
type Learner = { language_code: Language; scores: { hard?: number; easy?: number }; leaves?: boolean; daysAgo?: number }
test('a question that is often wrong and a lesson that is left are named, with the place', async () => {
  const app = await testApp()
  const { db, now } = app.deps
  await addTopics(db)
  const { id, questionIds } = await addVideo(db, { questions: 3 })
  const [hard = 0, easy = 0, never = 0] = questionIds
  // The first two get it right at once, three later, one not yet; nobody gets the third right.
  const right = { hard: 1, easy: 1 }
  const late = { hard: 0, easy: 1 }
  const learners: Learner[] = [
    { language_code: 'ind', scores: right, leaves: true },
    { language_code: 'ind', scores: right, leaves: true },
    { language_code: 'mya', scores: late, leaves: true },
    { language_code: 'mya', scores: late },
    { language_code: 'mya', scores: late },
    { language_code: 'mya', scores: { easy: 1 } },
    // What was so long ago counts no more.
    { language_code: 'mya', scores: {}, daysAgo: 120 },
  ]
  for (const { language_code, scores, leaves = false, daysAgo = 3 } of learners) {
    const { worker } = await household(app, language_code)
    const mine = { worker_id: worker.id }
    const answers = Object.entries(scores).map(([name, score]) => ({
      ...mine,
      question_id: name === 'hard' ? hard : easy,
      options: '[2]',
      score,
      created_at: now(),
    }))
    if (answers.length > 0) await db.insertInto('answers').values(answers).execute()
    await db
      .insertInto('attempts')
      .values(questionIds.map((question_id) => ({ ...mine, question_id, count: 2 })))
      .execute()
    const at = new Date(now().getTime() - daysAgo * 86_400_000)
    const seen = { reported_at: at, clock_at: at, ...(leaves ? { furthest: 0.31 } : { furthest: 1, completed_at: at }) }
    await db
      .insertInto('watches')
      .values({ ...mine, video_id: id, language_code: 'eng', position: 0, ...seen })
      .execute()
  }
  // What was taken back is missing in no language.
  const gone = await addVideo(db, { title: 'Taken back' })
  await db.updateTable('lessons').set({ is_published: false }).where('id', '=', gone.id).execute()
  await app.doPeriodic()
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
  const places = Array.from({ length: 20 }, (_, part) => (part === 6 ? 3 : 0))
  expect(beside.data).toEqual({ started: 6, left_early: 3, places, questions: expect.arrayContaining(figures) })
  expect(beside.data.questions).toHaveLength(figures.length)
  const unwatched = await app.call('GET /admin/videos/:id/figures', { params: { id: gone.id } }, token)
  expect(unwatched.data).toEqual({ started: 0, left_early: 0, places: places.map(() => 0), questions: [] })
})
test('health says what is late, and errors are counted by their kind', async () => {
  const app = await testApp()
  const { token } = await admin(app)
  const first = await app.call('GET /admin/dashboard/health', {}, token)
  expect(first.data).toMatchObject({
    jobs: { state: 'bad', done: 0 },
    queue: { state: 'ok', waiting: 0 },
    mails: { state: 'ok', waiting: 0 },
    webhooks: { provider: 'sandbox', today: 0, last_at: null },
    errors: { state: 'ok', count: 0 },
  })
  expect(first.data.jobs.late).toContain('desk-figures')
  for (const name of ['desk-figures', 'reconcile-payments'])
    expect(first.data.jobs.last).toContainEqual({ name, period: null, at: null })
  await app.doPeriodic()
  app.deps.errors.note('TypeError, GET /api/topics')
  app.deps.errors.note('TypeError, GET /api/topics')
  const { data } = await app.call('GET /admin/dashboard/health', {}, token)
  expect(data.jobs).toMatchObject({ state: 'ok', late: [], done: data.jobs.due })
  const at = app.deps.now().toISOString()
  expect(data.jobs.last).toContainEqual({ name: 'desk-figures', period: '2026-03-10', at })
  expect(data.jobs.last).toContainEqual({ name: 'monthly-credits', period: '2026-02', at })
  expect(data.errors).toMatchObject({ state: 'warn', count: 2, kinds: 1, commonest: 'TypeError, GET /api/topics' })
})
test('a store elsewhere is asked: one that fails, or does not answer, is not well', async () => {
  const s3 = { endpoint: 'http://store.test', region: 'us-east-1', bucket: 'clips', pathStyle: true, presigned: false }
  const config = { s3: { ...s3, accessKeyId: 'KEY', secretAccessKey: 'a-secret-of-the-store' } }
  const stores: ReturnType<typeof slowStore>[] = []
  const app = await testApp({
    config,
    deps: ({ storage }) => {
      const store = slowStore(storage)
      stores.push(store)
      return { storage: store.storage }
    },
  })
  const { token } = await admin(app)
  const stateOf = async () => (await app.call('GET /admin/dashboard/health', {}, token)).data.storage
  expect(await stateOf()).toEqual({ state: 'ok', used: null, size: null })
  stores[0]?.away(true)
  expect((await stateOf()).state).toBe('bad')
  stores[0]?.away(false)
  const held = stores[0]?.hold()
  expect((await stateOf()).state).toBe('bad')
  held?.release()
  expect((await stateOf()).state).toBe('ok')
})
test('work of the queue’s clocks says when it last came to an end', async () => {
  const app = await testApp()
  await app.startJobs()
  const { token } = await admin(app)
  await app.deps.jobs.enqueue(app.deps.db, 'tidy-tokens', {})
  await vi.waitFor(async () => {
    const { data } = await app.call('GET /admin/dashboard/health', {}, token)
    const run = data.jobs.last.find(({ name }) => name === 'tidy-tokens')
    expect(run).toEqual({ name: 'tidy-tokens', period: null, at: expect.stringMatching(/Z$/) })
  }, 20_000)
})
test('every mail that waits is counted, whatever it is about', async () => {
  const app = await testApp()
  const { db, jobs } = app.deps
  const { token } = await admin(app)
  const mails = jobsOf(app.deps).filter(({ isMail }) => isMail)
  for (const { name } of mails) await jobs.enqueue(db, name, {})
  for (const name of [
    'message-answer',
    'plan-refund-mail',
    'admin-link',
    'recovery-code-used',
    'factor-locked',
    'contracts-ending-mail',
  ])
    expect(mails.map((job) => job.name)).toContain(name)
  const { data } = await app.call('GET /admin/dashboard/health', {}, token)
  expect(data.mails.waiting).toBe(mails.length)
})
test('a failure of the server is counted, what somebody asks wrongly is not', async () => {
  const app = await testApp({ deps: () => ({ storage: undefined as never }) })
  app.app.get('/broken', async () => {
    throw new TypeError('"maria@home.example" has no lesson')
  })
  await app.app.inject('/broken')
  await app.app.inject('/api/nothing')
  await app.deps.errors.flush()
  const counted = await app.deps.db.selectFrom('error_days').selectAll().execute()
  expect(counted).toMatchObject([{ day: '2026-03-10', kind: 'TypeError, GET /broken', count: 1 }])
})
test('what was noted while the database was away is written later', async () => {
  const app = await testApp()
  const { errors, db } = app.deps
  await db.schema.alterTable('error_days').renameTo('away').execute()
  errors.note('unavailable, GET /api/topics')
  await errors.flush()
  errors.note('unavailable, GET /api/topics')
  await db.schema.alterTable('away').renameTo('error_days').execute()
  await errors.flush()
  expect(await db.selectFrom('error_days').select('count').execute()).toEqual([{ count: 2 }])
})
test('what waits: vouchers, messages, organisations that end; and questions without an answer, by subject', async () => {
  const app = await testApp()
  const { db, now } = app.deps
  const { token } = await admin(app)
  const org = await db
    .insertInto('orgs')
    .values({ name: 'Sunny Kettle', short_url: 'sunny-kettle' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { boss, worker } = await household(app)
  await db.updateTable('users').set({ org_id: org.id }).where('id', '=', boss.id).execute()
  const end = new Date(now().getTime() + 9 * 86_400_000)
  await db
    .updateTable('subscriptions')
    .set({ mode: 1, current_period_end: end })
    .where('user_id', '=', boss.id)
    .execute()
  const order = { worker_id: worker.id, ordinal: 1, amount_cents: 500, state: 'ordered' as const, ordered_at: now() }
  await db.insertInto('voucher_orders').values(order).execute()
  const { data } = await app.call('GET /admin/dashboard/to_do', {}, token)
  expect(data).toMatchObject({
    vouchers: { count: 1, oldest_at: now().toISOString() },
    messages: { count: 0, oldest_at: null },
    ending: [{ id: org.id, name: 'Sunny Kettle', accounts: 1, ends_at: end.toISOString() }],
    problems: 0,
  })
})

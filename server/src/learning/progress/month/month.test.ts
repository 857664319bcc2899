import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { learn } from '#test/learning/learning'
import { addToList, completeLesson } from '#test/learning/lessons'
import { addTopics, addVideo } from '#test/library/library'
import { household, logIn, type Person, subscriber } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ start: '2026-03-10T04:00:00Z' })
  await addTopics(app.deps.db)
})

const show = (worker: Person, boss: Person, month?: string) =>
  app.call('GET /worker/:id/month', { params: { id: worker.id }, query: month ? { month } : {} }, boss.token)
const look = (worker: Person, boss: Person) =>
  app.call('POST /worker/:id/looked', { params: { id: worker.id } }, boss.token)
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)

test('a month tells what was done, what was hard, and what comes next', async () => {
  const { boss, worker } = await household(app)
  const [easy, hard, third] = [
    await addVideo(app.deps.db, { title: 'Iron a shirt', questions: 2, topic: 13 }),
    await addVideo(app.deps.db, { title: 'Wet floors', questions: 2, topic: 20 }),
    await addVideo(app.deps.db, { title: 'Cook rice', topic: 7 }),
  ]
  const newest = await addVideo(app.deps.db, {
    title: 'Newest',
    topic: 20,
    created_at: new Date('2026-03-01T00:00:00Z'),
  })
  for (const video of [easy, hard, third]) await addToList(app, video, boss)
  await completeLesson(app, easy, worker)
  await completeLesson(app, hard, worker, true)
  const beat = { params: { id: worker.id }, query: { event: 'time', value: '1' } } as const
  for (let count = 0; count < 4; count++) {
    app.forward({ seconds: 30 })
    await app.call('GET /worker/:id/log', beat, worker.token)
  }
  const { data } = await show(worker, boss)
  expect(data).toMatchObject({ month: '2026-03', first_month: '2026-03', answers: 4, percent: 75, has_credit: false })
  expect(data.days).toHaveLength(10)
  expect(data.days.at(-1)).toEqual({ day: '2026-03-10', minutes: 2 })
  expect(data.videos).toMatchObject([
    { title: 'Wet floors', day: '2026-03-10', questions: 2, correct: 0 },
    { title: 'Iron a shirt', questions: 2, correct: 2 },
  ])
  expect(data.topics.map(({ name, completed }) => `${name} ${completed}`).sort()).toEqual(['Chores 1', 'Safety 1'])
  const questions = ['Question 1', 'Question 2'].map((question) => ({ question, wrong: 1 }))
  expect(data.hard).toEqual([{ video_id: hard.id, title: 'Wet floors', questions }])
  expect(data.next[0]).toMatchObject({ video_id: third.id, title: 'Cook rice', seconds: 100, is_listed: true })
  expect(data.next[1]).toMatchObject({ video_id: newest.id, is_listed: false })
  expect(data.worker).toMatchObject({ id: worker.id, session_key: '' })
  expect(data.progress.videos_completed).toBe(2)
})
test('a question that is still wrong is hard too, with every wrong try', async () => {
  const { boss, worker } = await household(app)
  const video = await addVideo(app.deps.db, { questions: 1 })
  await app.call('POST /videos/:id/visit', { params: { id: video.id }, body: {} }, worker.token)
  app.forward({ seconds: 120 })
  const position = { language_code: 'mya' as const, position: 120 }
  await app.call('POST /videos/:id/position', { params: { id: video.id }, body: position }, worker.token)
  const answer = { params: { id: video.questionIds[0] ?? 0 }, body: { answers: [1] } }
  for (let time = 0; time < 3; time++) await app.call('POST /questions/:id/answers', answer, worker.token)
  expect((await show(worker, boss)).data.hard[0]?.questions).toEqual([{ question: 'Question 1', wrong: 3 }])
})
test('entries since the last look are new; looks close together count as one', async () => {
  const { boss, worker } = await household(app)
  const [first, second] = [await addVideo(app.deps.db, { title: 'One' }), await addVideo(app.deps.db, { title: 'Two' })]
  await completeLesson(app, first, worker)
  expect(titles((await show(worker, boss)).data.news.videos)).toEqual(['One'])
  await look(worker, boss)
  app.forward({ minutes: 20 })
  await look(worker, boss)
  expect(titles((await show(worker, boss)).data.news.videos)).toEqual(['One'])
  app.forward({ minutes: 31 })
  expect((await show(worker, boss)).data.news).toMatchObject({ videos: [], answers: 0, skills: [], credits: 0 })
  await completeLesson(app, second, worker)
  expect(titles((await show(worker, boss)).data.news.videos)).toEqual(['Two'])
  await look(worker, boss)
  await look(worker, boss)
  expect(titles((await show(worker, boss)).data.news.videos)).toEqual(['Two'])
})
test('after a worker came back, only what she has done since is new', async () => {
  const { boss, worker } = await household(app)
  const [first, second] = [await addVideo(app.deps.db, { title: 'One' }), await addVideo(app.deps.db, { title: 'Two' })]
  await look(worker, boss)
  app.forward({ minutes: 40 })
  await completeLesson(app, first, worker)
  expect(titles((await show(worker, boss)).data.news.videos)).toEqual(['One'])
  await app.call('POST /worker/:id/replace', { params: { id: worker.id } }, boss.token)
  app.forward({ minutes: 40 })
  const again = { workpermit: worker.name, language_code: 'eng', isSubscribingAgain: true } as const
  const { data } = await app.call('POST /auth/worker_signup', { body: again }, boss.token)
  expect((await show(worker, boss)).data.news).toMatchObject({ videos: [], answers: 0 })
  app.forward({ minutes: 1 })
  await completeLesson(app, second, await logIn(app, worker.name, data.password))
  expect(titles((await show(worker, boss)).data.news.videos)).toEqual(['Two'])
})
test("another month shows that month, by Singapore's midnight", async () => {
  app.forward({ seconds: (Date.parse('2026-03-31T15:50:00Z') - app.deps.now().getTime()) / 1000 })
  const { boss, worker } = await household(app)
  await completeLesson(app, await addVideo(app.deps.db, { title: 'In March' }), worker)
  app.forward({ minutes: 20 })
  await completeLesson(app, await addVideo(app.deps.db, { title: 'In April' }), worker)
  expect(titles((await show(worker, boss)).data.videos)).toEqual(['In April'])
  const march = (await show(worker, boss, '2026-03')).data
  expect(titles(march.videos)).toEqual(['In March'])
  expect(march.days).toHaveLength(31)
  expect((await show(worker, boss, '2026-13')).code).toBe('invalid_input')
})
test('a month has its own weeks, and what became of vouchers in it', async () => {
  const { boss, worker } = await household(app)
  const [january, now] = ['2026-01-14T04:00:00Z', app.deps.now()]
  await addVideo(app.deps.db, { questions: 2 })
  await learn(app, worker.id, { at: january, late: 2 })
  await completeLesson(app, await addVideo(app.deps.db, { questions: 2 }), worker)
  const dates = { ordered_at: new Date(january), posted_at: new Date('2026-01-20T04:00:00Z'), returned_at: now }
  const order = { worker_id: worker.id, ordinal: 1, amount_cents: 500, state: 'returned' as const, ...dates }
  await app.deps.db.insertInto('voucher_orders').values(order).execute()
  expect((await show(worker, boss, '2026-01')).data).toMatchObject({
    weeks: [{ week: '2026-01-12', percent: 50 }],
    vouchers: [
      { state: 'posted', day: '2026-01-20' },
      { state: 'ordered', day: '2026-01-14' },
    ],
  })
  const { data } = await show(worker, boss)
  expect(data.weeks.map(({ percent }) => percent)).toEqual([100])
  expect(data.vouchers.map(({ state }) => state)).toEqual(['returned'])
})
test("a credit is new from when it was noted, also to who looked since its month's end", async () => {
  const goTo = (at: string) => app.forward({ seconds: (Date.parse(at) - app.deps.now().getTime()) / 1000 })
  goTo('2026-04-25T04:00:00Z')
  const { boss, worker } = await household(app)
  await addVideo(app.deps.db, { questions: 5 })
  await learn(app, worker.id, { at: '2026-04-25T04:00:00Z', right: 5, videos: 1 })
  goTo('2026-04-30T16:01:00Z')
  await look(worker, boss)
  app.forward({ minutes: 60 })
  await app.caughtUp()
  expect((await show(worker, boss)).data.news).toMatchObject({ answers: 0, credits: 1 })
})
test("a foreign worker's month can't be seen, nor looked at", async () => {
  const { worker } = await household(app)
  const stranger = await subscriber(app)
  expect((await show(worker, stranger)).code).toBe('not_found')
  expect((await look(worker, stranger)).code).toBe('not_found')
  expect((await show(worker, worker)).code).toBe('not_allowed')
})

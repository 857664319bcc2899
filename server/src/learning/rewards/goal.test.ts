import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { household, type Person } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ start: '2026-03-10T04:00:00Z' })
})

const goal = async (worker: Person) => (await app.call('GET /goal', {}, worker.token)).data
const choose = async (worker: Person, body: { lessons?: 1 | 3 | 5 | null; praise?: boolean }) =>
  (await app.call('POST /goal', { body }, worker.token)).data
const learn = (worker: Person, ...days: string[]) =>
  app.deps.db
    .insertInto('learning_days')
    .values(days.map((day) => ({ worker_id: worker.id, day, seconds: 60, last_at: app.deps.now() })))
    .execute()

test('a goal is chosen, changed and taken back; praise is on until she switches it off', async () => {
  const { worker } = await household(app)
  const nothing = { lessons: null, praise: true, week: '2026-03-09', completed: 0, practised: 0, days_in_a_row: 0 }
  expect(await goal(worker)).toEqual(nothing)
  expect(await choose(worker, { lessons: 3 })).toEqual({ ...nothing, lessons: 3 })
  expect(await choose(worker, { praise: false })).toMatchObject({ lessons: 3, praise: false, days_in_a_row: null })
  expect(await choose(worker, {})).toMatchObject({ lessons: 3, praise: false })
  expect(await choose(worker, { lessons: null, praise: true })).toEqual(nothing)
})
test("her days in a row are Singapore's, and go on over a rest day", async () => {
  const { worker } = await household(app)
  await learn(worker, '2026-03-10', '2026-03-09', '2026-03-07', '2026-03-06', '2026-03-03')
  expect((await goal(worker)).days_in_a_row).toBe(4)
})
test('her employer reads nothing of it', async () => {
  const { boss, worker } = await household(app)
  await choose(worker, { lessons: 5 })
  expect((await app.call('GET /goal', {}, boss.token)).code).toBe('not_allowed')
})

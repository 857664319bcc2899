// @module-tag ci
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { desks } from '#test/people/admins'
import { household, type Person } from '#test/people/people'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
let worker: Person
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  await addTopics(app.deps.db)
  ;({ worker } = await household(app))
})

const by = () => desk.provider.token
const show = async (id: number) => (await app.call('GET /admin/videos/:id', { params: { id } }, by())).data
type Change = { path: string; value: unknown; is_machine?: boolean }
/** Saves changes based on the present revision. */
const save = async (id: number, ...changes: Change[]) => saveOn((await show(id)).revision, id, ...changes)
const saveOn = (based_on: number, id: number, ...changes: Change[]) =>
  app.call('PATCH /admin/videos/:id/draft', { params: { id }, body: { based_on, changes } }, by())
const publish = async (id: number) => {
  const { revision } = await show(id)
  return app.call('POST /admin/videos/:id/publish', { params: { id }, body: { revision } }, by())
}
const title = (value: string) => ({ path: 'languages.eng.title', value })

/** A published lesson with a version, whose first question a worker has answered. */
async function answeredLesson() {
  const { id, questionIds } = await addVideo(app.deps.db, { questions: 2 })
  await save(id, title('Second words'))
  await publish(id)
  const [first = 0, second = 0] = questionIds
  const now = app.deps.now()
  const answer = { worker_id: worker.id, question_id: first, options: '[1]', score: 0, created_at: now }
  await app.deps.db.insertInto('answers').values(answer).execute()
  return { id, first, second, key: `q${first}`, other: `q${second}` }
}
const answered = async () => {
  const { data } = await app.call('GET /users/:id/answers', { params: { id: worker.id } }, worker.token)
  return data.map(({ question_id }) => question_id)
}
const idsOf = async (id: number) => {
  const { lesson } = await show(id)
  return lesson.question_order.map((key) => lesson.questions[key]?.question_id)
}

test.each<[string, boolean[]]>([
  ['undecided', []],
  ['after its texts were said to mean the same', [true]],
])('a question with another right answer is asked anew, without a decision: %s', async (_, decisions) => {
  const { id, first, second, key } = await answeredLesson()
  await save(id, ...decisions.map((value) => ({ path: `questions.${key}.same_meaning`, value })))
  await save(id, { path: `questions.${key}.content.eng`, value: 'Which one?' })
  await save(id, ...decisions.map((value) => ({ path: `questions.${key}.same_meaning`, value })))
  await save(id, { path: `questions.${key}.answers`, value: [1] })
  expect((await publish(id)).data?.version).toBe(3)
  const [now, still] = await idsOf(id)
  expect([now === first, still]).toEqual([false, second])
  expect(await answered()).not.toContain(first)
})

test('a question whose options only stand in another order keeps its answers', async () => {
  const { id, first, second, key } = await answeredLesson()
  const options = (await show(id)).lesson.questions[key]?.options ?? []
  await save(id, { path: `questions.${key}.options`, value: options.toReversed() })
  expect((await publish(id)).data?.version).toBe(3)
  expect(await idsOf(id)).toEqual([first, second])
  expect(await answered()).toContain(first)
})

test('a restored version brings a question that only the draft lacks back with its answers', async () => {
  const { id, first, second, key, other } = await answeredLesson()
  await save(id, { path: `questions.${key}`, value: null }, { path: 'question_order', value: [other] })
  const params = { id, number: 2 }
  const { revision } = await show(id)
  await app.call('POST /admin/videos/:id/versions/:number/restore', { params, body: { revision } }, by())
  await save(id, title('Third words'))
  expect((await publish(id)).data?.version).toBe(3)
  expect(await idsOf(id)).toEqual([first, second])
  expect(await answered()).toContain(first)
})

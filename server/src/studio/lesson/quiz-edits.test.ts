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

const fresh = (eng: string) => {
  const text = (words: string) => ({ eng: words, phi: '', ind: '', mya: '' })
  const options = [1, 2].map((option) => ({ id: option, content: text(`Option ${option}`), sounds: null }))
  const empty = { question_id: null, same_meaning: null, answers: [1], randomize_options: true, sounds: null }
  return { ...empty, content: text(eng), options }
}

test('two editors who each add a question keep both, one who removes meanwhile too', async () => {
  const { id, key, other } = await answeredLesson()
  const { revision } = await show(id)
  const added = (name: string, order: string[]) => [
    { path: `questions.${name}`, value: fresh(name) },
    { path: 'question_order', value: order },
  ]
  await saveOn(revision, id, ...added('na', [key, other, 'na']))
  const second = await saveOn(revision, id, ...added('nb', [key, 'nb', other]))
  expect(second.data).toMatchObject({ conflicts: [], lesson: { question_order: [key, 'nb', other, 'na'] } })
  const removal = [
    { path: 'question_order', value: [other] },
    { path: `questions.${key}`, value: null },
  ]
  const third = await saveOn(revision, id, ...removal)
  expect(third.data).toMatchObject({ conflicts: [], lesson: { question_order: ['nb', other, 'na'] } })
  // An order that names the removed question, and not the added ones.
  const fourth = await save(id, { path: 'question_order', value: [key, other] })
  expect(fourth.data.lesson.question_order[0]).toBe(other)
  expect([...fourth.data.lesson.question_order].sort()).toEqual(['na', 'nb', other])
  expect((await publish(id)).data?.version).toBe(3)
})

test('two editors who both move questions see the conflict', async () => {
  const { id, key, other } = await answeredLesson()
  const { revision } = await show(id)
  await saveOn(
    revision,
    id,
    { path: 'questions.na', value: fresh('na') },
    { path: 'question_order', value: ['na', other, key] },
  )
  const { data } = await saveOn(revision, id, { path: 'question_order', value: [key, other] })
  expect(data.conflicts).toMatchObject([{ path: 'question_order', yours: [key, other], theirs: ['na', other, key] }])
})

test('a corrected text drops the recording of its old words, but not for a comma or with a new recording', async () => {
  const { id, key } = await answeredLesson()
  const at = `questions.${key}`
  const sound = (name: string) => `clips/quiz/${name}-1a2b3c4d.m4a`
  const recorded = async () => {
    const question = (await show(id)).lesson.questions[key]
    return [question?.sounds, question?.options[0]?.sounds]
  }
  const [phi, ind] = [sound('phi'), sound('ind')]
  await save(
    id,
    { path: `${at}.content.phi`, value: 'Ilan?' },
    { path: `${at}.sounds`, value: { phi, ind } },
    { path: `${at}.options.1.content.phi`, value: 'Dalawa' },
    { path: `${at}.options.1.sounds`, value: { phi } },
  )
  await save(
    id,
    { path: `${at}.content.phi`, value: 'Ilan po?' },
    { path: `${at}.options.1.content.phi`, value: 'Dalawa.' },
  )
  expect(await recorded()).toEqual([{ ind }, { phi }])
  const droppedIn = async () =>
    (await show(id)).changes.flatMap(({ path, dropped }) => (dropped ? [[path, dropped]] : []))
  expect(await droppedIn()).toEqual([[`${at}.sounds`, ['phi']]])
  await save(id, { path: `${at}.options.1.content.phi`, value: 'Tatlo' })
  expect(await recorded()).toEqual([{ ind }, null])
  const again = sound('again')
  await save(id, { path: `${at}.content.phi`, value: 'Ilan?' }, { path: `${at}.sounds`, value: { phi: again, ind } })
  expect(await recorded()).toEqual([{ phi: again, ind }, null])
  expect(await droppedIn()).toEqual([[`${at}.options.1.sounds`, ['phi']]])
  await publish(id)
  await save(id, { path: `${at}.options.1.sounds`, value: { ind } })
  expect(await droppedIn()).toEqual([])
})

test('a recording of a text that somebody else changed meanwhile is not taken unasked', async () => {
  const { id, key } = await answeredLesson()
  const at = `questions.${key}`
  const phi = 'clips/quiz/phi-1a2b3c4d.m4a'
  await save(id, { path: `${at}.content.phi`, value: 'Ilan?' }, { path: `${at}.content.ind`, value: 'Berapa?' })
  const { revision } = await show(id)
  await save(id, { path: `${at}.content.phi`, value: 'Ilan po?' })
  const late = await saveOn(revision, id, { path: `${at}.sounds`, value: { phi } })
  expect(late.data.conflicts).toMatchObject([
    { path: `${at}.sounds`, yours: { phi }, theirs: { eng: expect.any(String) } },
  ])
  const other = await saveOn(revision, id, { path: `${at}.sounds`, value: { ind: phi } })
  expect(other.data).toMatchObject({ conflicts: [], lesson: { questions: { [key]: { sounds: { ind: phi } } } } })
  const own = { path: `${at}.sounds`, value: { ind: phi, phi } }
  expect((await save(id, own)).data.conflicts).toEqual([])
})

test('a value that does not fit is named, whatever stands before it in the request', async () => {
  const { id } = await answeredLesson()
  const { revision } = await show(id)
  const good = { path: 'languages.eng.description', value: 'A paragraph' }
  const reply = await saveOn(revision, id, good, title('Two\twords'), { path: 'languages.phi.title', value: 'Dalawa' })
  expect(reply).toMatchObject({ code: 'lesson_field', field: 'languages.eng.title' })
})

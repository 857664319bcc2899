// @module-tag ci
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, askForEvents, type Event, questionRequest } from '#test/chat/ask'
import { teach } from '#test/chat/teach'
import { appWithModel, chatKey } from '#test/chat/with-model'
import { picture } from '#test/files/uploads'
import { addTopics, addVideo } from '#test/library/library'
import { employer, household, type Person } from '#test/people/people'
import type { Fault } from '../../../../stand-ins/openai/faults'
import { textOf } from '../../../../stand-ins/openai/messages'
import { builtInTexts, filled } from '../built-in/built-in.texts'
import { recordQuestion } from '../chat.queries'

let app: Awaited<ReturnType<typeof appWithModel>>
let boss: Person
let worker: Person
const calm = { first: 60_000, next: 60_000, whole: 120_000, sound: 60_000 }
beforeAll(async () => {
  app = await appWithModel()
  await addTopics(app.deps.db)
  ;({ boss, worker } = await household(app, 'ind'))
})
afterEach(() => {
  app.model.reset()
  Object.assign(app.patience, calm)
})

const clean = 'Cuci tangan dulu dengan sabun. Lalu keringkan dengan kain bersih.'
const question = 'Bagaimana cara cuci tangan?'
const wordsIn = (events: Event[]) =>
  events.flatMap(({ event, data }) => (event === 'words' ? [String(data.words)] : [])).join('')
const outcomes = async () => {
  const rows = await app.deps.db.selectFrom('chat_days').select(['outcome', 'questions', 'tokens']).execute()
  return Object.fromEntries(rows.map(({ outcome, ...counted }) => [outcome, counted]))
}

test('the model answers in her language, word by word, and then as a whole', async () => {
  app.model.behave({
    says: `${clean}\n@ask Berapa lama cuci tangan?\n@ask Berapa lama cuci tangan?\n@ask https://evil.example`,
  })
  const { events } = await askForEvents(app, worker.token, question)
  expect(events.length).toBeGreaterThan(5)
  expect(wordsIn(events).startsWith('Cuci tangan dulu')).toBe(true)
  expect(clean.startsWith(wordsIn(events).trim())).toBe(true)
  expect(events.at(-1)).toMatchObject({
    event: 'answer',
    data: {
      answer: clean,
      language: 'ind',
      follow_on_questions: ['Berapa lama cuci tangan?'],
      lessons: [],
      is_found: true,
      is_instead: false,
      emergency: null,
      voice: null,
    },
  })
  expect((await ask(app, worker.token, question)).data.answer).toBe(clean)
})
test('the prompt has the language and the roles, and names nobody', async () => {
  const history = JSON.stringify([
    { question: 'first', answer: 'one' },
    { question: 'second', answer: 'two' },
  ])
  await ask(app, worker.token, { fields: { message: question, history, user_id: String(boss.id), role: 'admin' } })
  const [modelRequest] = app.model.seen.questions
  expect(modelRequest?.messages.map(({ role }) => role)).toEqual([
    'system',
    'user',
    'assistant',
    'user',
    'assistant',
    'user',
  ])
  const all = JSON.stringify(modelRequest?.messages)
  expect(textOf(modelRequest?.messages[0] ?? { role: '', content: '' })).toContain('Indonesian')
  expect(all).toContain(question)
  for (const secret of [boss.name, worker.name, worker.token, app.deps.secretKey[0], chatKey])
    expect(all).not.toContain(secret)
  expect(app.model.seen.keys).toEqual([`Bearer ${chatKey}`])
})
test('the newest entries of a long history reach the model unshortened', async () => {
  const many = Array.from({ length: 60 }, (_, n) => ({ question: `q${n}`, answer: 'x'.repeat(n < 50 ? 10 : 900) }))
  await ask(app, worker.token, { fields: { message: question, history: JSON.stringify(many) } })
  const messages = app.model.seen.questions[0]?.messages.slice(1, -1) ?? []
  expect(messages.map(textOf).filter((_, n) => n % 2 === 0)).toEqual(Array.from({ length: 8 }, (_, n) => `q${52 + n}`))
})

describe('a photo', () => {
  test('reaches the model small, as a JPEG, without what else was in its file', async () => {
    const photo = await sharp(await picture(3000, 2000))
      .withExif({ IFD0: { Copyright: 'canary' } })
      .jpeg()
      .toBuffer()
    const { status } = await ask(app, worker.token, { files: [{ name: 'image', bytes: photo }] })
    expect(status).toBe(200)
    const [url = ''] = app.model.seen.questions[0]?.pictures ?? []
    const sent = Buffer.from(url.replace('data:image/jpeg;base64,', ''), 'base64')
    expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 683 })
    expect((await sharp(sent).metadata()).exif).toBeUndefined()
  })
  test("a picture is ignored by a model that can't see", async () => {
    const blind = await appWithModel({ seesPictures: false })
    const blindHousehold = await household(blind, 'eng')
    const files = [{ name: 'image', bytes: await picture() }]
    const { data } = await ask(blind, blindHousehold.worker.token, { fields: { message: 'How?' }, files })
    expect(data.answer).toMatch(/^I cannot look at the photo now\. .*\nWash your hands/)
    expect(blind.model.seen.questions[0]?.pictures).toEqual([])
    expect((await ask(blind, blindHousehold.worker.token, { files })).code).toBe('cant_see')
  })
})

describe('the library answers instead, and it is said so, where the model', () => {
  test.each<[Fault, number, string]>([
    ['away', 2, 'away'],
    ['error', 2, 'away'],
    ['limited', 1, 'limited'],
    ['denied', 1, 'denied'],
    ['refuses', 1, 'refused'],
    ['refuses_in_words', 1, 'refused'],
    ['filtered', 1, 'refused'],
    ['rubbish', 1, 'rubbish'],
    ['page', 1, 'rubbish'],
    ['length_at_once', 1, 'rubbish'],
  ])('is %s', async (fault, tries, outcome) => {
    const { questions: countBefore, tokens } = (await outcomes())[outcome] ?? { questions: 0, tokens: 0 }
    app.model.order(fault, tries)
    const { events } = await askForEvents(app, worker.token, question)
    expect(events.at(-1)).toMatchObject({ event: 'answer', data: { is_instead: true } })
    expect(events.at(-1)?.data.answer).not.toMatch(/sorry|nginx/)
    expect(app.model.seen.questions).toHaveLength(tries)
    const after = (await outcomes())[outcome]
    expect(after?.questions).toBe(countBefore + 1)
    // A question that never reached a model costs none of the day's tokens.
    expect(after?.tokens === tokens).toBe(['away', 'limited', 'denied'].includes(outcome))
  })
  test('is silent', async () => {
    Object.assign(app.patience, { first: 200 })
    app.model.order('silent')
    const { data } = await ask(app, worker.token, question)
    expect(data.is_instead).toBe(true)
    expect(app.model.seen.questions).toHaveLength(1)
    await expect.poll(() => app.model.seen.questions[0]?.gone).toBe(true)
  })
})
test('an answer in another language is rejected: the library answers and says so', async () => {
  app.model.behave({ says: 'First wash your hands with soap. Then dry them with a clean cloth.' })
  const { data } = await ask(app, worker.token, question)
  expect(data).toMatchObject({ language: 'ind', is_instead: true })
  expect(data.answer).not.toContain('wash')
  expect((await ask(app, boss.token, 'How do I wash my hands?')).data.is_instead).toBe(false)
})
test('a question to go on with is asked in her language', async () => {
  app.model.behave({ says: `${clean}\n@ask How often should I wash my hands?\n@ask Berapa lama cuci tangan?` })
  expect((await ask(app, worker.token, question)).data.follow_on_questions).toEqual(['Berapa lama cuci tangan?'])
})
test.each(['away', 'error'] as const)('a model that is %s once is asked a second time', async (fault) => {
  app.model.order(fault)
  expect((await ask(app, worker.token, question)).data).toMatchObject({ answer: clean, is_instead: false })
  expect(app.model.seen.questions).toHaveLength(2)
})
test.each(['stalls', 'breaks'] as const)('an answer that %s ends with what was said', async (fault) => {
  Object.assign(app.patience, { next: 400 })
  app.model.order(fault)
  const { events } = await askForEvents(app, worker.token, question)
  const { answer, is_instead } = events.at(-1)?.data ?? {}
  expect([String(answer).startsWith('Cuci tangan dulu'), is_instead]).toEqual([true, false])
  expect(clean.startsWith(String(answer).slice(0, 30))).toBe(true)
  expect(app.model.seen.questions).toHaveLength(1)
})
test('an answer that the limit of tokens cuts has the lessons of the library', async () => {
  const cut = await appWithModel()
  await addTopics(cut.deps.db)
  const { worker: asker } = await household(cut, 'ind')
  const lesson = await addVideo(cut.deps.db, { title: 'Cuci tangan' })
  await teach(cut, lesson, 'ind', 'Cuci tangan', 'Cuci tangan dengan sabun selama dua puluh detik.')
  cut.model.behave({ says: clean })
  cut.model.order('length')
  const whatIsIn = filled(builtInTexts.whatIsIn.ind, { title: 'Cuci tangan' })
  const { data } = await ask(cut, asker.token, whatIsIn)
  expect(data).toMatchObject({ is_instead: false, is_found: true, lessons: [{ video_id: lesson.id }] })
  expect(data.answer.length).toBeLessThan(clean.length)
  expect(cut.model.seen.questions).toHaveLength(1)
  const costs = await cut.deps.db.selectFrom('chat_days').select(['outcome', 'questions', 'tokens']).execute()
  expect(costs).toEqual([{ outcome: 'model', questions: 1, tokens: expect.any(Number) }])
  expect(costs[0]?.tokens).toBeGreaterThan(100)
})
test('an endless answer is stopped', async () => {
  Object.assign(app.patience, { whole: 1500 })
  app.model.behave({
    says: Array.from({ length: 2000 }, (_, n) => `Langkah nomor ${n} cuci tangan.`).join(' '),
    pieceMs: 20,
  })
  const { data } = await ask(app, worker.token, question)
  expect(data.answer).toMatch(/^Langkah nomor 0/)
  await expect.poll(() => app.model.seen.questions[0]?.gone).toBe(true)
})
test('an answer that is too long is cut', async () => {
  app.model.behave({ says: Array.from({ length: 2000 }, (_, n) => `Langkah nomor ${n} cuci tangan.`).join(' ') })
  const { data } = await ask(app, worker.token, question)
  expect(data.answer.length).toBeGreaterThan(3000)
  expect(data.answer.length).toBeLessThan(8000)
})
test('removes markup, links and invalid lesson ids', async () => {
  app.model.order('markup')
  const { events } = await askForEvents(app, worker.token, question)
  for (const text of [wordsIn(events), String(events.at(-1)?.data.answer)])
    expect(text).not.toMatch(/[#*`<>|\]]|http|evil/)
  app.model.order('wrong_lessons')
  expect((await ask(app, worker.token, question)).data).toMatchObject({ answer: clean, lessons: [] })
})
test("hides a model's reasoning, which is no leak", async () => {
  app.model.order('thinks')
  const { events } = await askForEvents(app, worker.token, question)
  expect(clean.startsWith(wordsIn(events).trim())).toBe(true)
  expect(events.at(-1)?.data).toMatchObject({ answer: clean, is_found: true, is_instead: false })
})
test('a model may introduce itself in the words of its rules', async () => {
  for (const says of [
    'I can help you with cooking, cleaning, caring for children and elderly people, and your rest day.',
    'I am Genie, the assistant of a learning app for domestic workers in Singapore.',
  ]) {
    app.model.behave({ says })
    expect((await ask(app, boss.token, 'What else is there for us?')).data).toMatchObject({
      answer: says,
      is_instead: false,
    })
  }
})
test('a question that is about nothing here is left unanswered kindly, and not as a fault', async () => {
  app.model.behave({ says: "I'm sorry, I can't help with that.\n@none" })
  const { data } = await ask(app, boss.token, 'Which share should I buy?')
  expect(data).toMatchObject({ answer: "I'm sorry, I can't help with that.", is_found: false, is_instead: false })
})
test('a model that does not know says so, and topics are offered', async () => {
  app.model.order('none')
  const { data } = await ask(app, worker.token, question)
  expect(data).toMatchObject({ answer: clean, is_found: false, lessons: [] })
  expect(data.topics.length).toBeGreaterThan(0)
})
test("the library answers when the day's tokens are used up", async () => {
  const poor = await appWithModel({ tokensPerDay: 100 })
  const { worker } = await household(poor, 'ind')
  const answers = []
  for (let n = 0; n < 3; n++) answers.push((await ask(poor, worker.token, question)).data.is_instead)
  expect(answers).toEqual([false, true, true])
  poor.forward({ days: 1 })
  expect((await ask(poor, worker.token, question)).data.is_instead).toBe(false)
})
test("accounts without a plan can use only half of the day's tokens", async () => {
  const shared = await appWithModel({ tokensPerDay: 100 })
  const [{ worker: paid }, free] = [await household(shared, 'ind'), await employer(shared)]
  await recordQuestion(shared.deps.db, { at: shared.deps.now(), outcome: 'model', tokens: 60 })
  expect((await ask(shared, free.token, question)).data.is_instead).toBe(true)
  expect((await ask(shared, paid.token, question)).data.is_instead).toBe(false)
})
test("a disconnected client aborts the model's answer", async () => {
  const address = await app.app.listen({ host: '127.0.0.1', port: 0 })
  app.model.behave({ says: Array.from({ length: 500 }, (_, n) => `Langkah nomor ${n}.`).join(' '), pieceMs: 20 })
  const { url, payload, ...request } = questionRequest(
    worker.token,
    { fields: { message: question } },
    { accept: 'text/event-stream' },
  )
  const leaving = new AbortController()
  const reply = await fetch(`${address}${url}`, { ...request, body: new Uint8Array(payload), signal: leaving.signal })
  const reader = reply.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toMatch(/^event: words/)
  expect(app.model.seen.questions[0]?.gone).toBe(false)
  const outcomesBefore = await outcomes()
  leaving.abort()
  await expect.poll(() => app.model.seen.questions[0]?.gone, { timeout: 5000 }).toBe(true)
  const countLeft = async () => (await outcomes()).left
  await expect.poll(countLeft).toMatchObject({ questions: (outcomesBefore.left?.questions ?? 0) + 1 })
  expect((await countLeft())?.tokens).toBeGreaterThan(outcomesBefore.left?.tokens ?? 0)
  expect({ ...(await outcomes()), left: null }).toEqual({ ...outcomesBefore, left: null })
})

describe('what needs help at once', () => {
  test('is told first and answered by the library, while the model hangs, in whichever language it is said', async () => {
    app.model.order('silent', 9)
    for (const text of ['my baby is choking help', 'tolong bayi tersedak', 'may sunog sa kusina']) {
      const { status, events } = await askForEvents(app, worker.token, text)
      expect([status, events.map(({ event }) => event)], text).toEqual([200, ['emergency', 'words', 'answer']])
      expect(events[0]?.data.number, text).toBe('995')
      expect(events[2]?.data).toMatchObject({ emergency: events[0]?.data, is_instead: false })
      expect(String(events[2]?.data.answer), text).toMatch(/^1\. .*995/)
    }
    expect(app.model.seen.questions).toEqual([])
  })
  test('is refused to nobody, however much she has asked', async () => {
    const limited = await appWithModel({ config: { rateLimitFactor: 0.05 } })
    const limitedWorker = (await household(limited, 'eng')).worker
    const askAgain = (message: string) => ask(limited, limitedWorker.token, message)
    expect((await askAgain('How do I wash hands?')).status).toBe(200)
    expect((await askAgain('How do I wash hands?')).code).toBe('questions_of_hour')
    expect((await askAgain('the baby is choking')).data.emergency).toMatchObject({ number: '995' })
    expect((await ask(limited, limitedWorker.token, 'the baby is choking', 'voice')).data).toMatchObject({
      voice: null,
    })
  })
})

// @module-tag ci
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { ask, askForEvents, questionRequest } from '#test/chat/ask'
import { teach } from '#test/chat/teach'
import { picture } from '#test/files/uploads'
import { addTopics, addVideo } from '#test/library/library'
import { household, type Person } from '#test/people/people'

let app: TestApp
let boss: Person
let worker: Person
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  await addVideo(app.deps.db, { title: 'Wash towels' })
  ;({ boss, worker } = await household(app, 'ind'))
})
afterEach(() => void vi.useRealTimers())

const form = (fields: Record<string, string>) => ({ fields })

describe('without a model', () => {
  test('the library answers, workers in their language and employers in English', async () => {
    const { status, data } = await ask(app, worker.token, 'Bagaimana cara mencuci handuk?')
    expect(status).toBe(200)
    expect(data).toMatchObject({ language: 'ind', voice: null, heard: null, emergency: null, is_instead: false })
    expect(data.answer).not.toBe('')
    expect((await ask(app, boss.token, 'How do I wash towels?')).data.language).toBe('eng')
  })
  test('an emergency answer links no lesson about another subject', async () => {
    const phone = await addVideo(app.deps.db, { title: 'Phones', public_level: 1 })
    await teach(app, phone, 'eng', 'Phones', 'Choking? Call 995, and help them to call you.')
    for (const text of ['my baby is choking', 'i want to die', 'fire in the kitchen'])
      expect((await ask(app, boss.token, text)).data).toMatchObject({
        answer: expect.stringMatching(/^1\. /),
        lessons: [],
      })
  })
  test('answers as an event stream on request', async () => {
    const { status, events } = await askForEvents(app, worker.token, 'Bagaimana cara mencuci handuk?')
    expect([status, events.map(({ event }) => event)]).toEqual([200, ['words', 'answer']])
    expect(events[1]?.data.answer).toBe(events[0]?.data.words)
  })
  test('ignores a user id in the form', async () => {
    const { data } = await ask(app, worker.token, form({ message: 'handuk', user_id: String(boss.id), role: 'E' }))
    expect(data.language).toBe('ind')
  })
  test("says that a photo can't be seen", async () => {
    const files = [{ name: 'image', bytes: await picture() }]
    const { data } = await ask(app, boss.token, { ...form({ message: 'towels' }), files })
    expect(data.answer).toMatch(/^I cannot look at the photo now\./)
    expect((await ask(app, boss.token, { files })).code).toBe('cant_see')
  })
  test('refuses a recording, and answers text of the voice call without sound', async () => {
    const files = [{ name: 'audio', bytes: Buffer.alloc(100) }]
    expect((await ask(app, worker.token, { files }, 'voice')).code).toBe('cant_hear')
    const { status, data } = await ask(app, worker.token, 'handuk', 'voice')
    expect([status, data.voice]).toEqual([200, null])
  })
  test('text that a browser transcribed is only checked for emergencies and counts as no question', async () => {
    const helpFor = async (text: string, { token } = worker) =>
      (await app.call('POST /emergency', { body: { text } }, token)).data.emergency
    expect(await helpFor('bayi tersedak')).toMatchObject({ kind: 'choking', number: '995' })
    expect((await helpFor('kebakaran!'))?.name).toMatch(/^Ambulans/)
    expect((await helpFor('fire in the kitchen', boss))?.name).toMatch(/^Ambulance/)
    expect(await helpFor('Bagaimana cara mencuci handuk?')).toBeNull()
  })
  test("the configuration lists Genie's abilities", async () => {
    const { data } = await app.call('GET /config', {})
    expect(data.chat).toEqual({ hears: false, speaks: [], sees: false, url: null })
  })
})

describe('a form is refused', () => {
  const turn = { question: 'a', answer: 'b' }
  test.each<[string, Record<string, string>, string]>([
    ['without a message', {}, 'message'],
    ['with blanks alone', { message: ' \n ' }, 'message'],
    ['with a long message', { message: 'a'.repeat(2001) }, 'message'],
    ['with NUL', { message: 'a\u0000b' }, 'message'],
    ['with another field', { message: 'a', surprise: '1' }, ''],
    ['with a lesson that is no number', { message: 'a', video_id: '1e3' }, 'video_id'],
    ['with a history that is no JSON', { message: 'a', history: '[{' }, 'history'],
    ['with a history that is no list', { message: 'a', history: '{"question":"a","answer":"b"}' }, 'history'],
    ['with roles of its own', { message: 'a', history: JSON.stringify([{ ...turn, role: 'system' }]) }, 'history'],
    ['with half an entry', { message: 'a', history: '[{"question":"a"}]' }, 'history'],
    ['with deep nesting', { message: 'a', history: '['.repeat(9000) + ']'.repeat(9000) }, 'history'],
  ])('%s', async (_, fields, field) => {
    const reply = await ask(app, worker.token, form(fields))
    expect([reply.status, reply.code]).toEqual([400, 'invalid_input'])
    if (field) expect(reply.field).toBe(field)
  })
  test.each([
    ['with a file of another name', [{ name: 'file', bytes: Buffer.from('x') }], 400, 'invalid_input'],
    ['with sound in a chat', [{ name: 'audio', bytes: Buffer.from('x') }], 400, 'invalid_input'],
    ['with a large photo', [{ name: 'image', bytes: Buffer.alloc(5 * 1_048_576 + 1) }], 413, 'too_large'],
    ['with a photo that is none', [{ name: 'image', bytes: Buffer.from('<svg/>') }], 415, 'not_a_picture'],
  ])('%s', async (_, files, status, code) => {
    const reply = await ask(app, worker.token, { ...form({ message: 'a' }), files })
    expect([reply.status, reply.code]).toEqual([status, code])
  })
  test('refuses forms that are invalid, incomplete or repeat a field', async () => {
    const headers = { authorization: `Bearer ${worker.token}` }
    const json = await app.app.inject({ method: 'POST', url: '/api/chat', headers, payload: { message: 'a' } })
    expect([json.statusCode, json.json().code]).toEqual([415, 'wrong_type'])
    const request = questionRequest(worker.token, form({ message: 'a' }))
    const cut = await app.app.inject({ ...request, payload: request.payload.subarray(0, -8) })
    expect([cut.statusCode, cut.json().code]).toEqual([400, 'invalid_input'])
    const twice = Buffer.from(request.payload.toString().replace(/^(--.*\r\n(?:.*\r\n)*?a\r\n)/, '$1$1'))
    expect((await app.app.inject({ ...request, payload: twice })).json().field).toBe('message')
  })
  test('refuses with an ordinary status before an event stream begins', async () => {
    const { status, body } = await askForEvents(app, worker.token, form({ message: 'a', history: '1' }))
    expect([status, JSON.parse(body).code]).toEqual([400, 'invalid_input'])
  })
  test('refuses guests', async () => expect((await ask(app, null, 'a')).code).toBe('not_signed_in'))
})

test('accepts a history that is longer than the part that is read', async () => {
  const many = Array.from({ length: 60 }, (_, n) => ({ question: `q${n}`, answer: 'x'.repeat(300) }))
  expect((await ask(app, worker.token, form({ message: 'a', history: JSON.stringify(many) }))).status).toBe(200)
})

describe('limits', () => {
  const limited = () => testApp({ config: { rateLimitFactor: 1 } })
  const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })

  test('20 questions an hour, then an error with the waiting time; other accounts are unaffected', async () => {
    const limitedApp = await limited()
    const { boss, worker } = await household(limitedApp)
    at('2026-03-10T04:00:10Z')
    for (let n = 0; n < 20; n++) expect((await ask(limitedApp, worker.token, 'a')).status).toBe(200)
    const reply = await ask(limitedApp, worker.token, 'a')
    expect([reply.status, reply.code, reply.values]).toEqual([429, 'questions_of_hour', { time: '13:01' }])
    expect((await askForEvents(limitedApp, worker.token, 'a')).status).toBe(429)
    expect((await ask(limitedApp, boss.token, 'a')).status).toBe(200)
    at('2026-03-10T05:00:11Z')
    expect((await ask(limitedApp, worker.token, 'a')).status).toBe(200)
  })
  test('answers 20 of many concurrent questions', async () => {
    const limitedApp = await limited()
    const { worker } = await household(limitedApp)
    const replies = await Promise.all(Array.from({ length: 24 }, () => ask(limitedApp, worker.token, 'a')))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
  })
  test('100 questions a day', async () => {
    const limitedApp = await limited()
    const { worker } = await household(limitedApp)
    for (let n = 0; n < 100; n++) {
      at(`2026-03-10T0${2 + Math.floor(n / 20)}:0${Math.floor(n / 20)}:00Z`)
      expect((await ask(limitedApp, worker.token, 'a')).status).toBe(200)
    }
    at('2026-03-10T08:30:00Z')
    const reply = await ask(limitedApp, worker.token, 'a')
    expect([reply.code, reply.values]).toEqual(['questions_till_tomorrow', { time: '10:00' }])
    at('2026-03-10T16:30:00Z')
    expect((await ask(limitedApp, worker.token, 'a')).code).toBe('questions_of_day')
    at('2026-03-11T02:00:01Z')
    expect((await ask(limitedApp, worker.token, 'a')).status).toBe(200)
  })
})

test('counts questions by day and stores none of their text', async () => {
  const freshApp = await testApp()
  const { worker } = await household(freshApp)
  await Promise.all(Array.from({ length: 5 }, () => ask(freshApp, worker.token, 'canary')))
  const days = await freshApp.deps.db.selectFrom('chat_days').selectAll().execute()
  expect(days).toEqual([{ day: '2026-03-10', outcome: 'library', questions: 5, tokens: 0 }])
})

test('event streams are not compressed, so that each event arrives at once', async () => {
  const request = questionRequest(worker.token, form({ message: 'handuk '.repeat(200) }), {
    accept: 'text/event-stream',
  })
  const reply = await app.app.inject({ ...request, headers: { ...request.headers, 'accept-encoding': 'br, gzip' } })
  expect(reply.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(reply.headers).not.toHaveProperty('content-encoding')
  expect(reply.body).toMatch(/^event: words\n/)
})

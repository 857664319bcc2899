// @module-tag ci
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, askForEvents } from '#test/chat/ask'
import { appWithModel } from '#test/chat/with-model'
import { emptyDisk, fillDisk } from '#test/files/full-disk'
import { endlessOrder } from '#test/files/mp4'
import { addTopics } from '#test/library/library'
import { household, type Person } from '#test/people/people'
import { recordQuestion } from '../chat.queries'
import { removeVoicesJobOf } from './remove-voices.job'

let app: Awaited<ReturnType<typeof appWithModel>>
let boss: Person
let worker: Person
beforeAll(async () => {
  app = await appWithModel()
  await addTopics(app.deps.db)
  ;({ boss, worker } = await household(app, 'phi'))
})
afterEach(() => {
  app.model.reset()
  Object.assign(app.patience, { sound: 60_000 })
})

const sample = (name: string) => readFileSync(new URL(`../../../test/files/${name}`, import.meta.url))
const speakTo = (token: string, bytes: Buffer, fields = {}, to = app) =>
  ask(to, token, { fields, files: [{ name: 'audio', bytes }] }, 'voice')
const askByVoice = (token: string, message = 'Paano maghugas ng kamay?') => ask(app, token, message, 'voice')

/** A second of silence as a WAV, or more. */
function wav(seconds = 1): Buffer {
  const bytes = 8000 * seconds
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return Buffer.concat([head, Buffer.alloc(bytes, 128)])
}
function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true }).map(String)
  } catch {
    return []
  }
}
const stored = () => filesOf(join(app.deps.config.dataDir, 'media'))

describe('a recording', () => {
  test.each([
    ['question.webm', 'recording.webm'],
    ['question.m4a', 'recording.m4a'],
    ['question.ogg', 'recording.ogg'],
  ])('%s is heard, in her language, and kept nowhere', async (file, name) => {
    const storedBefore = stored()
    app.model.behave({ hears: ' Paano maghugas ng kamay?\n' })
    const { status, data } = await speakTo(worker.token, sample(`recordings/${file}`))
    expect([status, data.heard, data.answer, data.voice]).toEqual([200, 'Paano maghugas ng kamay?', '', null])
    expect(app.model.seen.recordings).toMatchObject([{ language: 'tl', name }])
    expect(app.model.seen.questions).toEqual([])
    expect(stored()).toEqual(storedBefore)
  })
  test('the transcript comes with the emergency number', async () => {
    app.model.behave({ hears: 'Nabulunan ang bata' })
    expect((await speakTo(worker.token, wav())).data.emergency).toMatchObject({ kind: 'choking', number: '995' })
  })
  test('a WAV is heard too; an employer speaks English', async () => {
    expect((await speakTo(boss.token, wav())).data.heard).toBe('How do I wash towels?')
    expect(app.model.seen.recordings).toMatchObject([{ language: 'en', name: 'recording.wav' }])
  })
  test.each<[string, () => Buffer, number, string]>([
    ['of 65 seconds, which does not say so', () => sample('recordings/long.webm'), 422, 'recording_too_long'],
    ['of 65 seconds', () => wav(65), 422, 'recording_too_long'],
    ['that is a film', () => sample('clip.webm'), 415, 'not_a_recording'],
    ['that breaks off', () => sample('recordings/question.webm').subarray(0, 300), 415, 'not_a_recording'],
    ['that is a page', () => Buffer.from('<html></html>'), 415, 'not_a_recording'],
    ['that is empty', () => Buffer.alloc(0), 415, 'not_a_recording'],
    ['of 5 MiB and more', () => Buffer.alloc(5 * 1_048_576 + 1), 413, 'too_large'],
  ])('%s is refused', async (_, make, status, code) => {
    const reply = await speakTo(worker.token, make())
    expect([reply.status, reply.code]).toEqual([status, code])
    expect(app.model.seen.recordings).toEqual([])
  })
  test('refuses a recording whose index would fill the memory', { tags: 'long' }, async () => {
    const { status, code } = await speakTo(worker.token, endlessOrder(sample('recordings/question.m4a')))
    expect([status, code]).toEqual([415, 'not_a_recording'])
  })
  test.each(['', ' . ', 'Thank you.', '[music]'.replace(/\w/g, '')])(
    'in which %j is heard says nothing',
    async (hears) => {
      app.model.behave({ hears })
      expect((await speakTo(worker.token, wav())).code).toBe('nothing_heard')
    },
  )
  test.each(['away', 'error', 'limited', 'no_sound', 'silent'] as const)(
    'is not heard where the server is %s',
    async (fault) => {
      if (fault === 'silent') Object.assign(app.patience, { sound: 200 })
      app.model.order(fault)
      const reply = await speakTo(worker.token, wav())
      expect([reply.status, reply.code]).toEqual([503, 'hearing_away'])
    },
  )
  test('a recording beside a message is ignored: the message is the corrected transcript', async () => {
    const { data } = await speakTo(worker.token, wav(), { message: 'Paano?' })
    expect([data.heard, app.model.seen.recordings]).toEqual([null, []])
    expect(data.answer).toMatch(/^Hugasan/)
  })
  test('40 an hour; 5 more are heard, for an emergency alone', async () => {
    const limited = await appWithModel({ config: { rateLimitFactor: 1 } })
    const limitedWorker = (await household(limited)).worker
    const speak = (bytes = wav()) => speakTo(limitedWorker.token, bytes, {}, limited)
    for (let n = 0; n < 40; n++) await speak(Buffer.from('x'))
    expect((await speak()).code).toBe('questions_of_hour')
    limited.model.order('error')
    expect((await speak()).code).toBe('questions_of_hour')
    limited.model.behave({ hears: 'the baby is choking' })
    const urgent = await Promise.all([1, 2, 3, 4].map(() => speak()))
    const numbers = urgent.map(({ data }) => data?.emergency?.number)
    expect(numbers.filter((number) => number === '995')).toHaveLength(3)
    expect(urgent.flatMap(({ code }) => code ?? [])).toEqual(['questions_of_hour'])
    expect(limited.model.seen.recordings).toHaveLength(5)
  })
  test('while tokens of the day are left; then for an emergency alone, in a reserve of a tenth', async () => {
    const poor = await appWithModel({ config: { rateLimitFactor: 1 }, tokensPerDay: 12_000 })
    const poorWorker = (await household(poor)).worker
    await recordQuestion(poor.deps.db, { at: poor.deps.now(), outcome: 'model', tokens: 12_100 })
    const speak = () => speakTo(poorWorker.token, wav(), {}, poor)
    expect((await speak()).code).toBe('cant_hear')
    poor.model.behave({ hears: 'the baby is choking' })
    expect((await speak()).data.emergency?.number).toBe('995')
    expect((await speak()).code).toBe('cant_hear')
    expect(poor.model.seen.recordings).toHaveLength(2)
  })
})

describe('an answer is spoken', () => {
  test('at an address for her account, signed, as an audio file', async () => {
    const { data } = await askByVoice(worker.token)
    const address = data.voice ?? ''
    expect(address).toMatch(
      new RegExp(`^/media/voices/${worker.id}/[\\w-]{36}\\.mp3\\?a=${worker.id}&e=\\d+&s=[\\w-]+$`),
    )
    expect(app.model.seen.spoken).toEqual([data.answer])
    const file = await app.app.inject(address)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    for (const other of [
      address.replace(/\?.*/, ''),
      address.replace(`a=${worker.id}`, `a=${boss.id}`),
      address.replace(`voices/${worker.id}`, `voices/${boss.id}`),
      address.replace(/s=(.)/, (_, first) => `s=${first === '_' ? '-' : '_'}`),
    ]) {
      const reply = await app.app.inject(other)
      expect([reply.statusCode, reply.json().code], other).toEqual([403, 'media_expired'])
    }
  })
  test('comes after the words in an event stream', async () => {
    const { events } = await askForEvents(app, worker.token, 'Paano?', 'voice')
    expect(events.at(0)?.event).toBe('words')
    expect(events.at(-1)?.data.voice).toMatch(/^\/media\/voices\//)
  })
  test('for 24 hours, then the file is gone', async () => {
    const { data } = await askByVoice(worker.token)
    const remove = () => removeVoicesJobOf(app.deps).run({}, '')
    app.forward({ minutes: 22 * 60 })
    await remove()
    expect((await app.app.inject(data.voice ?? '')).statusCode).toBe(200)
    app.forward({ minutes: 130 })
    await remove()
    expect((await app.app.inject(data.voice ?? '')).statusCode).toBe(403)
    expect(stored().filter((name) => name.endsWith('.mp3'))).toEqual([])
    expect(await app.deps.db.selectFrom('chat_voices').selectAll().execute()).toEqual([])
  })
  test('and leaves no copy on its way to the storage, also where its process was killed', async () => {
    const copies = () => readdirSync(tmpdir()).filter((name) => name.startsWith('kasama-voice-'))
    const copiesBefore = copies()
    await askByVoice(worker.token)
    expect(copies()).toEqual(copiesBefore)
    const [oldFolder, newFolder] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'kasama-voice-'))) as [string, string]
    writeFileSync(join(oldFolder, 'answer.mp3'), 'left half')
    const long = Date.now() / 1000 - 2 * 3600
    utimesSync(oldFolder, long, long)
    await removeVoicesJobOf(app.deps).run({}, '')
    expect([existsSync(oldFolder), existsSync(newFolder)]).toEqual([false, true])
    rmdirSync(newFolder)
  })
  test('is deleted with the account', async () => {
    const deletedWorker = (await household(app, 'ind')).worker
    await askByVoice(deletedWorker.token, 'Bagaimana?')
    await app.call(
      'POST /auth/login',
      { body: { username: deletedWorker.name, password: deletedWorker.password, role: 'W' } },
      deletedWorker.token,
    )
    expect((await app.call('POST /users/delete', {}, deletedWorker.token)).status).toBe(200)
    await removeVoicesJobOf(app.deps).run({}, '')
    expect(stored().filter((name) => name.includes(`voices/${deletedWorker.id}/`))).toEqual([])
  })
  test.each(['error', 'no_sound', 'silent'] as const)('or not: where speech is %s the words stand', async (fault) => {
    app.model.order('none')
    app.model.order(fault)
    if (fault === 'silent') Object.assign(app.patience, { sound: 200 })
    const { status, data } = await askByVoice(worker.token)
    expect([status, data.voice]).toEqual([200, null])
    expect(data.answer).toMatch(/^Hugasan/)
  })
  test('is left out when the disk is full; the text is still answered', async () => {
    fillDisk((path) => path.includes('voices'))
    try {
      const { status, data } = await askByVoice(worker.token)
      expect([status, data.voice]).toEqual([200, null])
      expect(data.answer).toMatch(/^Hugasan/)
    } finally {
      emptyDisk()
    }
  })
  test('speaks a text by itself, for an answer that is already shown', async () => {
    const listen = (body: { text: string; language: 'phi' | 'mya' }, { token } = worker, to = app) =>
      to.call('POST /speech', { body }, token)
    const { status, data } = await listen({ text: 'Hugasan ang kamay.', language: 'phi' })
    expect(status).toBe(200)
    expect(app.model.seen.spoken).toEqual(['Hugasan ang kamay.'])
    expect((await app.app.inject(data.voice)).headers['content-type']).toBe('audio/mpeg')
    expect((await app.app.inject(data.voice.replace(`a=${worker.id}`, `a=${boss.id}`))).statusCode).toBe(403)
    app.forward({ minutes: 25 * 60 })
    await removeVoicesJobOf(app.deps).run({}, '')
    expect(stored().filter((name) => name.endsWith('.mp3'))).toEqual([])

    expect((await listen({ text: 'လက်ဆေးပါ။', language: 'mya' })).code).toBe('cant_speak')
    app.model.order('error')
    expect((await listen({ text: 'Hugasan', language: 'phi' })).code).toBe('speaking_away')
    expect((await listen({ text: '', language: 'phi' })).code).toBe('invalid_input')
  })
  test('and keeps no question waiting: what is spoken has places of its own', async () => {
    const busy = await appWithModel({ config: { rateLimitFactor: 1 } })
    const { token } = (await household(busy, 'phi')).worker
    const body = (text: string) => ({ body: { text, language: 'phi' as const } })
    busy.model.order('silent', 3)
    const speaking = ['Una', 'Ikalawa', 'Ikatlo', 'Ikaapat'].map((text) => busy.call('POST /speech', body(text), token))
    await expect.poll(() => busy.model.seen.spoken.length).toBe(3)
    expect((await ask(busy, token, 'nabulunan ang bata')).data.emergency?.number).toBe('995')
    expect((await ask(busy, token, 'Paano maghugas ng kamay?')).data.answer).toMatch(/^Hugasan/)
    expect(busy.model.seen.spoken).toHaveLength(3)
    await busy.model.app.close()
    for (const { code } of await Promise.all(speaking)) expect(code).toBe('speaking_away')
  })
  test('60 times an hour, and while tokens of the day are left', async () => {
    const poor = await appWithModel({ config: { rateLimitFactor: 0.05 }, tokensPerDay: 10 })
    const poorWorker = (await household(poor)).worker
    const listen = async () =>
      (await poor.call('POST /speech', { body: { text: 'Wash it.', language: 'eng' } }, poorWorker.token)).code
    expect([await listen(), await listen(), await listen(), await listen()]).toEqual([
      undefined,
      undefined,
      'speaking_away',
      'questions_of_hour',
    ])
    const days = await poor.deps.db.selectFrom('chat_days').select(['outcome', 'questions', 'tokens']).execute()
    expect(days).toEqual([{ outcome: 'spoken', questions: 2, tokens: 16 }])
  })
  test('in the languages that the model speaks alone, and in a chat not at all', async () => {
    const burmese = (await household(app, 'mya')).worker
    expect((await askByVoice(burmese.token, 'လက်ဆေးနည်း')).data.voice).toBeNull()
    expect((await ask(app, worker.token, 'Paano?')).data.voice).toBeNull()
    expect(app.model.seen.spoken).toEqual([])
  })
})

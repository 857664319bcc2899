import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allLessons, forgetLesson, putLesson } from '#shared/saved-lessons/stored/lesson-store.ts'
import type { PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { partBytes, partName, removeUnused, savedCache } from '#shared/saved-lessons/stored/saved-cache.ts'
import { rangeIn, savedFile, watchLessons } from './saved-files.ts'

const path = '/media/clips/a-lesson/mya.mp4'
const bytes = partBytes * 2 + 300
const whole = Uint8Array.from({ length: bytes }, (_, index) => (index * 7 + Math.floor(index / 251)) % 256)
const dayMs = 86_400_000

const lesson = (more: Partial<PhoneLesson> = {}): PhoneLesson => ({
  videoId: 5,
  accountId: 7,
  language: 'mya',
  form: 'sharp',
  title: 'A lesson',
  picture: null,
  topicIds: [],
  duration: 90,
  version: 'one',
  bytes,
  receivedBytes: bytes,
  state: 'saved',
  waitsForWifi: false,
  isOfList: false,
  questionIds: [],
  files: [{ kind: 'sharp', bytes, path }],
  addedAt: Date.now(),
  seenAt: Date.now(),
  latestAt: Date.now(),
  ...more,
})

async function putParts(parts: number[]) {
  const cache = await savedCache()
  for (const part of parts) {
    const piece = whole.slice(part * partBytes, (part + 1) * partBytes)
    await cache.put(partName(path, part), new Response(piece, { headers: { 'content-type': 'video/mp4' } }))
  }
}

const fromServer = vi.fn(async (_: RequestInfo | URL, __?: RequestInit) => new Response('server'))
watchLessons()

beforeEach(async () => {
  vi.stubGlobal('fetch', fromServer)
  await putLesson(lesson())
  await putParts([0, 1, 2])
})
afterEach(async () => {
  vi.unstubAllGlobals()
  fromServer.mockClear()
  vi.restoreAllMocks()
  for (const { videoId } of await allLessons()) await forgetLesson(videoId)
  await removeUnused([])
})

const ask = (range?: string, account = 7) =>
  savedFile(new Request(`${path}?a=${account}&e=1&s=old`, range ? { headers: { range } } : {}))
const isFromServer = async (response: Promise<Response>) => (await (await response).text()) === 'server'

test.each([
  [undefined, 200, 0, bytes - 1],
  ['bytes=0-', 206, 0, bytes - 1],
  ['bytes=0-9', 206, 0, 9],
  [`bytes=${partBytes - 3}-${partBytes + 3}`, 206, partBytes - 3, partBytes + 3],
  [`bytes=${partBytes}-${partBytes}`, 206, partBytes, partBytes],
  ['bytes=100-1200000', 206, 100, bytes - 1],
  ['bytes=-5', 206, bytes - 5, bytes - 1],
])('range %s', async (range, status, from, to) => {
  const response = await ask(range)
  const body = new Uint8Array(await response.arrayBuffer())
  expect([response.status, response.headers.get('content-range'), response.headers.get('content-type')]).toEqual([
    status,
    status === 206 ? `bytes ${from}-${to}/${bytes}` : null,
    'video/mp4',
  ])
  expect(body.length).toBe(to - from + 1)
  expect(body.every((byte, index) => byte === whole[from + index])).toBe(true)
  expect(fromServer).not.toHaveBeenCalled()
})

test('a range outside of the file is refused, and a strange one means the whole file', async () => {
  const response = await ask(`bytes=${bytes}-`)
  expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${bytes}`])
  expect([rangeIn('bytes=5-2', 10), rangeIn('bytes=0-1,4-5', 10), rangeIn('bytes=-0', 10)]).toEqual([
    null,
    null,
    'unsatisfiable',
  ])
})

test('another account, a lesson that is not complete, and one after 30 days are left to the server', async () => {
  expect(await isFromServer(ask('bytes=0-', 8))).toBe(true)
  await putLesson(lesson({ state: 'saving' }))
  expect(await isFromServer(ask())).toBe(true)
  await putLesson(lesson({ state: 'saving', formerFiles: lesson().files }))
  expect(await isFromServer(ask())).toBe(false)
  await putLesson(lesson({ seenAt: Date.now() - 31 * dayMs }))
  expect(await isFromServer(ask())).toBe(true)
})

test('a clock that is set back wins no days', async () => {
  const now = Date.now()
  await putLesson(lesson({ seenAt: now - 5 * dayMs, latestAt: now + 26 * dayMs }))
  expect(await isFromServer(ask())).toBe(true)
  await putLesson(lesson({ seenAt: now - 5 * dayMs, latestAt: now - 5 * dayMs }))
  expect(await isFromServer(ask())).toBe(false)
  expect((await allLessons())[0]?.latestAt).toBeGreaterThanOrEqual(now)
})

test('a part that the browser removed comes from the server, and so does everything if the storage is broken', async () => {
  await (await savedCache()).delete(partName(path, 1))
  fromServer.mockImplementation(async () => new Response(whole.slice(partBytes, 2 * partBytes), { status: 206 }))
  const response = await ask('bytes=0-')
  expect(new Uint8Array(await response.arrayBuffer()).every((byte, index) => byte === whole[index])).toBe(true)
  // An address without it may lead to the store, whose rules for scripts of other origins refuse this.
  expect(String(fromServer.mock.calls[0]?.[0])).toMatch(/by=script$/)
  fromServer.mockImplementation(async () => new Response('server'))
  vi.spyOn(caches, 'match').mockRejectedValue(new DOMException('broken', 'UnknownError'))
  expect(await isFromServer(ask('bytes=0-'))).toBe(true)
})

test('on a full phone, which can note no time, the lesson plays', async () => {
  await putLesson(lesson({ latestAt: Date.now() - 2 * dayMs }))
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await isFromServer(ask('bytes=0-'))).toBe(false)
})

test('a clip without an account is left to the server', async () => {
  expect(await isFromServer(savedFile(new Request(path)))).toBe(true)
})

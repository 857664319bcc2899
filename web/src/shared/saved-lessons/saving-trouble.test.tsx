import type { SavedLesson } from '@kasama/contract/learning/saved/saved.api'
import type { Profile } from '@kasama/contract/people/account.api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeParts } from '../../worker/files/background-fetch.ts'
import { session } from '../session/session.ts'
import { keepFormer, removeAll, resumeSaving, saveLesson } from './saved-lessons.ts'
import { checkLessons, noteRemoved } from './stored/check-lessons.ts'
import { allLessons, changeLesson, forgetLesson } from './stored/lesson-store.ts'
import { findPackage } from './stored/package.ts'
import { packageName, savedCache, storedNames } from './stored/saved-cache.ts'

let version = 'one'
/** Called before each file; its response takes the place of the file. */
let onFile = (_: string): Response | undefined => undefined

const lesson = (id: number) =>
  ({
    version,
    files: [{ kind: 'sharp', url: `/media/clips/${id}.${version}.mp4?a=7&e=1&s=x&by=script`, bytes: 300 }],
    questions: [],
    video: { id, title: 'Bath', thumbnail_url: null, duration: 80, topic_ids: [3], languages: '{}' },
  }) as unknown as SavedLesson

/** A proxy's page in place of the server's answers. */
let proxyStatus: number | undefined

async function server(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin)
  if (pathname.startsWith('/media/')) return onFile(pathname) ?? new Response(new Uint8Array(300), { status: 206 })
  if (proxyStatus) return new Response('<h1>Log in to the hotspot</h1>', { status: proxyStatus })
  const [id = 0] = (pathname.match(/\d+$/) ?? []).map(Number)
  return Response.json({ error: false, data: id ? lesson(id) : [{ video_id: 5, version: 'one' }] })
}

beforeEach(() => {
  version = 'one'
  proxyStatus = undefined
  onFile = () => undefined
  session.setUser({ id: 7, role: 'W' } as Profile)
  vi.stubGlobal('fetch', vi.fn(server))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await removeAll()
  vi.unstubAllGlobals()
})

const save = (id: number) => saveLesson(id, { language: 'mya', form: 'sharp' })
const reach = (...states: string[]) =>
  expect.poll(async () => (await allLessons()).map(({ state }) => state)).toEqual(states)

test('a lesson that is removed while a part arrives stays removed', async () => {
  await save(5)
  await reach('saved')
  await Promise.all([changeLesson(5, { receivedBytes: 1 }), forgetLesson(5)])
  expect(await allLessons()).toEqual([])
})

test.each([404, 403, 500])('a lesson with a file that is refused with status %d holds up no other', async (status) => {
  onFile = (path) => (path.includes('/5.') ? new Response('', { status }) : undefined)
  await save(5)
  await reach('stopped')
  await save(6)
  await reach('stopped', 'saved')
})

test.each([404, 403, 302])('a proxy that answers %d takes no lesson away', async (status) => {
  await save(5)
  await reach('saved')
  await changeLesson(5, { state: 'changed' })
  version = 'two'
  onFile = () => {
    proxyStatus = status
    return new Response('', { status: 404 })
  }
  await resumeSaving(5)
  await reach('stopped')
  expect((await allLessons())[0]?.formerFiles?.length).toBe(1)
})

test('a new version, or another choice, that waits is cancelled, and the former one stays', async () => {
  const wait = () => saveLesson(5, { language: 'mya', form: 'sharp', waits: true })
  await save(5)
  await reach('saved')
  const [{ files } = { files: [] }] = await allLessons()
  version = 'two'
  await wait()
  await keepFormer(5)
  const former = { state: 'changed', version: 'one', files, receivedBytes: 300, waitsForWifi: false }
  expect(await allLessons()).toEqual([expect.objectContaining(former)])
  expect([...(await storedNames())].length, 'its page and its clip').toBe(2)
  version = 'one'
  await wait()
  await keepFormer(5)
  const [lesson] = await allLessons()
  expect([lesson?.state, lesson?.formerFiles]).toEqual(['saved', undefined])
})

test('no file goes because the list of lessons could not be read', async () => {
  await save(5)
  await reach('saved')
  const names = await storedNames()
  const read = IDBObjectStore.prototype.getAll
  let reads = 0
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore) {
    reads += 1
    if (reads > 1) throw new DOMException('lost', 'UnknownError')
    return read.call(this)
  })
  await checkLessons(7).catch(() => {})
  expect([reads, await storedNames()]).toEqual([2, names])
})

test('a lesson that changed while it was saved has its new page, also if the browser fetched the rest', async () => {
  onFile = (path) => {
    if (path.includes('two')) throw new TypeError('cut')
    version = 'two'
    return new Response('', { status: 404 })
  }
  await save(5)
  await reach('stopped')
  const request = new Request('/media/clips/5.two.mp4?part=0', { headers: { range: 'bytes=0-299' } })
  const responseReady = Promise.resolve(new Response(new Uint8Array(300), { status: 206 }))
  await storeParts({ id: 'lesson-5', matchAll: async () => [{ request, responseReady }] })
  await reach('saved')
  expect((await findPackage(5))?.version).toBe('two')
})

test('a lesson whose page alone is gone says so, and is whole again without its clip', async () => {
  await save(5)
  await reach('saved')
  await (await savedCache()).delete(packageName(5))
  await noteRemoved()
  await reach('removed')
  onFile = () => new Response('', { status: 500 })
  await resumeSaving(5)
  await reach('saved')
  expect((await findPackage(5))?.version).toBe('one')
})

test('where the browser refuses its storage, as in private mode, no lesson waits for files that never come', async () => {
  vi.spyOn(CacheStorage.prototype, 'open').mockRejectedValue(new DOMException('refused', 'SecurityError'))
  await expect(save(5)).rejects.toThrow('refused')
  expect(await allLessons()).toEqual([])
})

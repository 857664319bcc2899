import type { LessonFile, SavedLesson } from '@kasama/contract/learning/saved/saved.api'
import type { Profile } from '@kasama/contract/people/account.api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeParts } from '../../worker/files/background-fetch.ts'
import { savedAnswer } from '../../worker/saved-answers.ts'
import { session } from '../session/session.ts'
import { askLesson, removeAll, removeLesson, resumeSaving, saveLesson, stopSaving } from './saved-lessons.ts'
import { checkLessons, noteRemoved, removeOthers } from './stored/check-lessons.ts'
import { allLessons, changeLesson } from './stored/lesson-store.ts'
import { partBytes, removeUnused, storedNames } from './stored/saved-cache.ts'

const clipBytes = partBytes + 100
const clip = (name: string, bytes = clipBytes): LessonFile => ({
  kind: 'sharp',
  url: `/media/clips/${name}.mp4?a=7&e=1&s=x&by=script`,
  bytes,
})
const words: LessonFile = { kind: 'subtitles', url: '/media/clips/mya.vtt?a=7&e=1&s=x&by=script', bytes: 50 }
const question = {
  id: 31,
  content: 'Why?',
  sound_url: null,
  languages: '{"mya":{"content":"Why (mya)?","sound_url":"/media/why.m4a"}}',
  options: [{ id: 1, content: 'So', sound_url: null, languages: '{}' }],
  randomize_options: false,
  marks: ['x'],
}

let version = 'one'
let files = [clip('one'), { ...clip('one.low', 200), kind: 'low' as const }, words]
let refusal: { status: number; code: string } | null = null
/** Called before each part; it may throw. */
let onPart = (_: string): Response | undefined => undefined
let [parts, packages]: [string[], number] = [[], 0]
const lesson = () =>
  ({
    version,
    files,
    questions: [question],
    video: {
      id: 5,
      title: 'Bath',
      thumbnail_url: null,
      duration: 80,
      topic_ids: [3],
      url: '/media/clips/one.mp4?a=7&e=1&s=x',
      low_url: '/media/clips/one.low.mp4?a=7&e=1&s=x',
      audio_url: null,
      video_host: 'file',
      narration: 'eng',
      languages: '{"mya":{"title":"Bath (mya)"},"phi":{}}',
      watch: null,
      is_completed: false,
    },
  }) as unknown as SavedLesson

async function server(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : String(input), location.origin)
  const { pathname, searchParams } = url
  if (pathname.startsWith('/media/')) {
    const special = onPart(pathname)
    if (special) return special
    if (init?.signal?.aborted) throw new DOMException('stopped', 'AbortError')
    parts.push(`${pathname.split('/').at(-1)} ${searchParams.get('part')}`)
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec((input as Request).headers.get('range') ?? '') ?? []
    return new Response(new Uint8Array(Number(to) - Number(from) + 1), { status: 206 })
  }
  if (refusal) return Response.json({ error: true, error_message: '', code: refusal.code }, { status: refusal.status })
  if (pathname === '/api/saved_lessons') return Response.json({ error: false, data: [{ video_id: 5, version }] })
  packages += 1
  return Response.json({ error: false, data: lesson() })
}

beforeEach(() => {
  version = 'one'
  files = [clip('one'), { ...clip('one.low', 200), kind: 'low' }, words]
  refusal = null
  onPart = () => undefined
  ;[parts, packages] = [[], 0]
  session.setUser({ id: 7, role: 'W' } as Profile)
  vi.stubGlobal('fetch', vi.fn(server))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await removeAll()
  vi.unstubAllGlobals()
})

const save = () => saveLesson(5, { language: 'mya', form: 'sharp' })
const row = async () => (await allLessons())[0]
const reaches = (state: string, stop?: string) =>
  expect.poll(async () => [(await row())?.state, (await row())?.stop]).toEqual([state, stop])

test('a size is said before, and a lesson comes in parts', async () => {
  const { sizes, isSavable } = await askLesson(5, 'mya')
  expect([sizes, isSavable]).toEqual([{ sharp: clipBytes + 50, low: 250 }, true])
  await save()
  await reaches('saved')
  expect(parts).toEqual(['one.mp4 0', 'one.mp4 1', 'mya.vtt 0'])
  expect(await row()).toMatchObject({ title: 'Bath (mya)', receivedBytes: clipBytes + 50, bytes: clipBytes + 50 })
  files = [words]
  expect((await askLesson(5, 'mya')).isSavable).toBe(false)
})

test('a cut connection and a full phone keep what has come; only what lacks is asked for again', async () => {
  onPart = (path) => {
    if (path.endsWith('.vtt')) throw new TypeError('cut')
    return undefined
  }
  await save()
  await reaches('stopped', 'line')
  onPart = () => undefined
  const put = vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  await resumeSaving(5)
  await reaches('stopped', 'full')
  expect((await row())?.receivedBytes).toBe(clipBytes)
  put.mockRestore()
  parts = []
  await resumeSaving(5)
  await reaches('saved')
  expect(parts).toEqual(['mya.vtt 0'])
})

test('she stops it, and goes on later', async () => {
  onPart = (path) => {
    if (path.endsWith('.vtt')) void stopSaving(5)
    return path.endsWith('.vtt') ? new Response('late', { status: 500 }) : undefined
  }
  await save()
  await reaches('stopped', 'reader')
  onPart = () => undefined
  await resumeSaving(5)
  await reaches('saved')
})

test('addresses that have ended are renewed, once; a lesson that she lost meanwhile goes', async () => {
  let ended = 1
  onPart = () => (ended-- > 0 ? new Response('', { status: 403 }) : undefined)
  await save()
  await reaches('saved')
  expect(packages).toBe(2)
  await removeAll()
  onPart = () => new Response('', { status: 403 })
  await save()
  await reaches('stopped', 'line')
  refusal = { status: 403, code: 'locked' }
  await resumeSaving(5)
  await expect.poll(row).toBeUndefined()
})

test('the former version plays until the new one is complete', async () => {
  await save()
  await reaches('saved')
  version = 'two'
  files = [clip('two'), words]
  await checkLessons(7)
  await reaches('changed')
  onPart = (path) => (path.includes('two') ? new Response('', { status: 500 }) : undefined)
  await resumeSaving(5)
  await reaches('stopped', 'line')
  expect((await row())?.formerFiles?.[0]?.path).toBe('/media/clips/one.mp4')
  await checkLessons(7)
  expect([...(await storedNames())].some((name) => name.includes('/one.mp4'))).toBe(true)
  onPart = () => undefined
  await resumeSaving(5)
  await reaches('saved')
  await expect.poll(async () => [...(await storedNames())].filter((name) => name.includes('/one.mp4'))).toEqual([])
  expect(await row()).toMatchObject({ version: 'two', formerFiles: undefined })
})

test('the server’s word ends a lesson; a connection that is cut ends nothing', async () => {
  await save()
  await reaches('saved')
  refusal = { status: 503, code: 'server_error' }
  await expect(checkLessons(7)).rejects.toThrow()
  expect(await row()).toBeDefined()
  refusal = null
  version = null as unknown as string
  await checkLessons(7)
  expect([await row(), await storedNames()]).toEqual([undefined, new Set()])
})

test('a removed lesson comes back while its files are there; one that the browser emptied says so', async () => {
  await save()
  await reaches('saved')
  parts = []
  const undo = await removeLesson(5)
  expect(await row()).toBeUndefined()
  await undo()
  await reaches('saved')
  expect(parts).toEqual([])
  await removeUnused([])
  await noteRemoved()
  expect(await row()).toMatchObject({ state: 'removed', receivedBytes: 0 })
  await resumeSaving(5)
  await reaches('saved')
})

test('another account’s lessons go with their files', async () => {
  await save()
  await reaches('saved')
  await removeOthers(7)
  expect(await row()).toBeDefined()
  await removeOthers(8)
  expect([await row(), await storedNames()]).toEqual([undefined, new Set()])
})
test('her page and her questions are there without the server, in each language, and for her alone', async () => {
  await save()
  await reaches('saved')
  const ask = async (path: string, account = 7, stored: unknown = null) =>
    (await (await savedAnswer(`${location.origin}/api${path}`, account, stored))?.json())?.data
  const stored = { data: { watch: { position: 9 }, is_completed: true, is_subscribed: true, visit_ticket: 't' } }
  const page = await ask('/videos/5?lang=mya', 7, stored)
  expect(page).toMatchObject({ url: '/media/clips/one.mp4?a=7&e=1&s=x', low_url: null, watch: { position: 9 } })
  expect(JSON.parse(page.languages).phi, 'the voice is the English one').toMatchObject({ url: null })
  expect(await ask('/questions/31?lang=mya')).toMatchObject({ content: 'Why (mya)?', sound_url: '/media/why.m4a' })
  expect(await ask('/questions/31?lang=phi')).toMatchObject({ content: 'Why?', sound_url: null, marks: ['x'] })
  for (const path of ['/videos/6', '/questions/32', '/videos/5/topics', '/users/me'])
    expect(await ask(path), path).toBeUndefined()
  expect(await ask('/videos/5', 8)).toBeUndefined()
  await changeLesson(5, { seenAt: Date.now() - 31 * 86_400_000 })
  expect(await ask('/videos/5')).toBeUndefined()
})

test('what the browser fetched by itself is stored, and what it missed is asked for', async () => {
  onPart = () => {
    throw new TypeError('cut')
  }
  await save()
  await reaches('stopped', 'line')
  await changeLesson(5, { state: 'saving', stop: undefined })
  const fetched = (url: string, range: string, responseReady: Promise<Response>) => ({
    request: new Request(`${url}&part=0`, { headers: { range } }),
    responseReady,
  })
  const piece = (bytes: number) => Promise.resolve(new Response(new Uint8Array(bytes), { status: 206 }))
  const lost = Promise.reject(new TypeError('cut'))
  lost.catch(() => {})
  const records = [
    fetched(clip('one').url, `bytes=0-${partBytes - 1}`, piece(partBytes)),
    fetched(clip('one').url, `bytes=${partBytes}-${clipBytes - 1}`, lost),
    fetched(words.url, 'bytes=0-49', piece(50)),
  ]
  await storeParts({ id: 'lesson-5', matchAll: async () => records })
  expect(await row()).toMatchObject({ state: 'saving', receivedBytes: partBytes + 50 })
  const rest = [fetched(clip('one').url, `bytes=${partBytes}-${clipBytes - 1}`, piece(100))]
  await storeParts({ id: 'lesson-5', matchAll: async () => rest })
  expect(await row()).toMatchObject({ state: 'saved', receivedBytes: clipBytes + 50 })
})

import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@kasama/contract/durations.rules'
import { partBytes, type UploadPart, uploadDays } from '@kasama/contract/studio/clips.api'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { s3Storage } from '#platform/ports/storage/s3'
import { type TestApp, testApp } from '#test/app/test-app'
import { storeStage } from '#test/files/store-stage'
import { demoClip, openUpload, sendBytes } from '#test/files/tus'
import { addTopics, addVideo } from '#test/library/library'
import { admin, desks } from '#test/people/admins'
import type { Person } from '#test/people/people'
import { padded } from '../../../../../stand-ins/padded-clip'
import type { startS3 } from '../../../../../stand-ins/s3/app'
import { lookJobOf } from '../take/look.job'
import { forgetUploads } from './forget-uploads'
import { keyOf } from './sent-to-store'
import { sweepJobOf } from './sweep-store.job'

let app: TestApp
let store: Awaited<ReturnType<typeof startS3>>
let provider: Person
/** A clip of three parts. */
let clip: Buffer
beforeAll(async () => {
  const stage = await storeStage()
  store = stage.store
  app = await testApp({ deps: () => ({ storage: s3Storage(stage.config) }) })
  ;({ provider } = await desks(app))
  await addTopics(app.deps.db)
  clip = padded(await demoClip(), 2 * partBytes)
  return () => store.close()
})
beforeEach(() => {
  store.forget()
  store.origins.add(app.deps.config.origin)
})

const look = () => lookJobOf(app.deps).run({}, '')
const uploadsOf = async (id: number) =>
  (await app.call('GET /admin/videos/:id/clips', { params: { id } }, provider.token)).data.uploads
const addressIn = async (id: number) =>
  (await app.call('GET /admin/videos/:id', { params: { id } }, provider.token)).data.lesson.languages.eng?.address
async function open(id: number, name = 'bath.mp4', by = provider) {
  const { status, data } = await openUpload(app, id, { bytes: clip, name }, by)
  expect(status).toBe(200)
  return { ...data, pass: data.store_pass ?? '' }
}
const ask = (pass: string) => app.call('POST /uploads/:pass/parts', { params: { pass } })
const missing = async (pass: string): Promise<UploadPart[]> => (await ask(pass)).data.parts
const put = (part: UploadPart | undefined, bytes: Buffer) =>
  fetch(part?.address ?? '', { method: 'PUT', body: new Uint8Array(bytes) })
const bytesOf = ({ from, bytes }: UploadPart) => clip.subarray(from, from + bytes)
async function sendAll(pass: string) {
  for (const part of await missing(pass)) expect((await put(part, bytesOf(part))).status).toBe(200)
}
const left = async () => ({
  sendings: store.uploads.size,
  arriving: [...store.files.keys()].filter((key) => key.startsWith('arriving/')),
  here: await readdir(join(app.deps.config.dataDir, 'uploads')),
})
const nothing = { sendings: 0, arriving: [], here: [] }

test('parts go into the store past this server, go on after the session has ended, and the clip is in the lesson whole', async () => {
  const { id } = await addVideo(app.deps.db)
  const leaving = await admin(app)
  const { pass } = await open(id, 'bath.mp4', leaving)
  const first = await missing(pass)
  expect(first.map(({ number, from, bytes }) => [number, from, bytes])).toEqual([
    [1, 0, partBytes],
    [2, partBytes, partBytes],
    [3, 2 * partBytes, clip.length - 2 * partBytes],
  ])
  expect(first.every(({ address }) => address.startsWith(store.endpoint))).toBe(true)
  expect((await put(first[1], bytesOf(first[1] as UploadPart))).status).toBe(200)
  await app.call('POST /auth/logout', {}, leaving.token)
  expect((await uploadsOf(id))[0]).toMatchObject({ sent: partBytes, problem: null })
  expect((await missing(pass)).map(({ number }) => number)).toEqual([1, 3])
  const before = await addressIn(id)
  await look()
  expect(await addressIn(id)).toBe(before)
  expect((await open(id)).pass).toBe(pass)
  await sendAll(pass)
  expect(await missing(pass)).toEqual([])
  expect((await uploadsOf(id))[0]?.sent).toBe(clip.length)
  // Another machine checks the file; nothing was uploaded to it before.
  await rm(join(app.deps.config.dataDir, 'uploads'), { recursive: true })
  await Promise.all([look(), look()])
  const address = (await addressIn(id)) ?? ''
  expect(address).toMatch(/^clips\/lesson-\d+\/eng-[0-9a-f]{16}\.mp4$/)
  expect(store.files.get(address)?.body.equals(clip)).toBe(true)
  expect([await uploadsOf(id), await left()]).toEqual([[], nothing])
  expect(await ask(pass)).toMatchObject({ status: 404, code: 'not_found' })
})

test('an address takes its own part at its own length, and nothing else', async () => {
  const { id } = await addVideo(app.deps.db)
  const { pass, id: upload } = await open(id)
  const [first, second] = await missing(pass)
  const refused = [
    await put(first, clip.subarray(0, partBytes + 1)),
    await put(first, clip.subarray(0, 10)),
    await fetch(String(second?.address).replace('partNumber=2', 'partNumber=7'), { method: 'PUT', body: 'x' }),
    await fetch(String(first?.address).replace('Expires=7200', 'Expires=72000'), { method: 'PUT', body: 'x' }),
    await fetch(first?.address ?? '', { method: 'DELETE' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect((await uploadsOf(id))[0]?.sent).toBe(0)
  expect((await app.call('DELETE /admin/uploads/:id', { params: { id: upload } }, provider.token)).status).toBe(200)
  expect(await left()).toEqual(nothing)
})

test('another file takes the place of one that is half there; a file that is no clip is refused, and nothing stays', async () => {
  const { id } = await addVideo(app.deps.db)
  const first = await open(id)
  const [part] = await missing(first.pass)
  await put(part, bytesOf(part as UploadPart))
  const noClip = Buffer.from('<html>This is no clip, whatever its name says.</html>')
  const { data } = await openUpload(app, id, { bytes: noClip, name: 'other.mp4' }, provider)
  expect([store.uploads.size, (await ask(first.pass)).status]).toEqual([1, 404])
  const [only] = await missing(data.store_pass ?? '')
  await put(only, noClip)
  await look()
  expect((await uploadsOf(id))[0]?.problem).toBe('not_a_clip')
  expect([await left(), (await ask(data.store_pass ?? '')).status]).toEqual([nothing, 404])
})

test.each([
  ['is away when the parts become a file', 'away', 'POST'],
  ['breaks off while the file is fetched', 'breaks', 'GET'],
  ['is full when the clip gets its name', 'full', 'PUT'],
] as const)(
  'a store that %s keeps nothing half, and goes on when it is back',
  { tags: 'long' },
  async (_, fault, method) => {
    const { id } = await addVideo(app.deps.db)
    const { pass } = await open(id)
    await sendAll(pass)
    const before = await addressIn(id)
    // Lists of parts are read first.
    store.fault(fault, method, 20)
    await expect(look()).rejects.toThrow()
    expect(await addressIn(id)).toBe(before)
    store.forget()
    await look()
    expect(store.files.get((await addressIn(id)) ?? '')?.body.equals(clip)).toBe(true)
    expect(await left()).toEqual(nothing)
  },
)

test('a store that hangs keeps no page waiting, and no upload from being given up', { tags: 'long' }, async () => {
  const { id } = await addVideo(app.deps.db)
  const { id: upload } = await open(id)
  store.fault('hangs', 'GET', 20)
  store.fault('hangs', 'DELETE', 20)
  expect((await uploadsOf(id))[0]).toMatchObject({ id: upload, sent: 0 })
  expect((await app.call('DELETE /admin/uploads/:id', { params: { id: upload } }, provider.token)).status).toBe(200)
  expect(await uploadsOf(id)).toEqual([])
  store.uploads.clear()
})

test('where the store does not let pages of this site write, or does not say what has come, bytes come through the server', {
  tags: 'long',
}, async () => {
  const { id } = await addVideo(app.deps.db)
  store.fault('slow_down', 'GET', 20)
  expect([(await open(id, 'unlisted.mp4')).store_pass, store.uploads.size]).toEqual([null, 0])
  store.forget()
  store.origins.clear()
  const upload = await open(id)
  expect([upload.store_pass, store.uploads.size]).toEqual([null, 0])
  expect((await ask(upload.address.slice('/uploads/'.length))).status).toBe(404)
  const origin = await app.app.listen({ port: 0 })
  expect((await sendBytes(origin, upload, 0, clip)).status).toBe(204)
  await look()
  expect(store.files.get((await addressIn(id)) ?? '')?.body.equals(clip)).toBe(true)
})

test('a sending that the store has given up is begun anew with the same file', { tags: 'long' }, async () => {
  const { id } = await addVideo(app.deps.db)
  const { pass } = await open(id)
  store.uploads.clear()
  expect((await ask(pass)).status).toBe(404)
  const again = await open(id)
  expect(again.pass).not.toBe(pass)
  await sendAll(again.pass)
  await look()
  expect(await left()).toEqual(nothing)
})

test('what nobody finishes in three days goes from the store as well; what is on its way stays', async () => {
  const { id } = await addVideo(app.deps.db)
  const { pass } = await open(id)
  await sendAll(pass)
  const late = new Date(Date.now() + (uploadDays + 2) * dayMs)
  await sweepJobOf(app.deps).run({}, '')
  expect(await missing(pass)).toEqual([])
  store.fault('breaks', 'GET', 20)
  await expect(look()).rejects.toThrow()
  store.forget()
  expect((await left()).arriving).toEqual([keyOf({ pass })])
  await app.deps.db.transaction().execute((tx) => forgetUploads({ ...app.deps, now: () => late }, tx))
  await sweepJobOf(app.deps).run({}, '')
  expect(await left()).toMatchObject({ sendings: 0, arriving: [] })
})

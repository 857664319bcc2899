// @module-tag ci
import { createHash } from 'node:crypto'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload } from '@kasama/contract/studio/clip/clips.api'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { readTracks } from '#platform/media/read-tracks'
import { type TestApp, testApp } from '#test/app/test-app'
import { madeClip } from '#test/files/made-clip'
import { endlessTable, indexLast, longHead, lyingLength, openEnd } from '#test/files/mp4'
import { demoClip, type File, offsetOf, openUpload, sendAndBreakOff, sendBytes } from '#test/files/tus'
import { picture, upload as sendPicture } from '#test/files/uploads'
import { addTopics, addVideo } from '#test/library/library'
import { admin, desks } from '#test/people/admins'
import { employer, type Person } from '#test/people/people'
import { takeUploadsJobOf } from './take/take-uploads.job'

let app: TestApp
let origin: string
let other: string
let provider: Person
let clip: Buffer
let isStoreAway = false
beforeAll(async () => {
  app = await testApp({
    deps: ({ storage }) => ({
      storage: {
        ...storage,
        put: (key, file) => (isStoreAway ? Promise.reject(new Error('no room left')) : storage.put(key, file)),
      },
    }),
  })
  const { buildApp } = await import('#app/app')
  const second = await buildApp(app.deps)
  ;[origin, other] = [await app.app.listen({ port: 0 }), await second.listen({ port: 0 })]
  ;({ provider } = await desks(app))
  await addTopics(app.deps.db)
  clip = await demoClip()
  return () => second.close()
})

const look = () => takeUploadsJobOf(app.deps).run({}, '')
const folder = () => readdir(join(app.deps.config.dataDir, 'uploads'))
const clipsOf = async (id: number) =>
  (await app.call('GET /admin/videos/:id/clips', { params: { id } }, provider.token)).data
const inLesson = async (id: number, language: 'eng' | 'mya' = 'eng') => {
  const { data } = await app.call('GET /admin/videos/:id', { params: { id } }, provider.token)
  const { address, duration, low_address } = data.lesson.languages[language] ?? {}
  return { address, duration, low_address }
}

async function begin(id: number, file: File, by = provider): Promise<Upload> {
  const { status, data } = await openUpload(app, id, file, by)
  expect(status).toBe(200)
  return data
}
async function sendWhole(id: number, bytes: Buffer, name = 'bath.mp4') {
  const upload = await begin(id, { bytes, name })
  expect((await sendBytes(origin, upload, 0, bytes)).status).toBe(204)
  return upload
}

test('an interrupted upload resumes at its position, in another process, after the session ended, and reaches the lesson complete', async () => {
  const { id } = await addVideo(app.deps.db)
  const before = await inLesson(id)
  const leaving = await admin(app)
  const upload = await begin(id, { bytes: clip }, leaving)
  expect(upload).toMatchObject({ sent: 0, bytes: clip.length, problem: null, kind: 'clip', language_code: 'eng' })
  expect((await sendBytes(origin, upload, 0, clip.subarray(0, 5000))).status).toBe(204)
  await sendAndBreakOff(origin, upload, 5000, clip.subarray(5000, 9000))
  await app.call('POST /auth/logout', {}, leaving.token)
  expect(await offsetOf(other, upload)).toEqual({ status: 200, offset: 9000 })
  expect((await clipsOf(id)).uploads[0]?.sent).toBe(9000)
  await look()
  expect(await inLesson(id)).toEqual(before)
  expect((await sendBytes(other, upload, 8000, clip.subarray(8000))).status).toBe(409)
  expect((await sendBytes(other, upload, 9000, clip.subarray(9000))).status).toBe(204)
  await Promise.all([look(), look()])
  const sha = createHash('sha256').update(clip).digest('hex')
  const key = `clips/lesson-${id}/eng-${sha.slice(0, 16)}.mp4`
  expect(await inLesson(id)).toEqual({ address: key, duration: expect.any(Number), low_address: null })
  expect(await app.deps.storage.checksum(key)).toBe(sha)
  expect((await clipsOf(id)).uploads).toEqual([])
  expect(await folder()).toEqual([])
  expect((await offsetOf(origin, upload)).status).toBe(404)
})
test('the same file resumes, another file replaces it, and a canceled upload leaves nothing', async () => {
  const { id } = await addVideo(app.deps.db)
  const first = await begin(id, { bytes: clip })
  await sendBytes(origin, first, 0, clip.subarray(0, 3000))
  expect(await begin(id, { bytes: clip })).toMatchObject({ id: first.id, sent: 3000 })
  const second = await begin(id, { bytes: clip, name: 'other.mp4' })
  expect(second.sent).toBe(0)
  expect((await offsetOf(origin, first)).status).toBe(404)
  expect((await app.call('DELETE /admin/uploads/:id', { params: { id: second.id } }, provider.token)).status).toBe(200)
  expect(await folder()).toEqual([])
  expect((await app.call('POST /admin/uploads/:id/look', { params: { id: second.id } }, provider.token)).code).toBe(
    'not_found',
  )
})
test('two simultaneous senders to two processes produce a complete file', async () => {
  const { id } = await addVideo(app.deps.db)
  const upload = await begin(id, { bytes: clip })
  const half = clip.length >> 1
  const twice = await Promise.all([origin, other].map((to) => sendBytes(to, upload, 0, clip.subarray(0, half))))
  expect(twice.map(({ status }) => status).sort()).toEqual([204, 409])
  expect((await sendBytes(origin, upload, half, clip.subarray(half))).status).toBe(204)
  expect(await readFile(join(app.deps.config.dataDir, upload.address))).toEqual(clip)
  await look()
  expect((await inLesson(id)).address).toMatch(/^clips\/lesson-/)
})
test.each([
  ['at the end', (index: Buffer) => index],
  ['open to the end of the file', openEnd],
  ['whose size takes 64 bits', longHead],
])('an index %s is moved to the front, byte for byte', async (_, written) => {
  const { id } = await addVideo(app.deps.db)
  await sendWhole(id, indexLast(clip, written))
  await look()
  const sha = createHash('sha256').update(clip).digest('hex')
  expect((await inLesson(id)).address).toBe(`clips/lesson-${id}/eng-${sha.slice(0, 16)}.mp4`)
})
test.each([
  ['a text', () => Buffer.from('<html>This is no clip, whatever its name says.</html>'), 'not_a_clip'],
  ['a clip that ends early', () => clip.subarray(0, clip.length - 20_000), 'cut_short'],
  ['a head that lies', () => lyingLength(clip), 'header'],
  ['an index that claims four gigabytes', () => sizeOfIndex(0xffffffff), 'cut_short'],
  ['an empty shell', () => Buffer.from('0000001866747970', 'hex'), 'not_a_clip'],
])('%s is refused, and nothing is stored', async (_, file, problem) => {
  const { id } = await addVideo(app.deps.db)
  const before = await inLesson(id)
  await sendWhole(id, file())
  await look()
  expect((await clipsOf(id)).uploads).toMatchObject([{ problem }])
  expect(await inLesson(id)).toEqual(before)
  expect(await folder()).toEqual([])
})
test.each([
  ['10 bits', 'depth', '-pix_fmt yuv420p10le -c:v libx264 -c:a aac', 'mp4'],
  ['4:2:2', 'chroma', '-pix_fmt yuv422p -c:v libx264 -c:a aac', 'mp4'],
  ['4:4:4 in VP9', 'chroma', '-pix_fmt yuv444p -c:v libvpx-vp9 -cpu-used 8 -c:a libopus', 'webm'],
] as const)(
  'video with %s, which phones cannot play, is refused with its problem',
  async (_, problem, codecs, ending) => {
    const { id } = await addVideo(app.deps.db)
    await sendWhole(id, madeClip({ codecs, ending }), `bath.${ending}`)
    await look()
    expect((await clipsOf(id)).uploads).toMatchObject([{ problem }])
  },
)
test('a hostile index table is given up, and other uploads do not wait for it', async () => {
  const path = join(app.deps.config.dataDir, 'busy.mp4')
  await writeFile(path, endlessTable(clip))
  const reading = readTracks(path, 2000)
  expect((await app.call('GET /config', {})).status).toBe(200)
  expect(await reading).toBeNull()
})
test('an empty or too large file is refused before any byte is sent', async () => {
  const { id } = await addVideo(app.deps.db)
  const empty = await openUpload(app, id, { bytes: Buffer.alloc(0) }, provider)
  expect(empty).toMatchObject({ status: 422, code: 'empty_file' })
  const large = { length: 2_000_000_001 } as Buffer
  const refused = await openUpload(app, id, { bytes: large }, provider)
  expect(refused).toMatchObject({ status: 413, code: 'clip_too_large', values: { size: 2.1, most: 2 } })
  const upload = await begin(id, { bytes: clip })
  expect((await sendBytes(origin, upload, 0, Buffer.concat([clip, clip]))).status).toBe(413)
  expect((await offsetOf(origin, upload)).offset).toBe(0)
})
test('while the store is unavailable the lesson stays unchanged; afterwards the upload continues automatically', async () => {
  const { id } = await addVideo(app.deps.db)
  const before = await inLesson(id)
  await sendWhole(id, clip)
  isStoreAway = true
  await expect(look()).rejects.toThrow('no room left')
  isStoreAway = false
  expect(await inLesson(id)).toEqual(before)
  await look()
  expect((await inLesson(id)).address).not.toBe(before.address)
})
test('unfinished uploads and orphaned files are deleted after three days', async () => {
  const { id } = await addVideo(app.deps.db)
  const upload = await begin(id, { bytes: clip })
  const stray = join(app.deps.config.dataDir, 'uploads', 'stray')
  await writeFile(stray, 'x')
  await utimes(stray, new Date(0), new Date(0))
  app.forward({ days: 2 })
  await app.caughtUp()
  expect((await offsetOf(origin, upload)).status).toBe(200)
  expect(await folder()).not.toContain('stray')
  app.forward({ days: 2 })
  await app.caughtUp()
  expect((await offsetOf(origin, upload)).status).toBe(404)
  expect(await folder()).toEqual([])
})
test('uploads require the provider; unknown upload URLs are not found', async () => {
  const { id } = await addVideo(app.deps.db)
  const boss = await employer(app)
  expect((await openUpload(app, id, { bytes: clip }, boss)).status).toBe(403)
  expect((await openUpload(app, 99_999, { bytes: clip }, await admin(app))).status).toBe(404)
  expect((await offsetOf(origin, { address: `/uploads/${'a'.repeat(43)}` })).status).toBe(404)
  expect((await offsetOf(origin, { address: '/uploads/..%2f..%2fsecret' })).status).toBe(404)
})
test('a thumbnail is re-encoded; an SVG named PNG and 40 megapixels are refused', async () => {
  const { id } = await addVideo(app.deps.db)
  const by = await admin(app)
  const send = (file: Buffer) => sendPicture(app, by.token, file, { url: `/api/admin/videos/${id}/pictures` })
  const { status, url } = await send(await picture(1600, 900))
  expect(status).toBe(200)
  const kept = await app.app.inject(url)
  expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1072, height: 603 })
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
  expect((await send(drawing)).code).toBe('not_a_picture')
  expect((await send(await picture(8000, 5001))).code).toBe('picture_too_large')
})

function sizeOfIndex(size: number): Buffer {
  const lying = Buffer.from(clip)
  lying.writeUInt32BE(size, lying.indexOf('moov') - 4)
  return lying
}

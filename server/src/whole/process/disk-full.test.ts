import { existsSync, readdirSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { uploadPath } from '#studio/clip/upload/upload-files'
import { type TestApp, testApp } from '#test/app/test-app'
import { emptyDisk, fillDisk } from '#test/files/full-disk'
import { bringIn, openImport, showImport, workOnImports } from '#test/files/imports'
import { packed } from '#test/files/pack'
import { demoClip, offsetOf, openUpload, sendBytes } from '#test/files/tus'
import { addSampleTopic, addTopics, addVideo } from '#test/library/library'
import { desks } from '#test/people/admins'
import type { Person } from '#test/people/people'

let app: TestApp
let origin: string
let by: Person
beforeAll(async () => {
  app = await testApp()
  origin = await app.app.listen({ host: '127.0.0.1', port: 0 })
  ;({ provider: by } = await desks(app))
  await addTopics(app.deps.db)
  await addSampleTopic(app.deps.db)
})
afterEach(emptyDisk)

const show = async (id: number) => (await app.call('GET /admin/videos/:id', { params: { id } }, by.token)).data

// More bytes of the larger upload are on their way when the disk is full.
test.each([0, 8_000_000])('an upload that finds no room says so, and goes on when there is room', async (more) => {
  const { id } = await addVideo(app.deps.db)
  const bytes = Buffer.concat([(await demoClip()).subarray(0, 10_000), Buffer.alloc(more)])
  const { data } = await openUpload(app, id, { bytes }, by)
  const path = uploadPath(app.deps.config, data.address.replace('/uploads/', ''))
  unlinkSync(path)
  symlinkSync('/dev/full', path)
  const refused = await sendBytes(origin, data, 0, bytes)
  expect([refused.status, await refused.json()]).toMatchObject([507, { code: 'no_room' }])
  expect((await offsetOf(origin, data)).offset).toBe(0)
  unlinkSync(path)
  writeFileSync(path, '')
  expect((await sendBytes(origin, data, 0, bytes)).status).toBe(204)
})

test('what other uploads still lack is no room for another one; who goes on needs no more than before', async () => {
  const { db } = app.deps
  const { id } = await addVideo(db)
  const bytes = await demoClip()
  const { data: begun } = await openUpload(app, id, { bytes }, by)
  const other = (await openImport(app, 'large.zip', 1000, by)).data
  const claim = (size: string) => db.updateTable('imports').set({ bytes: size }).where('id', '=', other.id).execute()
  await claim('9000000000000000')
  expect(await openUpload(app, id, { bytes, kind: 'voice' }, by)).toMatchObject({ status: 507, code: 'no_room' })
  expect(await openImport(app, 'other.zip', 1000, by)).toMatchObject({ status: 507, code: 'no_room' })
  await claim('1000')
  expect((await openUpload(app, id, { bytes, kind: 'voice' }, by)).status).toBe(200)
  expect((await openUpload(app, id, { bytes }, by)).data.id).toBe(begun.id)
})

test('a pack for which there is no room is tried again, and says why it waits', async () => {
  const isPart = (path: string) => path.includes('.work/pack/') && path.endsWith('.mp4')
  fillDisk(isPart)
  const bytes = packed()
  await expect(bringIn(app, origin, { name: 'pack.zip', bytes, by })).rejects.toThrow('ENOSPC')
  const { data } = await app.call('GET /admin/imports', {}, by.token)
  const { id } = data.imports.find(({ name }) => name === 'pack.zip') ?? { id: 0 }
  const waits = { state: 'checking', has_failed: true, problem: 'The server has no room right now.' }
  expect(await showImport(app, id, by)).toMatchObject(waits)
  expect(readdirSync(join(app.deps.config.dataDir, 'uploads')).filter((name) => name.endsWith('.work'))).toEqual([])
  emptyDisk()
  await workOnImports(app)
  expect(await showImport(app, id, by)).toMatchObject({ state: 'checked', has_failed: false, problem: null })
})

test('while there is no room for its subtitles nothing is published; it comes out whole afterwards', async () => {
  const { id } = await addVideo(app.deps.db)
  const cues = { path: 'languages.eng.cues', value: [{ start: 1, end: 2, text: 'Warm water' }] }
  await app.call('PATCH /admin/videos/:id/draft', { params: { id }, body: { based_on: 0, changes: [cues] } }, by.token)
  const before = await show(id)
  const publish = () => app.call('POST /admin/videos/:id/publish', { params: { id }, body: { revision: 1 } }, by.token)
  const media = join(app.deps.config.dataDir, 'media')
  await mkdir(media, { recursive: true })
  const files = () => readdirSync(media, { recursive: true }).filter((name) => /vtt/.test(`${name}`))
  const there = files()
  fillDisk((path) => path.endsWith('.part'))
  expect(await publish()).toMatchObject({ status: 507, code: 'no_room' })
  expect([await show(id), files()]).toEqual([before, there])
  emptyDisk()
  expect((await publish()).status).toBe(200)
  const { subtitles } = (await show(id)).lesson.languages.eng ?? {}
  expect(existsSync(join(media, subtitles ?? ''))).toBe(true)
  expect(String(await readFile(join(media, subtitles ?? '')))).toContain('Warm water')
})

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { desks } from '../../../../test/admins'
import { addTopics, addVideo } from '../../../../test/library'
import { employer, type Person } from '../../../../test/people'
import { type TestApp, testApp } from '../../../../test/test-app'
import { demoClip, openUpload, sendBytes } from '../../../../test/tus'
import { upload as sendFile } from '../../../../test/uploads'
import { ffmpegNow, hasFfmpeg } from '../ffmpeg'
import { makeJobOf } from '../make/make.job'
import { lookJobOf } from '../take/look.job'
import { probeClip } from '../take/probe-clip'
import { readTracks } from '../take/read-tracks'

const recordings = fileURLToPath(new URL('../../../../test/recordings/', import.meta.url))
let app: TestApp
let origin: string
let provider: Person
let clip: Buffer
let spoken: Buffer
let folder: string
beforeAll(async () => {
  app = await testApp()
  origin = await app.app.listen({ port: 0 })
  ;({ provider } = await desks(app))
  await addTopics(app.deps.db)
  clip = await demoClip()
  folder = mkdtempSync(join(tmpdir(), 'kasama-voice-'))
  if (await hasFfmpeg()) clip = await shortened(clip)
  spoken = readFileSync(join(recordings, 'question.webm'))
})

/** Its first seconds: what is made of a clip takes as long as it lasts. */
async function shortened(bytes: Buffer): Promise<Buffer> {
  const [whole, short] = [join(folder, 'whole.mp4'), join(folder, 'short.mp4')]
  writeFileSync(whole, bytes)
  await ffmpegNow(['-i', whole, '-t', '5', '-c', 'copy', '-movflags', '+faststart', short])
  return readFileSync(short)
}

async function setWords(id: number, language: 'eng' | 'mya', words: string[]) {
  const cues = words.map((text, index) => ({ start: 2 * index, end: 2 * index + 2, text }))
  const { data } = await app.call('GET /admin/videos/:id', { params: { id } }, provider.token)
  const changes = [{ path: `languages.${language}.cues`, value: cues }]
  const body = { based_on: data.revision, changes }
  const { status } = await app.call('PATCH /admin/videos/:id/draft', { params: { id }, body }, provider.token)
  expect(status).toBe(200)
}

/** A lesson with a clip of its own and two cues. */
async function lesson() {
  const { id } = await addVideo(app.deps.db)
  await setWords(id, 'eng', ['Warm', 'Test it'])
  await setWords(id, 'mya', ['Nwe', 'San'])
  const { data } = await openUpload(app, id, { bytes: clip, language_code: 'mya' }, provider)
  await sendBytes(origin, data, 0, clip)
  await lookJobOf(app.deps).run({}, '')
  return id
}
const at = (id: number) => ({ params: { id, language: 'mya' as const } })
const cues = async (id: number) =>
  (await app.call('GET /admin/videos/:id/voice/:language', at(id), provider.token)).data
const record = (id: number, cue: number, file = spoken, token = provider.token) =>
  sendFile(app, token, file, { url: `/api/admin/videos/${id}/voice/mya/cues/${cue}`, name: 'cue.webm' })
const clipOf = async (id: number) => {
  const { data } = await app.call('GET /admin/videos/:id', { params: { id } }, provider.token)
  const { address, audio_address, low_address, narration } = data.lesson.languages.mya ?? {}
  return { address, audio_address, low_address, narration }
}
const make = () => makeJobOf(app.deps).run({}, '')

test('cues are recorded one by one; words that changed are to be recorded again', async () => {
  const id = await lesson()
  expect((await cues(id)).cues).toMatchObject([
    { number: 1, from: 0, to: 2, text: 'Nwe', english: 'Warm', recording: null },
    { number: 2, text: 'San', english: 'Test it', recording: null },
  ])
  expect((await record(id, 1)).status).toBe(200)
  expect((await record(id, 3)).code).toBe('not_found')
  expect((await record(id, 2, Buffer.from('no sound at all'))).code).toBe('no_sound')
  if (await hasFfmpeg())
    expect((await record(id, 2, readFileSync(join(recordings, 'long.webm')))).code).toBe('no_sound')
  const heard = (await cues(id)).cues[0]?.recording
  expect(heard?.seconds).toBeGreaterThan(0)
  expect((await app.app.inject(heard?.address ?? '')).statusCode).toBe(200)
  await setWords(id, 'mya', ['Other', 'San'])
  expect((await cues(id)).cues.map(({ recording }) => recording)).toEqual([null, null])
  await app.call(
    'DELETE /admin/videos/:id/voice/:language/cues/:cue',
    { params: { ...at(id).params, cue: 1 } },
    provider.token,
  )
  expect((await app.call('POST /admin/videos/:id/voice/:language/lay', at(id), provider.token)).code).toBe(
    'nothing_recorded',
  )
})
test('a phone records by its pass for one hour, in that lesson and language alone', async () => {
  const id = await lesson()
  const { data } = await app.call('POST /admin/videos/:id/voice/:language/pass', at(id), provider.token)
  const pass = new URL(data.address).pathname.replace('/admin/voice/', '')
  const read = (by: string) => app.call('GET /recordings/:pass', { params: { pass: by } })
  expect((await read(pass)).data).toMatchObject({ language_code: 'mya', cues: [{ number: 1 }, { number: 2 }] })
  expect((await sendFile(app, '', spoken, { url: `/api/recordings/${pass}/2` })).status).toBe(200)
  expect((await cues(id)).cues[1]?.recording).not.toBeNull()
  for (const bad of [pass.replace('~mya~', '~eng~'), pass.replace(/^\d+/, '1'), `${pass}x`, 'x'])
    expect((await read(bad)).code).toBe('pass_ended')
  app.forward({ minutes: 61 })
  expect((await read(pass)).code).toBe('pass_ended')
})
test('recordings are laid over the clip, whose pictures stay; then its further forms are made', async () => {
  const id = await lesson()
  const before = await clipOf(id)
  await record(id, 1)
  await record(id, 2)
  const { status, code } = await app.call('POST /admin/videos/:id/voice/:language/lay', at(id), provider.token)
  if (!(await hasFfmpeg())) return expect(code).toBe('no_ffmpeg')
  expect(status).toBe(200)
  await make()
  await make()
  const after = await clipOf(id)
  expect(after.address).toMatch(/^clips\/lesson-\d+\/mya\.voice-[0-9a-f]{16}\.mp4$/)
  expect(after).toMatchObject({ narration: 'mya', low_address: expect.any(String), audio_address: expect.any(String) })
  const probed = await probeClip(join(app.deps.config.dataDir, 'media', after.address ?? ''))
  const old = await probeClip(join(app.deps.config.dataDir, 'media', before.address ?? ''))
  expect(probed).toMatchObject({ ending: 'mp4', hasSound: true })
  expect((probed as { seconds: number }).seconds).toBeCloseTo((old as { seconds: number }).seconds, 0)
  expect(await app.deps.db.selectFrom('clip_works').select('what').where('video_id', '=', id).execute()).toEqual([])
})
test('further forms of a clip are no change: what is scheduled comes out, and what is published has them', async (context) => {
  if (!(await hasFfmpeg())) return context.skip()
  const id = await lesson()
  const show = async () => (await app.call('GET /admin/videos/:id', { params: { id } }, provider.token)).data
  const publish = async (moment?: string) => {
    const body = { revision: (await show()).revision, ...(moment && { at: moment }) }
    return app.call('POST /admin/videos/:id/publish', { params: { id }, body }, provider.token)
  }
  await publish(new Date(app.deps.now().getTime() + 3_600_000).toISOString())
  const scheduled = await show()
  await make()
  const made = await show()
  expect(made).toMatchObject({ state: 'scheduled', revision: scheduled.revision })
  expect(made.lesson.languages.mya?.low_address).toContain('mya.low-')
  expect((await publish()).data.version).toBe(2)
  const { revision } = await show()
  await app.deps.db
    .insertInto('clip_works')
    .values({
      video_id: id,
      language_code: 'mya',
      what: 'renditions',
      source: made.lesson.languages.mya?.address ?? '',
      user_id: null,
      created_at: app.deps.now(),
    })
    .execute()
  const forms = app.deps.db.updateTable('video_languages').set({ low_address: null, audio_address: null })
  await forms.where('video_id', '=', id).execute()
  await make()
  expect(await show()).toMatchObject({ state: 'published', revision })
  const row = await app.deps.db
    .selectFrom('video_languages')
    .select(['low_address', 'audio_address'])
    .where('video_id', '=', id)
    .where('language_code', '=', 'mya')
    .executeTakeFirst()
  expect(row).toMatchObject({ low_address: expect.any(String), audio_address: expect.any(String) })
})
test('one recording of all is laid over the clip, or kept as its sound alone', async () => {
  const id = await lesson()
  const { data } = await openUpload(
    app,
    id,
    { bytes: spoken, kind: 'voice', language_code: 'mya', name: 'all.m4a' },
    provider,
  )
  await sendBytes(origin, data, 0, spoken)
  await lookJobOf(app.deps).run({}, '')
  expect((await cues(id)).whole?.seconds).toBeGreaterThan(0)
  await make()
  const { address, audio_address } = await clipOf(id)
  if (await hasFfmpeg()) expect(address).toContain('.voice-')
  else expect(audio_address).toMatch(/^voices\//)
  const sound = await readTracks(join(app.deps.config.dataDir, 'media', address ?? ''))
  expect(sound?.sound).toBe('aac')
})
test('a playlist sent as a recording opens no other file', async () => {
  const path = join(folder, 'list.webm')
  writeFileSync(path, `#EXTM3U\n#EXTINF:2,\n${join(recordings, 'question.webm')}\n#EXT-X-ENDLIST\n`)
  expect(await readTracks(path)).toBeNull()
  if (await hasFfmpeg()) await expect(ffmpegNow(['-i', path, `${path}.wav`])).rejects.toThrow('Invalid data')
})
test('a picture sent as a recording, and an employer, are refused', async () => {
  const id = await lesson()
  const boss = await employer(app)
  expect((await record(id, 1, spoken, boss.token)).status).toBe(403)
  const { data } = await openUpload(app, id, { bytes: Buffer.from('<svg/>'), kind: 'voice', name: 'a.m4a' }, provider)
  await sendBytes(origin, data, 0, Buffer.from('<svg/>'))
  await lookJobOf(app.deps).run({}, '')
  const list = await app.call('GET /admin/videos/:id/clips', { params: { id } }, provider.token)
  expect(list.data.uploads).toMatchObject([{ kind: 'voice', problem: 'no_sound' }])
})

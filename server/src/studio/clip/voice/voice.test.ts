import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hourMs } from '@kasama/contract/durations.rules'
import { beforeAll, expect, test } from 'vitest'
import { readTracks } from '#platform/media/read-tracks'
import { loudnessOf } from '#test/files/loudness'
import { upload as sendFile } from '#test/files/uploads'
import { voiceStage } from '#test/files/voice-stage'
import { addVideo } from '#test/library/library'
import { employer } from '#test/people/people'
import { ffmpegNow } from '../ffmpeg'
import { probeClip } from '../take/probe-clip'
import { wordsKey } from './words-key'

let stage: Awaited<ReturnType<typeof voiceStage>>
beforeAll(async () => {
  stage = await voiceStage()
})

test('cues are recorded one by one; changed texts have to be recorded again', async () => {
  const { app, recordings, setWords, lesson, cues, record, remove, lay } = stage
  const id = await lesson()
  expect((await cues(id)).cues).toMatchObject([
    { number: 1, from: 0, to: 2, text: 'Nwe', english: 'Warm', recording: null },
    { number: 2, text: 'San', english: 'Test it', recording: null },
  ])
  expect((await record(id, 1)).status).toBe(200)
  expect((await record(id, 3)).code).toBe('not_found')
  expect((await record(id, 2, Buffer.from('no sound at all'))).code).toBe('no_sound')
  expect((await record(id, 2, readFileSync(join(recordings, 'long.webm')))).code).toBe('too_large')
  const heard = (await cues(id)).cues[0]?.recording
  expect(heard?.seconds).toBeGreaterThan(0)
  expect((await app.app.inject(heard?.address ?? '')).statusCode).toBe(200)
  await setWords(id, 'mya', ['Other', 'San'])
  expect((await cues(id)).cues).toMatchObject([
    { recording: null, is_outdated: true },
    { recording: null, is_outdated: false },
  ])
  expect((await lay(id)).code).toBe('nothing_recorded')
  await setWords(id, 'mya', ['Nwe', 'San'])
  expect((await cues(id)).cues[0]?.recording).not.toBeNull()
  await remove(id, 1)
  expect((await lay(id)).code).toBe('nothing_recorded')
})
test('a phone records by its pass for one hour, in that lesson and language alone', async () => {
  const { app, provider, spoken, at, lesson, cues } = stage
  const id = await lesson()
  const { data } = await app.call('POST /admin/videos/:id/voice/:language/pass', at(id), provider.token)
  const pass = new URL(data.address).pathname.replace('/admin/voice/', '')
  const read = (by: string) => app.call('GET /recordings/:pass', { params: { pass: by } })
  expect((await read(pass)).data).toMatchObject({ language_code: 'mya', cues: [{ number: 1 }, { number: 2 }] })
  expect((await sendFile(app, '', spoken, { url: `/api/recordings/${pass}/2?words=${wordsKey('San')}` })).status).toBe(
    200,
  )
  expect((await cues(id)).cues[1]?.recording).not.toBeNull()
  for (const bad of [pass.replace('~mya~', '~eng~'), pass.replace(/^\d+/, '1'), `${pass}x`, 'x'])
    expect((await read(bad)).code).toBe('pass_ended')
  app.forward({ minutes: 61 })
  expect((await read(pass)).code).toBe('pass_ended')
})
test('a recording of words that were changed meanwhile is refused; of words that change later it is outdated', async () => {
  const { app, provider, spoken, at, setWords, lesson, cues, record } = stage
  const id = await lesson()
  const { data } = await app.call('POST /admin/videos/:id/voice/:language/pass', at(id), provider.token)
  const pass = new URL(data.address).pathname.replace('/admin/voice/', '')
  const [first] = (await app.call('GET /recordings/:pass', { params: { pass } })).data.cues
  const byPhone = (cue: number) =>
    sendFile(app, '', spoken, { url: `/api/recordings/${pass}/${cue}?words=${first?.words}` })
  await setWords(id, 'mya', ['Before', 'Nwe', 'San'])
  expect((await byPhone(1)).code).toBe('words_changed')
  expect((await record(id, 1)).code).toBe('words_changed')
  expect((await cues(id)).cues.map(({ is_outdated }) => is_outdated)).toEqual([false, false, false])
  expect((await byPhone(2)).status).toBe(200)
  const sending = record(id, 3, spoken, provider.token, wordsKey('San'))
  await setWords(id, 'mya', ['Before', 'Nwe', 'Test'])
  const sent = await sending
  const last = (await cues(id)).cues[2]
  expect([sent.code, last?.is_outdated]).toEqual(sent.status === 200 ? [undefined, true] : ['words_changed', false])
  expect(last?.recording).toBeNull()
})
test('recordings replace the sound of the clip, whose pictures stay; then its renditions are made', {
  tags: 'long',
}, async () => {
  const { lesson, record, lay, clipOf, pathOf, make, works } = stage
  const id = await lesson()
  const before = await clipOf(id)
  await record(id, 1)
  await record(id, 2)
  expect((await lay(id)).status).toBe(200)
  await make()
  await make()
  const after = await clipOf(id)
  expect(after.address).toMatch(/^clips\/lesson-\d+\/mya\.voice-[0-9a-f]{16}\.mp4$/)
  expect(after).toMatchObject({ narration: 'mya', low_address: expect.any(String), audio_address: expect.any(String) })
  const probed = await probeClip(pathOf(after.address))
  const old = await probeClip(pathOf(before.address))
  expect(probed).toMatchObject({ ending: 'mp4', hasSound: true })
  expect((probed as { seconds: number }).seconds).toBeCloseTo((old as { seconds: number }).seconds, 0)
  expect(await works(id)).toEqual([])
})
test('renditions of a clip are no edit: a scheduled draft is published, and a published lesson gets them', {
  tags: 'long',
}, async () => {
  const { app, provider, show, lesson, make } = stage
  const id = await lesson()
  const publish = async (moment?: string) => {
    const body = { revision: (await show(id)).revision, ...(moment && { at: moment }) }
    return app.call('POST /admin/videos/:id/publish', { params: { id }, body }, provider.token)
  }
  await publish(new Date(app.deps.now().getTime() + hourMs).toISOString())
  const scheduled = await show(id)
  await make()
  const made = await show(id)
  expect(made).toMatchObject({ state: 'scheduled', revision: scheduled.revision })
  expect(made.lesson.languages.mya?.low_address).toContain('mya.low-')
  expect((await publish()).data.version).toBe(2)
  const { revision } = await show(id)
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
  expect(await show(id)).toMatchObject({ state: 'published', revision })
  const row = await app.deps.db
    .selectFrom('video_languages')
    .select(['low_address', 'audio_address'])
    .where('video_id', '=', id)
    .where('language_code', '=', 'mya')
    .executeTakeFirst()
  expect(row).toMatchObject({ low_address: expect.any(String), audio_address: expect.any(String) })
})
test('one recording of the whole lesson is laid over the clip', { tags: 'long' }, async () => {
  const { spoken, lesson, sendVoice, cues, clipOf, pathOf, make } = stage
  const id = await lesson()
  await sendVoice(id, spoken)
  expect((await cues(id)).whole?.seconds).toBeGreaterThan(0)
  await make()
  const { address } = await clipOf(id)
  expect(address).toContain('.voice-')
  const sound = await readTracks(pathOf(address))
  expect(sound?.sound).toBe('aac')
})
/** The same words spoken softly and loudly, for a second and a half, and how far apart they are in LUFS. */
async function softAndLoud() {
  const paths: string[] = []
  for (const [name, volume] of Object.entries({ soft: '-20dB', loud: '12dB' })) {
    const path = join(stage.folder, `${name}.wav`)
    const filter = `volume=${volume},alimiter=limit=0.9`
    await ffmpegNow(['-i', join(stage.recordings, 'question.webm'), '-t', '1.5', '-af', filter, path])
    paths.push(path)
  }
  expect(apart(paths)).toBeGreaterThan(10)
  return paths.map((path) => readFileSync(path))
}
const apart = (paths: string[]) => {
  const [one = 0, other = 0] = paths.map(loudnessOf)
  return Math.abs(one - other)
}
async function storedVoices(id: number): Promise<string[]> {
  const rows = await stage.app.deps.db.selectFrom('voice_cues').select('key').where('video_id', '=', id).execute()
  return rows.map(({ key }) => stage.pathOf(key))
}

test('quiet and loud recordings of cues are stored equally loud', { tags: 'long' }, async () => {
  const { lesson, record } = stage
  const id = await lesson()
  for (const [index, file] of (await softAndLoud()).entries())
    expect((await record(id, index + 1, file)).status).toBe(200)
  expect(apart(await storedVoices(id))).toBeLessThan(3)
})
test('whole recordings too short for loudnorm are stored equally loud', { tags: 'long' }, async () => {
  const { app, sendVoice } = stage
  const { id } = await addVideo(app.deps.db)
  const kept: string[] = []
  for (const file of await softAndLoud()) {
    await sendVoice(id, file, 'all.wav')
    kept.push(...(await storedVoices(id)))
  }
  expect(new Set(kept).size).toBe(2)
  expect(apart(kept)).toBeLessThan(3)
})
test('a playlist sent as a recording opens no other file', async () => {
  const { folder, recordings } = stage
  const path = join(folder, 'list.webm')
  writeFileSync(path, `#EXTM3U\n#EXTINF:2,\n${join(recordings, 'question.webm')}\n#EXT-X-ENDLIST\n`)
  expect(await readTracks(path)).toBeNull()
  await expect(ffmpegNow(['-i', path, `${path}.wav`])).rejects.toThrow('Invalid data')
})
test('a picture sent as a recording is refused, as is an employer', async () => {
  const { app, spoken, lesson, sendVoice, record, problemsOf } = stage
  const id = await lesson()
  const boss = await employer(app)
  expect((await record(id, 1, spoken, boss.token)).status).toBe(403)
  await sendVoice(id, Buffer.from('<svg/>'))
  expect(await problemsOf(id)).toEqual([{ kind: 'voice', problem: 'no_sound' }])
})

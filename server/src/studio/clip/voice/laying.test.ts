/** @module-tag long */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readTracks } from '#platform/media/read-tracks'
import { storeClip } from '#platform/media/store-files'
import { isAudible } from '#test/files/loudness'
import { upload as sendFile } from '#test/files/uploads'
import { voiceStage } from '#test/files/voice-stage'
import { ffmpegNow, hasFfmpeg } from '../ffmpeg'
import { probeClip } from '../take/probe-clip'
import { wordsKey } from './words-key'

let stage: Awaited<ReturnType<typeof voiceStage>>
beforeAll(async () => {
  stage = await voiceStage()
})

test('recordings of changed texts are not laid over the clip', async () => {
  const { lesson, record, setWords, lay, make, clipOf, pathOf, works } = stage
  const id = await lesson()
  await record(id, 1)
  await record(id, 2)
  await lay(id)
  await setWords(id, 'mya', ['Nwe', 'Other'])
  await make()
  const { address } = await clipOf(id)
  expect(address).toContain('.voice-')
  expect([isAudible(pathOf(address), 0, 1), isAudible(pathOf(address), 2.2, 4.5)]).toEqual([true, false])

  await setWords(id, 'mya', ['Nwe', 'San'])
  await lay(id)
  await setWords(id, 'mya', ['New', 'Words'])
  await make()
  expect((await clipOf(id)).address).toBe(address)
  expect(await works(id)).toEqual([])
})
test('an uploaded WAV is a recording of the whole lesson and replaces those of cues until it is removed', async () => {
  const { lesson, folder, recordings, sendVoice, record, removeWhole, cues, lay, make, clipOf, pathOf } = stage
  const id = await lesson()
  const wav = join(folder, 'all.wav')
  await ffmpegNow(['-i', join(recordings, 'question.webm'), wav])
  await sendVoice(id, readFileSync(wav), 'all.wav')
  expect((await cues(id)).whole?.seconds).toBeGreaterThan(0)
  await record(id, 2)
  await make()
  expect(isAudible(pathOf((await clipOf(id)).address), 0, 1)).toBe(true)
  expect((await removeWhole(id)).status).toBe(200)
  expect((await cues(id)).whole).toBeNull()
  await lay(id)
  await make()
  expect(isAudible(pathOf((await clipOf(id)).address), 0, 1.5)).toBe(false)
  expect(isAudible(pathOf((await clipOf(id)).address), 2.2, 4.5)).toBe(true)
})
const kinds = { 'MPEG-TS': 'mpegts', 'fragmented MP4': 'fmp4' }
for (const [name, kind] of Object.entries(kinds))
  test(`a voice is laid over HLS of ${name}, too`, async () => {
    const { app, lesson, folder, change, record, lay, make, clipOf, pathOf } = stage
    const id = await lesson()
    const before = pathOf((await clipOf(id)).address)
    const hls = join(folder, `${kind}.hls`)
    mkdirSync(hls)
    const frames = ['-r', '10', '-g', '10', '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac']
    const pieces = ['-f', 'hls', '-hls_time', '1', '-hls_playlist_type', 'vod', '-hls_segment_type', kind]
    await ffmpegNow(['-i', before, ...frames, ...pieces, join(hls, 'index.m3u8')])
    const address = await storeClip(app.deps.storage, hls, `clips/lesson-${id}`)
    await change(id, [{ path: 'languages.mya.address', value: address }])
    await record(id, 1)
    expect((await lay(id)).status).toBe(200)
    await make()
    const laid = (await clipOf(id)).address
    expect(laid).toMatch(/mya\.voice-\w+\.mp4$/)
    const probed = await probeClip(pathOf(laid))
    expect(probed).toMatchObject({ hasSound: true })
    expect((probed as { seconds: number }).seconds).toBeCloseTo((await readTracks(before))?.seconds ?? 0, 0)
    expect(isAudible(pathOf(laid), 0, 1)).toBe(true)
  })
test('recording, removing, ordering and issuing a pass are audited', async () => {
  const { app, provider, spoken, at, lesson, record, remove, lay, sendVoice } = stage
  const id = await lesson()
  await record(id, 1)
  await remove(id, 1)
  const { data } = await app.call('POST /admin/videos/:id/voice/:language/pass', at(id), provider.token)
  const pass = new URL(data.address).pathname.replace('/admin/voice/', '')
  await sendFile(app, '', spoken, { url: `/api/recordings/${pass}/2?words=${wordsKey('San')}` })
  await lay(id)
  await sendVoice(id, spoken)
  const rows = await app.deps.db
    .selectFrom('audit_log')
    .select(['action', 'user_id', 'detail'])
    .where('about_kind', '=', 'video')
    .where('about_id', '=', String(id))
    .where((eb) => eb.or([eb('action', 'like', 'voice%'), eb('action', 'like', 'upload%')]))
    .orderBy('id')
    .execute()
  const by = provider.id
  const language = 'mya'
  expect(rows).toMatchObject([
    { action: 'upload_begun', user_id: by, detail: { language, kind: 'clip', name: 'bath.mp4' } },
    { action: 'voice_recorded', user_id: by, detail: { language, cue: 1, by_pass: false } },
    { action: 'voice_removed', user_id: by, detail: { language, cue: 1 } },
    { action: 'voice_pass_made', user_id: by, detail: { language, until: expect.any(String) } },
    { action: 'voice_recorded', user_id: null, detail: { language, cue: 2, by_pass: true } },
    ...((await hasFfmpeg()) ? [{ action: 'voice_asked', user_id: by, detail: { language } }] : []),
    { action: 'upload_begun', user_id: by, detail: { language, kind: 'voice', name: 'all.m4a' } },
    { action: 'voice_recorded', user_id: by, detail: { language, cue: 0 } },
  ])
})

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { voiceStage } from '#test/files/voice-stage'
import { addVideo } from '#test/library/library'
import { forgetFfmpeg, hasFfmpeg } from '../ffmpeg'

let stage: Awaited<ReturnType<typeof voiceStage>>
beforeAll(async () => {
  vi.stubEnv('PATH', '/nowhere')
  forgetFfmpeg()
  stage = await voiceStage()
  return () => {
    vi.unstubAllEnvs()
    forgetFfmpeg()
  }
})

/** A second of silence. */
function wav() {
  const [rate, head] = [8000, Buffer.alloc(44)]
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + rate, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(rate, 40)
  return Buffer.concat([head, Buffer.alloc(rate, 128)])
}

test('a recording is the audio rendition of a clip until it is removed', async () => {
  const { lesson, sendVoice, spoken, clipOf, cues, lay, removeWhole } = stage
  const id = await lesson()
  const { address } = await clipOf(id)
  await sendVoice(id, spoken)
  expect(await clipOf(id)).toMatchObject({ address, audio_address: expect.stringMatching(/^voices\/.*\.webm$/) })
  expect(await cues(id)).toMatchObject({ has_ffmpeg: false, whole: { seconds: expect.any(Number) } })
  expect((await lay(id)).code).toBe('no_ffmpeg')
  await removeWhole(id)
  expect(await clipOf(id)).toMatchObject({ address, audio_address: null })
  expect((await cues(id)).whole).toBeNull()
})
test('in a language that plays the English clip a recording is stored and the sound stays', async () => {
  const { app, change, sendVoice, spoken, show, cues } = stage
  const { id } = await addVideo(app.deps.db)
  await change(id, [{ path: 'languages.mya.address', value: null }])
  await change(id, [{ path: 'languages.mya.audio_address', value: null }])
  await sendVoice(id, spoken)
  expect((await cues(id)).whole?.seconds).toBeGreaterThan(0)
  expect((await show(id)).lesson.languages.mya?.audio_address ?? null).toBeNull()
})
test('formats that not every browser plays are refused with advice', async () => {
  const { lesson, sendVoice, record, problemsOf } = stage
  const id = await lesson()
  expect((await record(id, 1, wav())).code).toBe('sound_kind')
  await sendVoice(id, wav(), 'all.wav')
  expect(await problemsOf(id)).toEqual([{ kind: 'voice', problem: 'sound_kind' }])
})
test('only a missing or broken ffmpeg is cached, not a temporary failure to start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kasama-ffmpeg-'))
  const program = (lines: string) => writeFile(join(folder, 'ffmpeg'), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}:/bin`)
  forgetFfmpeg()
  await program('kill -9 $$')
  await expect(hasFfmpeg()).rejects.toThrow()
  await program('exit 0')
  expect(await hasFfmpeg()).toBe(true)
  forgetFfmpeg()
  await program('exit 1')
  expect(await hasFfmpeg()).toBe(false)
  await program('exit 0')
  expect(await hasFfmpeg()).toBe(false)
  vi.stubEnv('PATH', '/nowhere')
  forgetFfmpeg()
})

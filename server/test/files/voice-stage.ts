import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { ffmpegNow, hasFfmpeg } from '#studio/clip/ffmpeg'
import { makeJobOf } from '#studio/clip/make/make.job'
import { takeUploadsJobOf } from '#studio/clip/take/take-uploads.job'
import { wordsKey } from '#studio/clip/voice/words-key'
import { testApp } from '../app/test-app'
import { addTopics, addVideo } from '../library/library'
import { desks } from '../people/admins'
import { demoClip, openUpload, sendBytes } from './tus'
import { upload as sendFile } from './uploads'

const recordings = fileURLToPath(new URL('./recordings/', import.meta.url))

const spokenWords = ['Nwe', 'San']
/** The key of the words of a cue. */
const wordsOf = (cue: number) => wordsKey(spokenWords[cue - 1] ?? '')

/** A server, its provider's admin, and material of a voice: a short clip, two cues in Burmese and a speaker. */
export async function voiceStage(options?: Parameters<typeof testApp>[0]) {
  const app = await testApp(options)
  const origin = await app.app.listen({ port: 0 })
  const { provider } = await desks(app)
  await addTopics(app.deps.db)
  const folder = mkdtempSync(join(tmpdir(), 'kasama-voice-'))
  const clip = (await hasFfmpeg()) ? await shortened(await demoClip()) : await demoClip()
  const spoken = readFileSync(join(recordings, 'question.webm'))

  const show = async (id: number) => (await app.call('GET /admin/videos/:id', { params: { id } }, provider.token)).data
  async function change(id: number, changes: { path: string; value: unknown }[]) {
    const body = { based_on: (await show(id)).revision, changes }
    const { status } = await app.call('PATCH /admin/videos/:id/draft', { params: { id }, body }, provider.token)
    expect(status).toBe(200)
  }
  function setWords(id: number, language: 'eng' | 'mya', words: string[]) {
    const cues = words.map((text, index) => ({ start: 2 * index, end: 2 * index + 2, text }))
    return change(id, [{ path: `languages.${language}.cues`, value: cues }])
  }
  async function send(id: number, bytes: Buffer, kind: 'clip' | 'voice', name: string) {
    const { data } = await openUpload(app, id, { bytes, kind, name, language_code: 'mya' }, provider)
    await sendBytes(origin, data, 0, bytes)
    await takeUploadsJobOf(app.deps).run({}, '')
  }
  const at = (id: number) => ({ params: { id, language: 'mya' as const } })
  return {
    app,
    provider,
    folder,
    spoken,
    recordings,
    show,
    change,
    setWords,
    at,
    /** A lesson with a clip of its own and two cues. */
    async lesson(bytes = clip) {
      const { id } = await addVideo(app.deps.db)
      await setWords(id, 'eng', ['Warm', 'Test it'])
      await setWords(id, 'mya', spokenWords)
      await send(id, bytes, 'clip', 'bath.mp4')
      return id
    },
    sendVoice: (id: number, bytes: Buffer, name = 'all.m4a') => send(id, bytes, 'voice', name),
    cues: async (id: number) => (await app.call('GET /admin/videos/:id/voice/:language', at(id), provider.token)).data,
    record: (id: number, cue: number, file = spoken, token = provider.token, words = wordsOf(cue)) =>
      sendFile(app, token, file, { url: `/api/admin/videos/${id}/voice/mya/cues/${cue}?words=${words}` }),
    remove: (id: number, cue: number) =>
      app.call(
        'DELETE /admin/videos/:id/voice/:language/cues/:cue',
        { params: { ...at(id).params, cue } },
        provider.token,
      ),
    removeWhole: (id: number) => app.call('DELETE /admin/videos/:id/voice/:language/whole', at(id), provider.token),
    lay: (id: number) => app.call('POST /admin/videos/:id/voice/:language/lay', at(id), provider.token),
    async clipOf(id: number) {
      const { address, audio_address, low_address, narration } = (await show(id)).lesson.languages.mya ?? {}
      return { address, audio_address, low_address, narration }
    },
    pathOf: (key: string | null | undefined) => join(app.deps.config.dataDir, 'media', key ?? ''),
    problemsOf: async (id: number) => {
      const { data } = await app.call('GET /admin/videos/:id/clips', { params: { id } }, provider.token)
      return data.uploads.map(({ kind, problem }) => ({ kind, problem }))
    },
    make: () => makeJobOf(app.deps).run({}, ''),
    works: (id: number) => app.deps.db.selectFrom('clip_works').selectAll().where('video_id', '=', id).execute(),
  }
}

/** The first seconds of a clip, since work on a clip takes as long as the clip. */
export async function shortened(bytes: Buffer): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-short-'))
  const [wholePath, shortPath] = [join(folder, 'whole.mp4'), join(folder, 'short.mp4')]
  writeFileSync(wholePath, bytes)
  await ffmpegNow(['-i', wholePath, '-t', '5', '-c', 'copy', '-movflags', '+faststart', shortPath])
  return readFileSync(shortPath)
}

// @module-tag ci
import { readFile, rm } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { tryLock } from '#platform/locks/locks'
import { madeClip, streamsOf, withExtras } from '#test/files/made-clip'
import { piecesOf } from '#test/files/mp4'
import { voiceStage } from '#test/files/voice-stage'
import { makeJob } from './make.job'
import { addWork, endWork, listWorks, lockWork } from './works.queries'

let stage: Awaited<ReturnType<typeof voiceStage>>
const put: string[] = []
let isSoundRefused = false
beforeAll(async () => {
  stage = await voiceStage({
    deps: ({ storage }) => ({
      storage: {
        ...storage,
        async put(key, file) {
          if (isSoundRefused && key.endsWith('.m4a')) throw new Error('no sound today')
          put.push(key)
          await storage.put(key, file)
        },
      },
    }),
  })
})

test('one process works at a time, and jobs ordered meanwhile follow', async () => {
  const { app, lesson, clipOf, pathOf, make, works } = stage
  const id = await lesson()
  const other = await tryLock(app.deps, makeJob)
  const waiting = make()
  const isWanted = async () =>
    (await app.deps.db.selectFrom('locks').select('wanted').where('name', '=', makeJob).executeTakeFirst())?.wanted
  await expect.poll(isWanted).toBe(true)
  expect(await works(id)).toMatchObject([{ what: 'renditions', tries: 0 }])
  await other?.release()
  await Promise.all([waiting, make()])
  expect(await works(id)).toEqual([])
  const { low_address } = await clipOf(id)
  expect(low_address).toContain('mya.low-')
  // A chunk for each of the five seconds in both tracks: one for each frame would make the index several times as long.
  const pieces = piecesOf(await readFile(pathOf(low_address)))
  expect(pieces.map((count) => count >= 4 && count <= 8)).toEqual([true, true])
})
test('a job ordered again while it runs stays queued', async () => {
  const { app, lesson } = stage
  const { db, now } = app.deps
  const id = await lesson()
  const begun = (await listWorks(db)).find(({ video_id }) => video_id === id)
  if (!begun) throw new Error('nothing is to be made')
  app.forward({ minutes: 1 })
  const { video_id, language_code, what, source, user_id } = begun
  await addWork(db, { video_id, language_code, what, source, user_id, created_at: now() })
  expect(await db.transaction().execute((tx) => lockWork(tx, begun))).toBe(false)
  await endWork(db, begun)
  expect((await listWorks(db)).filter(({ video_id }) => video_id === id)).toHaveLength(1)
})
test.each([
  ['subtitles, chapters and a cover', () => withExtras(madeClip({ codecs: '-c:v libx264 -c:a aac', ending: 'mp4' }))],
  [
    'an odd height',
    () => madeClip({ size: '91x61', codecs: '-c:v libvpx-vp9 -cpu-used 8 -c:a libopus', ending: 'webm' }),
  ],
])('a clip with %s gets a small rendition and its audio, playable on every phone', async (_, clip) => {
  const { lesson, make, clipOf, pathOf } = stage
  const id = await lesson(clip())
  await make()
  const { low_address, audio_address } = await clipOf(id)
  const pictures = { codec_type: 'video', codec_name: 'h264', profile: 'Main', pix_fmt: 'yuv420p' }
  expect(streamsOf(pathOf(low_address))).toMatchObject([pictures, { codec_name: 'aac' }])
  expect(streamsOf(pathOf(audio_address))).toMatchObject([{ codec_name: 'aac' }])
})
test('finished steps are kept when a later step fails, and are not repeated', async () => {
  const { lesson, make, clipOf } = stage
  const id = await lesson(madeClip({ seconds: 2, codecs: '-c:v libx264 -c:a aac', ending: 'mp4' }))
  isSoundRefused = true
  await expect(make()).rejects.toThrow('no sound today')
  const { low_address } = await clipOf(id)
  expect(low_address).toContain('mya.low-')
  isSoundRefused = false
  put.length = 0
  await make()
  expect(await clipOf(id)).toMatchObject({ low_address, audio_address: expect.stringMatching(/\.m4a$/) })
  expect(put).toEqual([(await clipOf(id)).audio_address])
})
test('a job that always fails is given up after five tries, until it is retried on request', async () => {
  const { app, provider, lesson, clipOf, pathOf, make } = stage
  const id = await lesson()
  const { address } = await clipOf(id)
  await rm(pathOf(address))
  const list = async () =>
    (await app.call('GET /admin/videos/:id/clips', { params: { id } }, provider.token)).data.works
  const again = () => app.call('POST /admin/videos/:id/works/again', { params: { id } }, provider.token)
  expect(await list()).toMatchObject([{ what: 'renditions', failed: false, given_up: false }])
  expect((await again()).code).toBe('not_found')
  for (let tried = 1; tried <= 5; tried++) {
    expect(await list()).toMatchObject([{ given_up: false }])
    await expect(make()).rejects.toThrow('is not in the storage')
  }
  expect(await list()).toMatchObject([{ failed: true, given_up: true }])
  await make()
  expect((await again()).status).toBe(200)
  expect(await list()).toMatchObject([{ failed: false, given_up: false }])
  await expect(make()).rejects.toThrow('is not in the storage')
})

/** @module-tag long */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isAudible } from '#test/files/loudness'
import { streamsOf, withExtras } from '#test/files/made-clip'
import { voiceStage } from '#test/files/voice-stage'
import { probeClip } from '../take/probe-clip'

let stage: Awaited<ReturnType<typeof voiceStage>>
let clip: Buffer
beforeAll(async () => {
  stage = await voiceStage()
  clip = stillClip(300)
})

/** A clip of one small still picture, with silence. */
function stillClip(seconds: number): Buffer {
  const path = join(stage.folder, 'still.mp4')
  const pictures = '-f lavfi -i color=c=red:s=64x36:r=1 -f lavfi -i anullsrc=r=8000:cl=mono'
  const written = '-c:v libx264 -preset ultrafast -g 6 -c:a aac -b:a 8k -movflags +faststart'
  const args = `-v error -y ${pictures} -t ${seconds} ${written} ${path}`
  expect(String(spawnSync('ffmpeg', args.split(' ')).stderr)).toBe('')
  return readFileSync(path)
}

const secondsOf = async (path: string) => ((await probeClip(path)) as { seconds: number }).seconds

test('a clip of five minutes becomes HLS, whose segments play by the signed URL of their playlist', async () => {
  const { app, provider, lesson, clipOf, make } = stage
  const id = await lesson(clip)
  await make()
  expect((await clipOf(id)).address).toMatch(/^clips\/lesson-\d+\/mya-\w+\/index\.m3u8$/)
  const { data } = await app.call(
    'GET /admin/videos/:id/preview',
    { params: { id }, query: { lang: 'mya' } },
    provider.token,
  )
  const address: string = JSON.parse(data.video.languages).mya.url
  const playlist = await app.app.inject(address)
  expect([playlist.statusCode, playlist.headers['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl'])
  const seconds = [...playlist.body.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, length]) => Number(length))
  expect(seconds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(300, 0)
  const beginning = /URI="([^"]+)"/.exec(playlist.body)?.[1] ?? ''
  const pieces = playlist.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(pieces).toHaveLength(seconds.length)
  const folder = address.replace(/[^/]+$/, '')
  for (const part of [beginning, pieces[0] ?? '', pieces.at(-1) ?? '']) {
    const sent = await app.app.inject(`${folder}${part}`)
    expect([sent.statusCode, sent.headers['content-type'], sent.rawPayload.length > 0]).toEqual([
      200,
      'video/mp4',
      true,
    ])
    expect((await app.app.inject(`${folder}${part.replace(/\?.*/, '')}`)).statusCode).toBe(403)
  }
})
test('subtitles, chapters and a cover do not prevent HLS', async () => {
  const { lesson, clipOf, make, pathOf } = stage
  const id = await lesson(withExtras(clip))
  await make()
  const { address } = await clipOf(id)
  expect(address).toMatch(/index\.m3u8$/)
  expect(streamsOf(pathOf(address)).map(({ codec_type }) => codec_type)).toEqual(['video', 'audio'])
})
test('a shorter clip stays one file', async () => {
  const { lesson, clipOf, make } = stage
  const id = await lesson(stillClip(299))
  await make()
  expect((await clipOf(id)).address).toMatch(/\.mp4$/)
})
test('a voice ordered before the segments existed is laid over them, and the clip is HLS again', async () => {
  const { lesson, record, lay, make, clipOf, pathOf, works } = stage
  const id = await lesson(clip)
  await record(id, 1)
  expect((await lay(id)).status).toBe(200)
  await make()
  expect((await clipOf(id)).address).toMatch(/mya\.voice-\w+\.mp4$/)
  await make()
  const { address, low_address } = await clipOf(id)
  expect(address).toMatch(/mya-\w+\/index\.m3u8$/)
  expect(await works(id)).toEqual([])
  const low = pathOf(low_address)
  expect([await secondsOf(low), isAudible(low, 0, 1), isAudible(low, 200, 300)]).toEqual([
    expect.closeTo(300, 0),
    true,
    false,
  ])
})

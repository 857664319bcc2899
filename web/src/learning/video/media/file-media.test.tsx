import { afterEach, expect, test, vi } from 'vitest'
import { show } from '#test/show.tsx'
import { FileMedia } from './file-media'

/** Six seconds of a test picture, made once by `ffmpeg -f lavfi -i testsrc … -hls_time 2`. */
const playlist = new URL('../../../../test/playlist/clip.m3u8', import.meta.url).pathname
const clip = { host: 'file', source: playlist, language: 'eng', narration: 'eng', duration: 6 } as const

afterEach(() => vi.restoreAllMocks())

test("plays a playlist by the library if the browser can't", async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('')
  const onBroken = vi.fn()
  const screen = await show(
    <FileMedia clip={clip} url={playlist} poster={null} onMedia={() => {}} onBroken={onBroken} />,
  )
  const media = screen.getByTestId('media').element() as HTMLVideoElement
  await expect.poll(() => media.duration).toBeCloseTo(6, 0)
  await media.play()
  await expect.poll(() => media.currentTime).toBeGreaterThan(0)
  media.currentTime = 5.5
  await expect.poll(() => media.ended).toBe(true)
  expect(onBroken).not.toHaveBeenCalled()
})

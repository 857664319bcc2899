import type { Language } from '@kasama/contract/language'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { show } from '#test/show.tsx'
import { Embed } from './embed'
import { FileMedia } from './file-media'
import { vimeo } from './vimeo-media'
import { youtube } from './youtube-media'

type ConfiguredPlayer = HTMLVideoElement & { config: Record<string, unknown> }
const configOf = (host: typeof youtube, reader: Language) => (host.create('7', reader) as ConfiguredPlayer).config

test('captions come in the language of a reader who does not read English; another one keeps her own setting', () => {
  expect(configOf(youtube, 'eng')).toMatchObject({ cc_lang_pref: 'en', cc_load_policy: null })
  expect(configOf(youtube, 'ind')).toMatchObject({ cc_lang_pref: 'id', cc_load_policy: 1 })
  expect(configOf(vimeo, 'eng')).not.toHaveProperty('texttrack')
  expect(configOf(vimeo, 'ind')).toHaveProperty('texttrack', 'id')
})

describe('file media', () => {
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
})

describe('embed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => vi.useRealTimers())

  const clip = { host: 'vimeo', source: '7', language: 'eng', narration: 'eng', duration: 20 } as const

  /** A host's player that is loaded but sends no message. */
  async function mountSilentPlayer() {
    const player = document.createElement('host-player') as HTMLVideoElement
    player.attachShadow({ mode: 'open' })
    Object.assign(player, { readyState: 0 })
    const callbacks = { media: vi.fn(), broken: vi.fn() }
    const host = { load: async () => {}, create: () => player }
    await show(
      <Embed host={host} clip={clip} url="7" poster={null} onMedia={callbacks.media} onBroken={callbacks.broken} />,
    )
    await expect.poll(() => callbacks.media.mock.calls.length).toBe(1)
    return { player, broken: callbacks.broken }
  }

  test('gives up an unreachable host after 20 seconds', async () => {
    const { broken } = await mountSilentPlayer()
    vi.advanceTimersByTime(19_999)
    expect(broken).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(broken).toHaveBeenCalledOnce()
  })

  test('gives up a loaded frame without messages sooner', async () => {
    const { player, broken } = await mountSilentPlayer()
    player.dispatchEvent(new Event('loadstart'))
    player.shadowRoot?.append(document.createElement('b'))
    player.shadowRoot?.firstChild?.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(3_500)
    expect(broken).toHaveBeenCalledOnce()
  })

  test('keeps a player whose length is known', async () => {
    const { player, broken } = await mountSilentPlayer()
    player.dispatchEvent(new Event('loadedmetadata'))
    vi.advanceTimersByTime(60_000)
    expect(broken).not.toHaveBeenCalled()
  })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '#test/show.tsx'
import { Embed } from './embed'

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

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '#test/show.tsx'
import { Embed } from './embed'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

const clip = { host: 'vimeo', address: '7', language: 'eng', narration: 'eng', duration: 20 } as const

/** A host's player that is loaded but sends no message. */
async function silent() {
  const player = document.createElement('host-player') as HTMLVideoElement
  player.attachShadow({ mode: 'open' })
  Object.assign(player, { readyState: 0 })
  const told = { media: vi.fn(), broken: vi.fn() }
  const host = { load: async () => {}, create: () => player }
  await show(<Embed host={host} clip={clip} address="7" poster={null} onMedia={told.media} onBroken={told.broken} />)
  await expect.poll(() => told.media.mock.calls.length).toBe(1)
  return { player, broken: told.broken }
}

test('a host that cannot be reached is given up after 20 seconds', async () => {
  const { broken } = await silent()
  vi.advanceTimersByTime(19_999)
  expect(broken).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(broken).toHaveBeenCalledOnce()
})

test('a frame that has loaded and says nothing shows an error page, and is given up sooner', async () => {
  const { player, broken } = await silent()
  player.dispatchEvent(new Event('loadstart'))
  player.shadowRoot?.append(document.createElement('b'))
  player.shadowRoot?.firstChild?.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(3_500)
  expect(broken).toHaveBeenCalledOnce()
})

test('a player whose length is known is not given up', async () => {
  const { player, broken } = await silent()
  player.dispatchEvent(new Event('loadedmetadata'))
  vi.advanceTimersByTime(60_000)
  expect(broken).not.toHaveBeenCalled()
})

import { afterEach, expect, test, vi } from 'vitest'
import { session } from '#shared/session/session.ts'
import { show } from '#test/show.tsx'
import { chooseListening } from './choice'
import './listen'

const download = vi.hoisted(() => ({ failures: 0 }))
vi.mock('#shared/i18n/language.ts', async (original) => ({
  ...(await original<typeof import('#shared/i18n/language.ts')>()),
  loadPagesTexts: async () => {
    if (download.failures === 0) return
    download.failures -= 1
    throw new TypeError('Failed to fetch')
  },
}))

const bar = () => document.querySelector('[data-listen-bar]')

afterEach(async () => {
  vi.useRealTimers()
  chooseListening(false)
  localStorage.removeItem('listen')
  session.set({ language_code: '' })
  await expect.poll(bar).toBeNull()
})

test('the mode begins once its texts arrive, although their first download failed', async () => {
  session.set({ language_code: 'ind' })
  await show(<main id="content" />, { language: 'ind' })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  download.failures = 1
  chooseListening(true)
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  expect(bar()).toBeNull()
  vi.runOnlyPendingTimers()
  await expect.poll(bar).not.toBeNull()
})

import type { PublicConfig } from '@kasama/contract/people/help.api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryKeys } from '#shared/api/query-keys.ts'
import { answerCalls } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { Listen } from './listen'

const { play } = HTMLMediaElement.prototype
afterEach(() => {
  HTMLMediaElement.prototype.play = play
})

test('without a voice on the phone the provider reads the answer, requested once', async () => {
  vi.stubGlobal('speechSynthesis', { getVoices: () => [{ lang: 'en-SG' }], cancel() {} })
  const playedUrls: string[] = []
  HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
    playedUrls.push(new URL(this.src).pathname)
    this.dispatchEvent(new Event('ended'))
  }
  const { sentBy } = answerCalls({ 'POST /speech': { voice: '/api/voices/one.mp3' } })
  const queries = new QueryClient()
  const config = { chat: { hears: false, speaks: ['mya'], sees: false, url: null } } as unknown as PublicConfig
  queries.setQueryData(queryKeys.config(), config)
  const screen = await show(<Listen text="လက်ဆေးပါ။" language="mya" />, { queries })
  const listen = screen.getByRole('button', { name: 'Listen' })
  for (const times of [1, 2]) {
    await listen.click()
    await expect.poll(() => playedUrls).toHaveLength(times)
    await expect.element(listen).toBeVisible()
  }
  expect(sentBy('POST /speech')).toEqual([{ text: 'လက်ဆေးပါ။', language: 'mya' }])
})

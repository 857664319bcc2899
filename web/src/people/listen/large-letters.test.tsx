import type { Language } from '@kasama/contract/language'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '#shared/session/session.ts'
import { show } from '#test/show.tsx'
import { chooseListening } from './choice'
import './listen'
import { ListenRow } from './controls/listen-row'

const voices = { eng: 'en-GB', phi: 'fil-PH', ind: 'id-ID', mya: 'none' } as const
const others = { speak() {}, cancel() {}, addEventListener() {}, removeEventListener() {} }

beforeEach(async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
})
afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(390, 844)
  chooseListening(false)
  session.set({ language_code: '' })
  await expect.poll(() => document.querySelector('[data-listen-bar]')).toBeNull()
})

const pieces = () => [
  ...document.querySelectorAll<HTMLElement>('section[data-listen="off"], section[data-listen="off"] *'),
]
const isCut = (piece: HTMLElement) =>
  piece.getBoundingClientRect().right > innerWidth || piece.scrollWidth > piece.clientWidth + 1

test.each(Object.keys(voices) as Language[])(
  'on 320 px with letters twice as large nothing is cut: %s',
  async (language) => {
    const lang = voices[language]
    vi.stubGlobal('speechSynthesis', { ...others, getVoices: () => (lang === 'none' ? [] : [{ lang }]) })
    session.set({ language_code: language })
    vi.stubGlobal('SpeechSynthesisUtterance', class {})
    chooseListening(true)
    await show(
      <>
        <ListenRow />
        <p>Text</p>
      </>,
      { language },
    )
    const bar = page.getByRole('region')
    for (const tapped of [false, true]) {
      if (tapped) await page.getByText('Text').click()
      await expect.element(bar.getByRole('button')).toBeVisible()
      expect(
        pieces()
          .filter((piece) => getComputedStyle(piece).display !== 'inline')
          .filter(isCut),
      ).toEqual([])
      const { width, height } = bar.getByRole('button').element().getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
      const words = bar.getByRole('status').element().getBoundingClientRect()
      expect(words.width, 'words have more room than a word').toBeGreaterThan(200)
    }
    const knob = page.getByRole('switch').element().getBoundingClientRect()
    expect(knob.right).toBeLessThanOrEqual(320)
  },
)

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '#shared/session/session.ts'
import { show } from '#test/show.tsx'
import { chooseListening } from './choice'
import './listen'
import { ListenRow } from './controls/listen-row'

const played: string[] = []

/** A recording that the browser cannot load. */
class Broken extends EventTarget {
  constructor(url: string) {
    super()
    played.push(url)
  }
  async play() {
    this.dispatchEvent(new Event('error'))
  }
  pause() {}
}

beforeEach(() => {
  vi.stubGlobal('Audio', Broken)
  vi.stubGlobal('speechSynthesis', { ...voiceless, getVoices: () => [] })
})
const voiceless = { speak() {}, cancel() {}, addEventListener() {}, removeEventListener() {} }

afterEach(async () => {
  chooseListening(false)
  session.set({ language_code: '' })
  await expect.poll(() => document.querySelector('[data-listen-bar]')).toBeNull()
})

/** The mode on a phone that has no voice of any language. */
async function listens(language: 'mya' | 'ind', piece: React.ReactNode) {
  session.set({ language_code: language })
  chooseListening(true)
  const screen = await show(piece, { language })
  await expect.element(status()).toBeVisible()
  return screen
}
const status = () => page.getByRole('status').first()

const onlyQuizzes = 'မေးခွန်းတွေ ဖတ်ပြပါမယ်။'
const lessonSpeaks = 'သင်ခန်းစာကို ဖွင့်ပြီး နားထောင်ပါ။'
const noVoice = 'ဒါကို ဖတ်ပြဖို့ ဖုန်းမှာ အသံ မရှိပါဘူး'

test('in Burmese without a voice, menu and bar say what is read and how a lesson is heard', async () => {
  await listens('mya', <ListenRow />)
  await expect.element(status()).toHaveTextContent(onlyQuizzes)
  await expect.element(page.getByText(`${onlyQuizzes} ${lessonSpeaks}`)).toBeVisible()
})

test('each text that has no voice, and each sound that fails, is said', async () => {
  const opened = vi.fn()
  const screen = await listens(
    'mya',
    <>
      <p>စာ</p>
      <h3 data-sound="/question.m4a">မေးခွန်း</h3>
      <button type="button" onClick={opened}>
        ဖွင့်
      </button>
    </>,
  )
  await screen.getByText('စာ', { exact: true }).click()
  await expect.element(status()).toHaveTextContent(`${noVoice}${lessonSpeaks}`)
  await screen.getByRole('heading').click()
  await expect.poll(() => played).toEqual(['/question.m4a'])
  await expect.element(status()).toHaveTextContent(noVoice)
  // She was told: what opens something does so at once, and the bar is as before.
  await screen.getByRole('button', { name: 'ဖွင့်' }).click()
  expect(opened).toHaveBeenCalledOnce()
  await expect.element(status()).toHaveTextContent(onlyQuizzes)
  await screen.getByText('စာ', { exact: true }).click()
  await expect.element(status()).toHaveTextContent(noVoice)
})

test('a language with neither voice nor recordings says that there is none', async () => {
  await listens('ind', <p>Teks</p>)
  await expect.element(status()).toHaveTextContent('Tidak ada suara untuk ini di HP Anda')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '#test/show.tsx'
import { ListenButton } from './listen-button'

/** A fake of the browser's voice, controlled by the test. */
class Utterance {
  onend = () => {}
  onerror = () => {}
  constructor(public text: string) {}
}
let reading: Utterance | undefined
const synthesis = {
  getVoices: () => [{ lang: 'en-SG' }],
  speak: (utterance: Utterance) => {
    reading = utterance
  },
  cancel: () => {
    reading = undefined
  },
}

beforeEach(() => {
  reading = undefined
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})
afterEach(() => vi.unstubAllGlobals())

async function button() {
  const screen = await show(<ListenButton text="Well done!" />)
  return {
    screen,
    listen: screen.getByRole('button', { name: 'Listen' }),
    stop: screen.getByRole('button', { name: 'Stop' }),
  }
}

test('a second press stops the voice, and the label names the next action', async () => {
  const { listen, stop } = await button()
  await listen.click()
  const first = reading
  expect(first?.text).toBe('Well done!')
  await stop.click()
  expect(reading).toBeUndefined()
  await listen.click()
  // The first one ends late.
  first?.onerror()
  await stop.click()
  expect(reading).toBeUndefined()
  await listen.click()
  reading?.onend()
  await expect.element(listen).toBeVisible()
})

test('stops the voice when its own screen is removed, but not when another one is', async () => {
  const { screen, listen } = await button()
  await listen.click()
  await screen.unmount()
  expect(reading).toBeUndefined()
  const { screen: silent } = await button()
  reading = new Utterance('Something else')
  await silent.unmount()
  expect(reading.text).toBe('Something else')
})

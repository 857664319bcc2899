import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import clip from '#test/lessons/clip.mp4?url'
import { lesson, openedVideo, seenTo } from '#test/lessons/opened-video.tsx'
import { subtitlesOf } from '#test/samples.ts'

const version = (language: string) => ({ url: `${clip}?${language}`, video_host: 'file', duration: 20 })
const sentences = { phi: 'Humawak sa bintana.', ind: 'Pegang bingkainya.', mya: 'ပြတင်းပေါက်ဘောင်ကို ကိုင်ထားပါ။' }
const video = {
  ...lesson,
  ...seenTo(1),
  url: `${clip}?eng`,
  languages: JSON.stringify({ phi: version('phi'), ind: version('ind') }),
  subtitles: Object.entries(sentences).map(([language_code, sentence]) => ({
    language_code: language_code as keyof typeof sentences,
    url: subtitlesOf(sentence),
  })),
}

afterEach(() => page.viewport(390, 844))

test('one control for voice and subtitles: one language for both, or two; the place is kept', async () => {
  const { screen, play, clip: media } = await openedVideo({ 'GET /videos/:id': video })
  await play()
  media().currentTime = 9
  const control = screen.getByRole('button', { name: /^Voice and subtitles/ })
  await control.click()
  await screen.getByRole('button', { name: 'Two different languages' }).click()
  await screen.getByRole('radiogroup', { name: 'Subtitles', exact: true }).getByText('Filipino').click()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText(sentences.phi)).toBeVisible()
  await expect.element(control).toHaveTextContent('Voice: English. Subtitles: Filipino.')
  expect(media().getAttribute('src')).toBe(`${clip}?eng`)
  await control.click()
  await screen.getByRole('dialog').getByText('Indonesia').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(control).toHaveTextContent('Indonesia')
  await expect.poll(() => media().getAttribute('src')).toBe(`${clip}?ind`)
  await expect.poll(() => media().currentTime).toBeGreaterThanOrEqual(9)
  await expect.poll(() => media().paused).toBe(false)
  await expect.element(screen.getByText(sentences.ind)).toBeVisible()
})

test('a language is chosen by keyboard, and the focus comes back to the control', async () => {
  const { screen, play } = await openedVideo({ 'GET /videos/:id': video })
  await play()
  const control = screen.getByRole('button', { name: /^Voice and subtitles/ })
  control.element().focus()
  await userEvent.keyboard('{Enter}')
  const rows = screen.getByRole('radiogroup', { name: 'Voice and subtitles' })
  rows
    .getByRole('radio', { name: /^English/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(rows.getByRole('radio', { name: /^Filipino/ })).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(control).toHaveFocus()
})

test('subtitles that do not load say so while the clip plays on, and come with another try', async () => {
  const missing = { language_code: 'mya', url: 'http://127.0.0.1:9/none.vtt' } as const
  const words = { language_code: 'mya', url: subtitlesOf(sentences.mya) } as const
  const opened = await openedVideo({ 'GET /videos/:id': { ...video, subtitles: [missing] } }, { language: 'mya' })
  const { screen, play, clip: media } = opened
  await play()
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('စာတန်းထိုး မပေါ်လာပါဘူး။')
  expect(media().paused).toBe(false)
  const originalFetch = fetch
  globalThis.fetch = (requestUrl, init) => originalFetch(requestUrl === missing.url ? words.url : requestUrl, init)
  await alert.getByRole('button').click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(screen.getByText(sentences.mya)).toBeVisible()
})

test('subtitles stand over the picture, upright and sideways, and the page does not move', async () => {
  const { screen, play, clip: media } = await openedVideo({ 'GET /videos/:id': video }, { language: 'mya' })
  await expect.element(screen.getByTestId('media')).toBeVisible()
  const player = screen.getByRole('region').first().element()
  const before = player.clientHeight
  await play()
  const words = screen.getByText(sentences.mya)
  await expect.element(words).toBeVisible()
  media().pause()
  expect(player.clientHeight).toBe(before)
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.viewport(width, height)
    const [box, picture] = [words.element().getBoundingClientRect(), media().getBoundingClientRect()]
    expect(box.top).toBeGreaterThanOrEqual(picture.top)
    expect(box.bottom).toBeLessThanOrEqual(picture.bottom)
    expect(document.documentElement.scrollWidth).toBe(width)
  }
  // Sideways the picture has the full height.
  expect(media().getBoundingClientRect().height).toBeCloseTo(390, 0)
})

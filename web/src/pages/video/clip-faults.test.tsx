import { expect, test } from 'vitest'
import clip from '#test/lessons/clip.mp4?url'
import { lesson, openedVideo, seenTo } from '#test/lessons/opened-video.tsx'
import { subtitlesOf } from '#test/samples.ts'

const missingUrl = '/no-such-clip.mp4'
const lessonWithUrl = (url: string) => ({ ...lesson, ...seenTo(1), url })
const renewedUrl = `${clip}?anew`

test('requests a failed clip once more, then shows an error with a retry', async () => {
  const { screen, calls, clip: media, button } = await openedVideo({ 'GET /videos/:id': lessonWithUrl(missingUrl) })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Something went wrong.')
  expect(calls.requests('GET /videos/:id').length).toBe(2)
  calls.change({ 'GET /videos/:id': lessonWithUrl(renewedUrl) })
  await button('Try again').click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.poll(() => media().getAttribute('src')).toBe(renewedUrl)
})

test('requests a clip again that failed before it was in the page', async () => {
  const setAttribute = HTMLVideoElement.prototype.setAttribute
  HTMLVideoElement.prototype.setAttribute = function (name, value) {
    Element.prototype.setAttribute.call(this, name, value)
    const failed = { value: { code: 4 }, configurable: true }
    if (name === 'src' && !this.isConnected) Object.defineProperty(this, 'error', failed)
  }
  try {
    const { screen, calls } = await openedVideo({ 'GET /videos/:id': lessonWithUrl(clip) })
    await expect.poll(() => calls.requests('GET /videos/:id').length).toBe(2)
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  } finally {
    HTMLVideoElement.prototype.setAttribute = setAttribute
  }
})

test('renews expired URLs during playback and continues at the same position', async () => {
  const ind = { url: `${clip}?ind`, video_host: 'file', duration: 20 }
  const video = (visit: string, facts = {}) => ({
    ...lessonWithUrl(`${clip}?${visit}`),
    languages: JSON.stringify({ ind: { ...ind, url: `${clip}?ind-${visit}` } }),
    ...facts,
  })
  const opened = await openedVideo({ 'GET /videos/:id': video('1') })
  const { calls, clip: media, play, screen } = opened
  await play()
  media().currentTime = 9
  await expect.poll(() => media().seeking).toBe(false)
  calls.change({ 'GET /videos/:id': video('2') })
  const end = () => media().dispatchEvent(new Event('error'))
  end()
  await expect.poll(() => media().getAttribute('src')).toBe(`${clip}?2`)
  await expect.poll(() => media().currentTime).toBeGreaterThanOrEqual(9)
  await expect.poll(() => media().paused).toBe(false)
  // Another voice has a URL of its own, which has expired, too.
  await screen.getByRole('button', { name: /^Voice and subtitles/ }).click()
  await screen.getByRole('dialog').getByText('Indonesia').click()
  await expect.poll(() => media().getAttribute('src')).toBe(`${clip}?ind-2`)
  await expect.poll(() => media().currentTime).toBeGreaterThanOrEqual(9)
  calls.change({ 'GET /videos/:id': video('3') })
  end()
  await expect.poll(() => media().getAttribute('src')).toBe(`${clip}?ind-3`)
  await expect.poll(() => media().currentTime).toBeGreaterThanOrEqual(9)
  await expect.poll(() => media().paused).toBe(false)
})

test('loads subtitles with an expired URL from a new one', async () => {
  const words = subtitlesOf('Hold on to the frame.')
  const ended = 'data:text/vtt,none'
  const { calls, screen, play } = await openedVideo(
    { 'GET /videos/:id': { ...lessonWithUrl(clip), subtitles: [{ language_code: 'phi', url: ended }] } },
    { language: 'phi' },
  )
  const originalFetch = fetch
  globalThis.fetch = async (requestUrl, init) =>
    requestUrl === ended ? new Response('', { status: 403 }) : originalFetch(requestUrl, init)
  calls.change({ 'GET /videos/:id': { ...lessonWithUrl(clip), subtitles: [{ language_code: 'phi', url: words }] } })
  await play()
  await expect.element(screen.getByText('Hold on to the frame.')).toBeVisible()
})

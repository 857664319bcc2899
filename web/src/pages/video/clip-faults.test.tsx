import { expect, test } from 'vitest'
import clip from '#test/clip.mp4?url'
import { lesson, openedVideo, seenTo } from '#test/opened-video.tsx'
import { subtitlesOf } from '#test/samples.ts'

const gone = '/no-such-clip.mp4'
const at = (url: string) => ({ ...lesson, ...seenTo(1), url })
const anew = `${clip}?anew`

test('a clip that does not load is asked for anew once, then told, and tried again by her', async () => {
  const { screen, calls, clip: media, button } = await openedVideo({ 'GET /videos/:id': at(gone) })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Something went wrong.')
  expect(calls.asked('GET /videos/:id').length).toBe(2)
  calls.change({ 'GET /videos/:id': at(anew) })
  await button('Try again').click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.poll(() => media().getAttribute('src')).toBe(anew)
})

test('a clip that fails before it is in the page, where nobody hears of it, is asked for anew', async () => {
  const setAttribute = HTMLVideoElement.prototype.setAttribute
  HTMLVideoElement.prototype.setAttribute = function (name, value) {
    Element.prototype.setAttribute.call(this, name, value)
    const failed = { value: { code: 4 }, configurable: true }
    if (name === 'src' && !this.isConnected) Object.defineProperty(this, 'error', failed)
  }
  try {
    const { screen, calls } = await openedVideo({ 'GET /videos/:id': at(clip) })
    await expect.poll(() => calls.asked('GET /videos/:id').length).toBe(2)
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  } finally {
    HTMLVideoElement.prototype.setAttribute = setAttribute
  }
})

test('addresses that end while she watches are renewed, and she goes on where she was', async () => {
  const ind = { url: `${clip}?ind`, video_host: 'file', duration: 20 }
  const video = (visit: string, facts = {}) => ({
    ...at(`${clip}?${visit}`),
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
  // Another voice has an address of its own, which has expired, too.
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

test('subtitles whose address has ended come from a new one', async () => {
  const words = subtitlesOf('Hold on to the frame.')
  const ended = 'data:text/vtt,none'
  const { calls, screen, play } = await openedVideo(
    { 'GET /videos/:id': { ...at(clip), subtitles: [{ language_code: 'phi', url: ended }] } },
    { language: 'phi' },
  )
  const fetchIt = fetch
  globalThis.fetch = async (address, init) =>
    address === ended ? new Response('', { status: 403 }) : fetchIt(address, init)
  calls.change({ 'GET /videos/:id': { ...at(clip), subtitles: [{ language_code: 'phi', url: words }] } })
  await play()
  await expect.element(screen.getByText('Hold on to the frame.')).toBeVisible()
})

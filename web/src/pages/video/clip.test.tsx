import { expect, test, vi } from 'vitest'
import { address } from '#test/address-bar.tsx'
import clip from '#test/lessons/clip.mp4?url'
import { lesson, openedVideo, seenTo } from '#test/lessons/opened-video.tsx'
import { employerOf, subtitlesOf } from '#test/samples.ts'

test('a video shows its topics, date and description, and links to others', async () => {
  const video = { ...lesson, sub_description: 'Hold on to the frame.\nNever lean out.', topic_ids: [20, 13] }
  const { screen } = await openedVideo({ 'GET /videos/:id': video })
  await expect.element(screen.getByText('05 March 2025')).toBeVisible()
  for (const topic of ['Safety', 'Chores'])
    await expect.element(screen.getByText(topic, { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByText('Never lean out.', { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Related' })).toBeVisible()
  await screen.getByRole('link', { name: 'Lesson 2' }).click()
  await expect.element(address).toHaveTextContent('/video/2')
})

test("a video's URL is shared by the share sheet, or copied", async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen, button } = await openedVideo({ 'GET /videos/:id': { ...lesson, public_level: 1 } })
  const url = `${location.origin}/public/video/1`
  await button('Share').click()
  await expect.element(screen.getByText('Link copied.')).toBeVisible()
  expect(copy).toHaveBeenCalledWith(url)
  const share = vi.fn(async () => {})
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await button('Share').click()
  expect(share).toHaveBeenCalledWith({ title: lesson.title, url })
  Reflect.deleteProperty(navigator, 'share')
  copy.mockRestore()
})

test('an employer may watch, jump, and gets no quiz; nothing is reported', async () => {
  const { screen, calls, play, playToTheEnd, button } = await openedVideo(
    { 'GET /videos/:id': { ...lesson, question_ids: [1] } },
    { reader: employerOf() },
  )
  await play()
  await playToTheEnd()
  await expect.element(button('Watch again')).toBeVisible()
  await expect.element(button('Submit')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Related' })).toBeVisible()
  expect(calls.requests().filter(({ call }) => /^POST|log/.test(call))).toEqual([])
})

test('a video without questions is completed at its end, once the server has confirmed it', async () => {
  const { screen, calls, play, playToTheEnd } = await openedVideo({
    'GET /videos/:id': { ...lesson, ...seenTo(0.99) },
    'POST /videos/:id/watched': { completed: true },
  })
  await play()
  await playToTheEnd()
  await expect.element(screen.getByRole('region', { name: 'Completed' })).toBeVisible()
  expect(calls.requests('POST /videos/:id/watched').length).toBe(1)
})

test('invalid JSON of languages keeps the base texts; a missing clip has an error for its host', async () => {
  const blocked = 'ဒီနိုင်ငံမှာ ဗီဒီယို ဖွင့်လို့ မရတာ ဖြစ်နိုင်ပါတယ်။'
  for (const [facts, words] of [
    [{}, 'တစ်ခုခု မှားနေပါတယ်။ ထပ်လုပ်ကြည့်ပါ။'],
    [{ video_host: 'vimeo' }, blocked],
  ] as const) {
    const video = { ...lesson, url: null, languages: '{"phi":', ...facts }
    const { screen } = await openedVideo({ 'GET /videos/:id': video }, { language: 'mya' })
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(lesson.title)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
    await screen.unmount()
  }
})

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

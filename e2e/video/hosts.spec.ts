import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import {
  hostedVideo,
  hosts,
  hostsWorker,
  mediaTime,
  seconds,
  withVimeo,
  withYoutube,
  youtubeLesson,
} from '../stage/lessons/hosted-video'
import { look } from '../stage/pages/journey'

const start = (page: Page, name = 'Play') => page.getByRole('button', { name, exact: true }).first().click()
const blocked = "Video may not be able to play in your country. Please check with the provider's admin."

const youtube = { video_host: 'youtube', youtube_id: '6vy5CX6vK0I', duration: seconds, question_ids: [] }
const vimeo = { video_host: '', vimeo_id: '76979871', duration: seconds, question_ids: [] }

test('YouTube loads on the tap, plays, reports, lets one seek, and ends', { tag: '@main' }, async ({ browser }) => {
  const { page, close } = await hostsWorker(browser, 'eng')
  const id = await youtubeLesson(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const reports = await hostedVideo(page, id, youtube)
  await withYoutube(page)
  await page.goto(`/video/${id}`)
  await expect(page.locator('h1:not(.sr-only)')).toBeVisible()
  expect(asked.filter((url) => hosts.test(url))).toEqual([])
  await start(page)
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(1)
  const frame = new URL((await page.getByTestId('media').locator('iframe').getAttribute('src')) ?? '')
  expect(frame.searchParams.get('cc_lang_pref')).toBe('en')
  expect(frame.searchParams.get('cc_load_policy')).toBeNull()
  await page.getByTestId('media').evaluate((media: HTMLVideoElement) => media.pause())
  await expect.poll(() => reports.length).toBeGreaterThan(0)
  // The host lets everybody seek; the server's clock alone decides what counts.
  await page.evaluate(() =>
    (window as unknown as { youtubePlayer: HTMLVideoElement & Seeking }).youtubePlayer.seekTo(10),
  )
  await page.getByTestId('media').evaluate((media: HTMLVideoElement) => void media.play())
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible()
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
  expect(reports.at(-1)?.position).toBeGreaterThan(seconds - 1)
  await close()
})

type Seeking = { seekTo: (time: number) => void }

test('YouTube forces captions on in the language of a reader who does not read English', async ({ browser }) => {
  const { page, close } = await hostsWorker(browser, 'ind', 'phone')
  const id = await youtubeLesson(page)
  await hostedVideo(page, id, youtube)
  await withYoutube(page)
  await page.goto(`/video/${id}`)
  await start(page, 'Putar')
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(0.5)
  const frame = new URL((await page.getByTestId('media').locator('iframe').getAttribute('src')) ?? '')
  expect(frame.searchParams.get('cc_lang_pref')).toBe('id')
  expect(frame.searchParams.get('cc_load_policy')).toBe('1')
  await close()
})

test('YouTube that is blocked, or refuses the video, says so, and another try plays', async ({ browser }) => {
  const { page } = await hostsWorker(browser, 'eng')
  const id = await youtubeLesson(page)
  await hostedVideo(page, id, youtube)
  await page.goto(`/video/${id}`)
  await start(page)
  await expect(page.getByText(blocked)).toBeVisible()
  await withYoutube(page)
  await page.evaluate(() => Object.assign(window, { youtubeFault: 150 }))
  await Promise.all([page.waitForRequest(/embed/), page.getByRole('button', { name: 'Try again' }).click()])
  await expect(page.getByText(blocked)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { youtubeFault: 0 }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(0.5)
  await page.context().close()
})

test('Vimeo loads on the tap, holds back a seek, reports, and ends', async ({ browser }) => {
  const { page, close } = await hostsWorker(browser, 'eng')
  const id = await youtubeLesson(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // Long enough that it does not end by itself before the drag.
  const length = 90
  const reports = await hostedVideo(page, id, { ...vimeo, duration: length })
  await withVimeo(page, { length })
  await page.goto(`/video/${id}?vimeo=true`)
  await expect(page.locator('h1:not(.sr-only)')).toBeVisible()
  expect(asked.filter((url) => hosts.test(url))).toEqual([])
  await start(page)
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(1.5)
  const frame = page.frameLocator('vimeo-video iframe')
  await frame.getByRole('button', { name: 'Drag to the end' }).click()
  await expect.poll(async () => Number(await frame.locator('output').innerText())).toBeLessThan(length - 5)
  await frame.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(() => reports.at(-1)?.position ?? length).toBeLessThan(length - 5)
  await page.getByTestId('media').evaluate((media: HTMLVideoElement) => {
    media.playbackRate = 10
    media.play()
  })
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible()
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
  expect(reports.at(-1)?.position).toBeGreaterThan(length - 1)
  await page.getByRole('button', { name: 'Watch again' }).click()
  await expect.poll(() => mediaTime(page)).toBeLessThan(length - 5)
  await close()
})

test('an unlisted video at Vimeo is asked for with its hash, and shows captions in the language of its reader', async ({
  browser,
}) => {
  const { page, close } = await hostsWorker(browser, 'ind', 'phone')
  const id = await youtubeLesson(page)
  await hostedVideo(page, id, { ...vimeo, vimeo_id: '76979871/8272103f6e' })
  await withVimeo(page)
  await page.goto(`/video/${id}`)
  await start(page, 'Putar')
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(0.5)
  const player = new URL((await page.getByTestId('media').locator('iframe').getAttribute('src')) ?? '')
  expect([player.pathname, player.searchParams.get('h'), player.searchParams.get('texttrack')]).toEqual([
    '/video/76979871',
    '8272103f6e',
    'id',
  ])
  await expect(page.frameLocator('vimeo-video iframe').locator('body')).toHaveAttribute(
    'data-calls',
    /enableTextTrack\([^)]*"id"[^)]*"subtitles"[^)]*\)( (?!disable)\S+)*$/,
  )
  await close()
})

test('Vimeo that cannot be reached says so in her language, on phone and desktop', async ({ browser }) => {
  const { page } = await hostsWorker(browser, 'ind', 'phone')
  const id = await youtubeLesson(page)
  await hostedVideo(page, id, vimeo)
  await page.goto(`/video/${id}`)
  await start(page, 'Putar')
  const words = 'Video mungkin tidak bisa diputar di negara ini. Tanyakan ke admin layanan ini.'
  await expect(page.getByText(words)).toBeVisible()
  await look(page, 'hosts-blocked-ind-phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await look(page, 'hosts-blocked-ind-desktop')
  await withVimeo(page, { fault: 'PrivacyError' })
  await Promise.all([page.waitForRequest(hosts), page.getByRole('button', { name: 'Coba lagi' }).click()])
  await expect(page.getByText(words)).toBeVisible()
  await page.context().close()
})

/** Six seconds of a test picture, made once by `ffmpeg -f lavfi -i testsrc … -hls_time 2`. */
test('a clip that is a playlist is read by the library where the browser plays none', async ({ browser }) => {
  const { page, close } = await hostsWorker(browser, 'eng')
  const id = await youtubeLesson(page)
  const file = { video_host: 'file', url: '/media/hls/clip.m3u8?s=1', duration: 6, question_ids: [] }
  await hostedVideo(page, id, file)
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })
  await page.route('**/media/hls/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return route.fulfill({
      body: readFileSync(new URL(`playlist/${name}`, import.meta.url)),
      contentType: 'application/octet-stream',
    })
  })
  await page.goto(`/video/${id}`)
  await start(page)
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(1)
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible()
  await close()
})

import { expect, type Page, test } from '@playwright/test'
import { pageTitle } from '../stage/lessons/at-lesson'
import {
  clipSeconds,
  findYoutubeLesson,
  hostUrls,
  mediaTime,
  mockHostedVideo,
  openWithoutHosts,
  standInForVimeo,
  standInForYoutube,
} from '../stage/lessons/hosted-video'

/** The message in Indonesian if a host cannot be reached: whom to ask. */
const blocked = 'Video mungkin tidak bisa diputar di negara ini. Tanyakan ke admin layanan ini.'

const youtube = { video_host: 'youtube', youtube_id: '6vy5CX6vK0I', duration: clipSeconds, question_ids: [] }
const vimeo = { video_host: '', vimeo_id: '76979871', question_ids: [] }

const again = (page: Page) => page.getByRole('button', { name: 'Coba lagi' })

/** Checks that no request goes to the host before her tap, and that the tap shows the host as blocked. */
async function tapBlocked(page: Page, id: number) {
  const requests: string[] = []
  page.on('request', (request) => hostUrls.test(request.url()) && requests.push(request.url()))
  await page.goto(`/video/${id}`)
  await expect(pageTitle(page)).toBeVisible()
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Putar', exact: true }).first().click()
  await expect(page.getByText(blocked)).toBeVisible()
}

test("YouTube loads on a tap, shows captions in the worker's language, reports positions, allows seeking, and ends", async ({
  browser,
}) => {
  const { page } = await openWithoutHosts(browser, 'ind', 'phone')
  const id = await findYoutubeLesson(page)
  const reports = await mockHostedVideo(page, id, youtube)
  await tapBlocked(page, id)
  await standInForYoutube(page)
  await page.evaluate(() => Object.assign(window, { youtubeFault: 150 }))
  await Promise.all([page.waitForRequest(/embed/), again(page).click()])
  await expect(page.getByText(blocked)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { youtubeFault: 0 }))
  await again(page).click()
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(0.6)
  const frame = new URL((await page.getByTestId('media').locator('iframe').getAttribute('src')) ?? '')
  expect(frame.searchParams.get('cc_lang_pref')).toBe('id')
  expect(frame.searchParams.get('cc_load_policy')).toBe('1')
  await page.getByTestId('media').evaluate((media: HTMLVideoElement) => media.pause())
  await expect.poll(() => reports.length).toBeGreaterThan(0)
  // The host lets everybody seek; only the server's clock decides what counts.
  await page.evaluate(() => (window as unknown as { youtubePlayer: SeekablePlayer }).youtubePlayer.seekTo(11))
  await page.getByTestId('media').evaluate((media: HTMLVideoElement) => void media.play())
  await expect(page.getByText('Selesai', { exact: true }).first()).toBeVisible()
  expect(reports.at(-1)?.position).toBeGreaterThan(clipSeconds - 1)
  await page.context().close()
})

type SeekablePlayer = { seekTo: (time: number) => void }

test("Vimeo loads on a tap, shows captions in the worker's language, prevents skipping, reports positions, and ends", async ({
  browser,
}) => {
  const { page } = await openWithoutHosts(browser, 'ind', 'phone')
  const id = await findYoutubeLesson(page)
  // The clip is long enough not to end before the drag.
  const length = 90
  const reports = await mockHostedVideo(page, id, { ...vimeo, duration: length })
  await standInForVimeo(page, { fault: 'PrivacyError' })
  await tapBlocked(page, id)
  await standInForVimeo(page, { length })
  await again(page).click()
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(0.6)
  expect(await page.getByTestId('media').locator('iframe').getAttribute('src')).toContain('texttrack=id')
  const frame = page.frameLocator('vimeo-video iframe')
  await expect(frame.locator('body')).toHaveAttribute(
    'data-calls',
    /enableTextTrack\([^)]*"id"[^)]*"subtitles"[^)]*\)( (?!disable)\S+)*$/,
  )
  await frame.getByRole('button', { name: 'Drag to the end' }).click()
  await expect.poll(async () => Number(await frame.locator('output').innerText())).toBeLessThan(length - 5)
  await frame.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(() => reports.at(-1)?.position ?? length).toBeLessThan(length - 5)
  await page.getByTestId('media').evaluate((media: HTMLVideoElement) => {
    media.playbackRate = 16
    media.play()
  })
  await expect(page.getByText('Selesai', { exact: true }).first()).toBeVisible()
  expect(reports.at(-1)?.position).toBeGreaterThan(length - 1)
  await page.context().close()
})

test("an unlisted Vimeo video is requested with its hash, and shows captions in the viewer's language", async ({
  browser,
}) => {
  const { page, close } = await openWithoutHosts(browser, 'ind', 'phone')
  const id = await findYoutubeLesson(page)
  await mockHostedVideo(page, id, { ...vimeo, vimeo_id: '76979871/8272103f6e' })
  await standInForVimeo(page)
  await page.goto(`/video/${id}`)
  await page.getByRole('button', { name: 'Putar', exact: true }).first().click()
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

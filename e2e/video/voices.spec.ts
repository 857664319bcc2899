import { expect, type Page, test } from '@playwright/test'
import { call, chooseApart, idOf } from '../stage/lessons/at-lesson'
import {
  clipSeconds,
  mediaTime,
  mockHostedVideo,
  openWithoutHosts,
  standInForVimeo,
  standInForYoutube,
} from '../stage/lessons/hosted-video'
import { lesson } from '../stage/lessons/lesson'

const phi = { video_host: 'vimeo', vimeo_id: '76979871', duration: 2 * clipSeconds, narration: 'phi' }
const ind = { video_host: 'youtube', youtube_id: '6vy5CX6vK0J', duration: clipSeconds, narration: 'ind' }

/** Address and host of the lesson's clip. */
async function addresses(page: Page, id: number) {
  const { url, video_host } = await call<{ url: string; video_host: string }>(page, `/videos/${id}`)
  return { url, video_host }
}

const choose = (page: Page, language: string) => chooseApart(page, 'Voice', language)

async function placeAtVimeo(page: Page) {
  const body = page.frameLocator('vimeo-video iframe').locator('body')
  await expect(body).toHaveAttribute('data-calls', /setCurrentTime/)
  return Number(/.*setCurrentTime\(([\d.]+)\)/.exec((await body.getAttribute('data-calls')) ?? '')?.[1])
}

type Player = { youtubePlayer?: { seeks: number[] } }
const seeksAtYoutube = (page: Page) => page.evaluate(() => (window as Player).youtubePlayer?.seeks ?? [])

/** Position at which a clip begins that was just chosen. */
async function firstPlace(page: Page) {
  let position = 0
  await expect
    .poll(async () => {
      position = await mediaTime(page)
      return position
    })
    .toBeGreaterThan(0)
  return position
}

test('a voice from another host continues at the same position, and a blocked one shows an error', async ({
  browser,
}) => {
  const { page } = await openWithoutHosts(browser, 'eng')
  const id = await idOf(page, lesson('safety-windows', 'eng').title)
  const { duration } = await call<{ duration: number }>(page, `/videos/${id}`)
  const reports = await mockHostedVideo(page, id, {
    ...(await addresses(page, id)),
    duration,
    question_ids: [],
    languages: JSON.stringify({ phi, ind }),
  })
  await standInForVimeo(page, { fault: 'PrivacyError' })
  await page.goto(`/video/${id}`)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(1)
  const pause = () => page.getByTestId('media').evaluate((media: HTMLVideoElement) => media.pause())
  await pause()
  const here = await mediaTime(page)
  await choose(page, 'Filipino')
  const blocked = page.getByText('Video may not be able to play in your country.')
  await expect(blocked).toBeVisible()
  await choose(page, 'English')
  await expect(blocked).toBeHidden()
  expect(await firstPlace(page)).toBeGreaterThan(here - 0.5)

  // The Filipino clip is at Vimeo, the Indonesian one at YouTube, and each has its own length.
  await standInForVimeo(page, { length: 2 * clipSeconds })
  await standInForYoutube(page)
  await choose(page, 'Filipino')
  await expect(blocked).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  const filipino = await placeAtVimeo(page)
  expect(filipino / (2 * clipSeconds)).toBeCloseTo(here / duration, 1)
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(filipino + 0.3)
  const there = await mediaTime(page)
  await choose(page, 'Indonesia')
  await expect.poll(async () => (await seeksAtYoutube(page)).length).toBeGreaterThan(0)
  const [indonesian = 0] = await seeksAtYoutube(page)
  expect(indonesian).toBeGreaterThanOrEqual(there / 2 - 0.5)
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(indonesian + 0.3)
  await pause()
  const of = (language: string) => reports.filter(({ language_code }) => language_code === language)
  await expect.poll(() => of('ind').length).toBeGreaterThan(0)
  expect(of('ind')[0]?.position).toBeGreaterThanOrEqual(indonesian)
  expect(of('phi').at(-1)?.position).toBeGreaterThanOrEqual(there - 0.5)
  await page.context().close()
})

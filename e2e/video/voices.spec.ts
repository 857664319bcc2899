import { expect, type Page, test } from '@playwright/test'
import { call, chooseApart, idOf } from '../stage/lessons/at-lesson'
import {
  hostedVideo,
  hostsWorker,
  mediaTime,
  seconds,
  withVimeo,
  withYoutube,
  youtubeLesson,
} from '../stage/lessons/hosted-video'
import { lesson } from '../stage/lessons/lesson'
import { set } from '../stage/states/state'

/** English and Indonesian at YouTube, Filipino at Vimeo and twice as long. */
const phi = { video_host: 'vimeo', vimeo_id: '76979871', duration: 2 * seconds, narration: 'phi' }
const ind = { video_host: 'youtube', youtube_id: '6vy5CX6vK0J', duration: seconds, narration: 'ind' }
const english = { video_host: 'youtube', youtube_id: '6vy5CX6vK0I', duration: seconds, question_ids: [] }

const choose = (page: Page, language: string) => chooseApart(page, 'Voice', language)

async function placeAtVimeo(page: Page) {
  const body = page.frameLocator('vimeo-video iframe').locator('body')
  await expect(body).toHaveAttribute('data-calls', /setCurrentTime/)
  return Number(/.*setCurrentTime\(([\d.]+)\)/.exec((await body.getAttribute('data-calls')) ?? '')?.[1])
}

type Player = { youtubePlayer?: { seeks: number[] } }
const seeksAtYoutube = (page: Page) => page.evaluate(() => (window as Player).youtubePlayer?.seeks ?? [])

/** Where a clip that was just chosen begins. */
async function firstPlace(page: Page) {
  let place = 0
  await expect
    .poll(async () => {
      place = await mediaTime(page)
      return place
    })
    .toBeGreaterThan(0)
  return place
}

test('a voice of another host goes on at the same place, and tells of it in its own language', async ({ browser }) => {
  const { page, close } = await hostsWorker(browser, 'eng')
  const id = await youtubeLesson(page)
  const reports = await hostedVideo(page, id, { ...english, languages: JSON.stringify({ phi, ind }) })
  const of = (language: string) => reports.filter(({ language_code }) => language_code === language)
  await withYoutube(page)
  await withVimeo(page, { length: 2 * seconds })
  await page.goto(`/video/${id}`)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(2)
  await page.getByTestId('media').evaluate((media: HTMLVideoElement) => media.pause())
  const before = await mediaTime(page)
  await choose(page, 'Filipino')
  expect(await placeAtVimeo(page)).toBeCloseTo(2 * before, 0)
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(2 * before + 1)
  const filipino = await mediaTime(page)
  await choose(page, 'Indonesia')
  await expect.poll(() => of('phi').length).toBeGreaterThan(0)
  await expect.poll(async () => (await seeksAtYoutube(page)).length).toBeGreaterThan(0)
  const [indonesian = 0] = await seeksAtYoutube(page)
  expect(indonesian).toBeGreaterThanOrEqual(filipino / 2 - 0.5)
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(indonesian + 0.5)
  await page.getByTestId('media').evaluate((media: HTMLVideoElement) => media.pause())
  await expect.poll(() => of('ind').length).toBeGreaterThan(0)
  for (const { position } of of('eng')) expect(position).toBeLessThanOrEqual(before)
  for (const { position } of of('phi')) expect(position).toBeGreaterThanOrEqual(2 * before - 1)
  expect(of('phi').at(-1)?.position).toBeGreaterThanOrEqual(filipino - 0.5)
  expect(of('ind')[0]?.position).toBeGreaterThanOrEqual(indonesian)
  await close()
})

test('a voice at YouTube goes on where the clip of this server was, and the other way', async ({ browser }) => {
  const { page, close } = await hostsWorker(browser, 'eng')
  const id = await idOf(page, lesson('safety-windows', 'eng').title)
  const { duration } = await call<{ duration: number }>(page, `/videos/${id}`)
  const atYoutube = { ...ind, narration: 'phi', title: '' }
  await page.route(`**/api/videos/${id}`, set({ languages: JSON.stringify({ phi: atYoutube }), subtitles: [] }))
  await withYoutube(page)
  await page.goto(`/video/${id}`)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(2)
  await page.getByTestId('media').evaluate((media: HTMLVideoElement) => media.pause())
  const here = await mediaTime(page)
  await choose(page, 'Filipino')
  await expect.poll(async () => (await seeksAtYoutube(page))[0]).toBeCloseTo((here / duration) * seconds, 0)
  await expect.poll(() => mediaTime(page)).toBeGreaterThan((here / duration) * seconds + 0.5)
  const there = await mediaTime(page)
  await choose(page, 'English')
  expect(await firstPlace(page)).toBeGreaterThan((there / seconds) * duration - 0.5)
  await close()
})

test('a voice at a host that is blocked says so, and the one before goes on', async ({ browser }) => {
  const { page } = await hostsWorker(browser, 'eng')
  const id = await idOf(page, lesson('safety-windows', 'eng').title)
  await page.route(
    `**/api/videos/${id}`,
    set({ languages: JSON.stringify({ phi: { ...ind, title: '' } }), subtitles: [] }),
  )
  await page.goto(`/video/${id}`)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(3)
  await choose(page, 'Filipino')
  const blocked = page.getByText('Video may not be able to play in your country.')
  await expect(blocked).toBeVisible()
  await choose(page, 'English')
  await expect(blocked).toBeHidden()
  expect(await firstPlace(page)).toBeGreaterThan(2.5)
  await page.context().close()
})

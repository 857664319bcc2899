import { expect, type Page, test } from '@playwright/test'
import {
  hostedVideo,
  hostsWorker,
  mediaTime,
  seconds,
  withVimeo,
  withYoutube,
  youtubeLesson,
} from '../stage/hosted-video'

/** English and Indonesian at YouTube, Filipino at Vimeo and twice as long. */
const phi = { video_host: 'vimeo', vimeo_id: '76979871', duration: 2 * seconds, narration: 'phi' }
const ind = { video_host: 'youtube', youtube_id: '6vy5CX6vK0J', duration: seconds, narration: 'ind' }
const lesson = { video_host: 'youtube', youtube_id: '6vy5CX6vK0I', duration: seconds, question_ids: [] }

const choose = (page: Page, language: string) =>
  page.getByRole('radiogroup', { name: 'Voice' }).locator('label').filter({ hasText: language }).click()

async function placeAtVimeo(page: Page) {
  const body = page.frameLocator('vimeo-video iframe').locator('body')
  await expect(body).toHaveAttribute('data-calls', /setCurrentTime/)
  return Number(/.*setCurrentTime\(([\d.]+)\)/.exec((await body.getAttribute('data-calls')) ?? '')?.[1])
}

test('a voice of another host goes on at the same place, and tells of it in its own language', async ({ browser }) => {
  const { page, close } = await hostsWorker(browser, 'eng')
  const id = await youtubeLesson(page)
  const reports = await hostedVideo(page, id, { ...lesson, languages: JSON.stringify({ phi, ind }) })
  const of = (language: string) => reports.filter(({ language_code }) => language_code === language)
  await withYoutube(page)
  await withVimeo(page, { length: 2 * seconds })
  await page.goto(`/video/${id}`)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(2)
  await page.getByTestId('media').evaluate((media: HTMLVideoElement) => media.pause())
  const english = await mediaTime(page)
  await choose(page, 'Filipino')
  expect(await placeAtVimeo(page)).toBeCloseTo(2 * english, 0)
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(2 * english + 1)
  const filipino = await mediaTime(page)
  await choose(page, 'Indonesia')
  await expect.poll(() => of('phi').length).toBeGreaterThan(0)
  const seeks = () =>
    page.evaluate(() => (window as unknown as { youtubePlayer: { seeks: number[] } }).youtubePlayer.seeks)
  await expect.poll(async () => (await seeks()).length).toBeGreaterThan(0)
  const [indonesian = 0] = await seeks()
  expect(indonesian).toBeGreaterThanOrEqual(filipino / 2 - 0.5)
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(indonesian + 0.5)
  await page.getByTestId('media').evaluate((media: HTMLVideoElement) => media.pause())
  await expect.poll(() => of('ind').length).toBeGreaterThan(0)
  for (const { position } of of('eng')) expect(position).toBeLessThanOrEqual(english)
  for (const { position } of of('phi')) expect(position).toBeGreaterThanOrEqual(2 * english - 1)
  expect(of('phi').at(-1)?.position).toBeGreaterThanOrEqual(filipino - 0.5)
  expect(of('ind')[0]?.position).toBeGreaterThanOrEqual(indonesian)
  await close()
})

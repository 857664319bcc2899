import { expect, type Page, test } from '@playwright/test'
import { atLesson, chooseApart, isPaused, mediaOf, time } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { look } from '../stage/pages/journey'

const windows = lesson('safety-windows', 'eng')
const inBurmese = lesson('safety-windows', 'mya')

/** The lesson again, as one whose slides do not show the sentences. */
async function withPlainSlides(page: Page, id: number) {
  await page.route(`**/api/videos/${id}`, async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    Object.assign(envelope.data, { slides_show_text: false })
    await route.fulfill({ response: reply, json: envelope })
  })
  await page.reload()
  await expect(page.locator('h1:not(.sr-only)')).toBeVisible()
}

test('one control for voice and subtitles: one language for both, or two; the place is kept', async ({ browser }) => {
  const { page, close } = await atLesson(browser, windows.title)
  const media = mediaOf(page)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await chooseApart(page, 'Subtitles', 'Filipino')
  // A long sentence comes in parts.
  await expect(page.getByText(lesson('safety-windows', 'phi').sentence.slice(0, 40))).toBeVisible()
  const english = await media.getAttribute('src')
  const before = await time(media)
  const control = page.getByRole('main').getByRole('button', { name: 'Voice and subtitles' })
  await expect(control).toContainText('Voice: English. Subtitles: Filipino.')
  await control.click()
  await page.getByRole('dialog').locator('label').filter({ hasText: 'Indonesia' }).click()
  await page.keyboard.press('Escape')
  await expect(control).toContainText('Indonesia')
  await expect.poll(() => media.getAttribute('src')).not.toBe(english)
  await expect.poll(() => isPaused(media)).toBe(false)
  await expect.poll(() => time(media)).toBeGreaterThan(1)
  expect(Math.abs((await time(media)) - before)).toBeLessThan(10)
  // Its slides show the sentences: they are not said twice.
  await expect(page.getByText(lesson('safety-windows', 'ind').sentence)).toBeHidden()
  await close()
})

test('subtitles that do not load say so, and come with another try', async ({ browser }) => {
  const { page, id } = await atLesson(browser, windows.title, 'phone', 'mya')
  await withPlainSlides(page, id)
  const media = mediaOf(page)
  const player = page.locator('section').filter({ has: media })
  await page.route('**/*.vtt*', (route) => route.abort())
  await player.getByRole('button').first().click()
  const alert = player.getByRole('alert')
  await expect(alert).toContainText('စာတန်းထိုး မပေါ်လာပါဘူး။')
  await expect.poll(() => isPaused(media)).toBe(false)
  await media.evaluate((clip: HTMLVideoElement) => clip.pause())
  await look(page, 'subtitles-missing-my-phone')
  await page.unroute('**/*.vtt*')
  await alert.getByRole('button').click()
  await expect(alert).toBeHidden()
  await media.evaluate((clip: HTMLVideoElement) => {
    clip.currentTime = 0
    clip.play()
  })
  await expect(page.getByText(inBurmese.sentence)).toBeVisible()
  await page.context().close()
})

test('subtitles stand over the picture, upright and sideways, and the page does not move', async ({ browser }) => {
  const { page, close, id } = await atLesson(browser, windows.title, 'phone', 'mya')
  await withPlainSlides(page, id)
  const media = mediaOf(page)
  const player = page.locator('section').filter({ has: media })
  const words = page.getByText(inBurmese.sentence)
  const height = await player.evaluate((element) => element.clientHeight)
  await player.getByRole('button').first().click()
  await expect(words).toBeVisible()
  await media.evaluate((clip: HTMLVideoElement) => clip.pause())
  expect(await player.evaluate((element) => element.clientHeight)).toBe(height)
  await look(page, 'subtitles-my-phone')
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [box, picture] = [await words.boundingBox(), await media.boundingBox()]
    expect(box?.y).toBeGreaterThanOrEqual(picture?.y ?? 0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
  }
  // Sideways the picture fills the height.
  expect((await media.boundingBox())?.height).toBeCloseTo(390, 0)
  expect(await page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth])).toEqual([844, 844])
  await look(page, 'subtitles-my-phone-sideways-page')
  await close()
})

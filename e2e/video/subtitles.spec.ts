import { expect, type Locator, test } from '@playwright/test'
import { atLesson, isPaused, mediaOf, time } from '../stage/at-lesson'
import { look } from '../stage/journey'
import { lesson } from '../stage/lesson'

const windows = lesson('safety-windows', 'eng')
const inBurmese = lesson('safety-windows', 'mya')

test('subtitles and voice change in one tap, and the place is kept', async ({ browser }) => {
  const { page, close } = await atLesson(browser, windows.title)
  const media = mediaOf(page)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  const subtitles = page.getByRole('radiogroup', { name: 'Subtitles' })
  await subtitles.locator('label').filter({ hasText: 'Filipino' }).click()
  await expect(page.getByText(lesson('safety-windows', 'phi').sentence)).toBeVisible()
  await subtitles.locator('label').filter({ hasText: 'Indonesia' }).click()
  await expect(page.getByText(lesson('safety-windows', 'ind').sentence)).toBeVisible()
  const english = await media.getAttribute('src')
  const before = await time(media)
  const voice = page.getByRole('radiogroup', { name: 'Voice' })
  await voice.locator('label').filter({ hasText: 'Indonesia' }).click()
  await expect.poll(() => media.getAttribute('src')).not.toBe(english)
  await expect.poll(() => isPaused(media)).toBe(false)
  await expect.poll(() => time(media)).toBeGreaterThan(1)
  expect(Math.abs((await time(media)) - before)).toBeLessThan(10)
  await close()
})

const edges = async (locator: Locator) => {
  const box = await locator.boundingBox()
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? 0) }
}

test('on a phone the subtitles stand below the picture, upright, sideways and in full screen', async ({ browser }) => {
  const { page, close } = await atLesson(browser, windows.title, 'phone', 'mya')
  const media = mediaOf(page)
  const player = page.locator('section').filter({ has: media })
  const words = page.getByText(inBurmese.sentence)
  await player.getByRole('button').first().click()
  await expect(words).toBeVisible()
  await media.evaluate((clip: HTMLVideoElement) => clip.pause())
  const isBelow = async () => expect((await edges(words)).top).toBeGreaterThanOrEqual((await edges(media)).bottom)
  await isBelow()
  await look(page, 'subtitles-my-phone')
  await player.getByRole('button', { name: 'မျက်နှာပြင် အပြည့်' }).click()
  await isBelow()
  await page.setViewportSize({ width: 844, height: 390 })
  await isBelow()
  expect(Math.floor((await edges(words)).bottom)).toBeLessThanOrEqual(390)
  await look(page, 'subtitles-my-phone-sideways')
  await player.getByRole('button', { name: 'မျက်နှာပြင် အပြည့်' }).click()
  await expect(player).not.toHaveAttribute('data-full')
  await isBelow()
  expect(await page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth])).toEqual([844, 844])
  await look(page, 'subtitles-my-phone-sideways-page')
  await close()
})

test('on a wide screen the slide stays free, with and without controls, and in full screen', async ({ browser }) => {
  const { page, close } = await atLesson(browser, windows.title, 'desktop', 'mya')
  const media = mediaOf(page)
  const player = page.locator('section').filter({ has: media })
  const words = player.getByText(inBurmese.sentence)
  await player.getByRole('button').first().click()
  await expect(words).toBeVisible()
  const isBelow = async () => expect((await edges(words)).top).toBeGreaterThanOrEqual((await edges(media)).bottom)
  await expect(player).toHaveAttribute('data-idle')
  await isBelow()
  await media.evaluate((clip: HTMLVideoElement) => clip.pause())
  await expect(player).not.toHaveAttribute('data-idle')
  await isBelow()
  await look(page, 'subtitles-my-desktop')
  await player.getByRole('button', { name: 'မျက်နှာပြင် အပြည့်' }).click()
  await expect(player).toHaveAttribute('data-full')
  await isBelow()
  expect(Math.floor((await edges(words)).bottom)).toBeLessThanOrEqual(800)
  await look(page, 'subtitles-my-desktop-full')
  await close()
})

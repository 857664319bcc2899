import { expect, type Page, test } from '@playwright/test'
import { lessonCount } from '../stage/lessons/lesson'
import { person } from '../stage/pages/journey'
import { card, cards } from '../stage/pages/library-parts'
import { household, logInWorker } from '../stage/people/household'

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('scrolling loads more cards; after a video and after a reload the scroll position is restored', async ({
  browser,
}) => {
  const home = await household('places', { language: 'eng' })
  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  await page.goto('/library?cat=2')
  await expect(cards(page)).toHaveCount(24)
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    await expect(cards(page)).toHaveCount(lessonCount, { timeout: 300 })
  }).toPass()
  const last = cards(page).last()
  // Hovering waits until the page has stopped scrolling.
  await last.getByRole('link').hover()
  const position = await scrollPosition(page)
  const title = await last.getByRole('heading').innerText()
  await last.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect.poll(() => scrollPosition(page)).toBe(position)

  // Without the stored list, as on another phone, the URL restores the video's card.
  await last.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(/\/library\?cat=2&video=\d+$/)
  await expect(card(page, title)).toBeInViewport()
  await page.goto('/library?cat=2&video=99999999')
  await expect(cards(page)).toHaveCount(lessonCount)

  // A reload keeps the scroll position; another URL begins at the top.
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(() => scrollPosition(page)).toBe(700)
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  // The browser keeps the same card in place, also if the part above it grows by some pixels.
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(650)
  expect(await scrollPosition(page)).toBeLessThan(750)
  await page.goto('/library?cat=1')
  await expect(cards(page).first()).toBeVisible()
  expect(await scrollPosition(page)).toBe(0)
  await close()
})

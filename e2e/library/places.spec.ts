import { expect, type Page, test } from '@playwright/test'
import { newWorker } from '../stage/lessons/at-lesson'
import { person } from '../stage/pages/journey'
import { card, cards } from '../stage/pages/library-parts'
import { household, logInWorker } from '../stage/people/household'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('more come as she scrolls; from a video she returns to her place', async ({ browser }) => {
  const home = await household('places', { language: 'eng' })
  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  await page.goto('/library?cat=2')
  await expect(cards(page)).toHaveCount(24)
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    await expect(cards(page)).toHaveCount(30, { timeout: 300 })
  }).toPass()
  const last = cards(page).last()
  // A hand rests on it only once the page has stopped scrolling.
  await last.getByRole('link').hover()
  const place = await scrolled(page)
  const title = await last.getByRole('heading').innerText()
  await last.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(place)

  // A phone that has forgotten the list finds the video again by the address.
  await last.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(/\/library\?cat=2&video=\d+$/)
  await expect(card(page, title)).toBeInViewport()
  await page.goto('/library?cat=2&video=99999999')
  await expect(cards(page)).toHaveCount(30)
  await close()
})

test('a page that is opened by its address begins at its top; one that is loaded anew, where she was', async ({
  browser,
}) => {
  const { page, close } = await newWorker(browser)
  await page.goto('/library?cat=2')
  await expect(cards(page).first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(() => scrolled(page)).toBe(700)
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(700)
  await page.goto('/library?cat=1')
  await expect(cards(page).first()).toBeVisible()
  expect(await scrolled(page)).toBe(0)
  await close()
})

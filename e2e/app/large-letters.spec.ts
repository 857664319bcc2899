import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { doubleLetters, widthOf } from '../stage/browser/large-letters'
import { person } from '../stage/pages/journey'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

const narrow = { viewport: { width: 320, height: 640 } }

/** A phone of 320 px whose owner has doubled the size of letters. */
async function smallPhone(browser: Browser) {
  const { page, close } = await person(browser, 'phone', narrow)
  await doubleLetters(page)
  return { page, close }
}

/** Checks that nothing sticks out to the right, except what scrolls by itself. */
async function fits(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(() => widthOf(page), path).toBeLessThanOrEqual(narrow.viewport.width)
}

test('at 200% letter size on a narrow phone nothing overflows: employer and guest', async ({ browser }) => {
  const home = await household('largeboss', { topics: '20,7' })
  const { page, close } = await smallPhone(browser)
  for (const path of ['/?as=helper&lang=mya', '/signup', '/e-forgot-pass', '/public', '/g-video/sample']) {
    await fits(page, path)
  }
  await logInEmployer(page, home)
  for (const path of ['/library', '/library?q=fire', '/subscribe', '/subscribe-3', '/worker-details', '/e-settings']) {
    await fits(page, path)
  }
  await close()
})

test('at 200% letter size on a narrow phone nothing overflows: a worker in Burmese', async ({ browser }) => {
  const home = await household('largehelper', { language: 'mya' })
  const { page, close } = await smallPhone(browser)
  await logInWorker(page, home.worker)
  for (const path of [
    '/library',
    '/w-library',
    '/video/5',
    '/worker-progress',
    '/worker-redeem',
    '/contact',
    '/my-data',
    '/about',
    '/chat',
  ]) {
    await fits(page, path)
  }
  await page.goto('/library')
  await page.locator('header').getByRole('button').last().click()
  const right = (control: Locator) => control.evaluate((element) => element.getBoundingClientRect().right)
  const menu = page.getByRole('dialog')
  for (const control of await menu.getByRole('switch').or(menu.getByRole('radio')).all())
    await expect.poll(() => right(control)).toBeLessThanOrEqual(narrow.viewport.width)
  await close()
})

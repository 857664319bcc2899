import { expect, type Page, test } from '@playwright/test'
import { idOf, mediaElement, newWorker, time } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'

test.use({ serviceWorkers: 'allow' })

const burns = lesson('safety-burns', 'eng')
const main = (page: Page) => page.getByRole('main')

/** Opens the library until the service worker answers this reader. */
async function openWithWorker(page: Page) {
  await page.goto('/library')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/api/users/me')))).toBe(true)
}

async function openList(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Lessons on this phone' }).click()
  await expect(page.getByRole('heading', { name: 'Lessons on this phone', level: 1 })).toBeVisible()
}

test('a worker saves a lesson from its page, plays it without internet, and removes it', async ({ browser }) => {
  const { page } = await newWorker(browser, 'phone', 'eng')
  await openWithWorker(page)
  const id = await idOf(page, burns.title)
  await page.goto(`/video/${id}`)
  await main(page)
    .getByRole('button', { name: /^Save on the phone/ })
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('radio', { name: /^Picture and sound/ })).toBeChecked()
  await sheet.getByRole('button', { name: /^Save, \d+\.\d\sMB$/ }).click()
  await expect(page.getByText('On this phone. You can watch it without internet.')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Remove from the phone' })).toBeVisible()

  await openList(page)
  const row = main(page).getByRole('article').filter({ hasText: burns.title })
  await expect(row).toContainText(/\d+\.\d\sMB/)

  await page.context().setOffline(true)
  await row.getByRole('link', { name: burns.title }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => time(mediaElement(page))).toBeGreaterThan(2)
  await page.goto('/on-this-phone')
  await expect(row).toBeVisible()
  await page.context().setOffline(false)

  await row.getByRole('button', { name: `Remove: ${burns.title}` }).click()
  await expect(page.getByRole('heading', { name: 'No lessons on this phone yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await main(page).getByRole('button', { name: 'Remove all from the phone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click()
  await expect(row).toHaveCount(0)
  // Requests without internet failed, as they had to.
  await page.context().close()
})

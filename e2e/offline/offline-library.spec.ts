import { expect, type Page, test } from '@playwright/test'
import { idOf, newWorker } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { savedRows, saveLesson, withStore } from '../stage/lessons/saved-lessons'

test.use({ serviceWorkers: 'allow' })

const bath = lesson('infant-bath', 'eng')
const bar = (page: Page) => page.getByText('Walang internet.').first()
const says = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()

/** Waits until the phone has the app, her answers and all files. */
async function isKept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await Promise.all(
          ['/api/users/me', '/api/video_subscription/subscribed?lang=phi'].map((url) => caches.match(url)),
        )
        const files = await (await caches.open('files')).keys()
        return kept.every(Boolean) && files.length > 20
      }),
    )
    .toBe(true)
}

test('the app opened cold without internet is her library, and what needs internet says so', async ({ browser }) => {
  const { page } = await newWorker(browser, 'phone', 'phi')
  await page.goto('/library')
  await isKept(page)
  const id = await idOf(page, bath.title)
  await withStore(page)
  await saveLesson(page, id, { language: 'eng', form: 'low' })
  await expect.poll(async () => (await savedRows(page))[0]?.state).toBe('saved')

  await page.context().setOffline(true)
  await page.goto('about:blank')
  await page.goto('/')
  await expect(page).toHaveURL(/\/library$/)
  await expect(bar(page)).toBeVisible()
  await says(page, 'Mga lesson na nasa phone')
  await expect(page.getByRole('main').locator(`a[href="/video/${id}"]`)).toBeVisible()
  const away = page.getByRole('main').getByRole('article').getByRole('button').first()
  await expect(away).toHaveAttribute('aria-disabled', 'true')
  await away.click({ force: true })
  await says(page, 'Mapapanood mo ang lesson na ito kapag may internet.')

  await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /Indonesia/ }) })
    .click()
  await says(page, /^Mapapalitan mo ang wika kapag may internet/)
  await page.keyboard.press('Escape')

  for (const path of ['/chat', '/e-settings-pass', '/worker-redeem?show=address']) {
    await page.goto(path)
    await expect(bar(page)).toBeVisible()
    await page.getByRole('link', { name: 'Sa mga lesson' }).first().click()
    await expect(page).toHaveURL(/\/library$/)
    await says(page, 'Mga lesson na nasa phone')
  }

  await page.context().setOffline(false)
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('tablist')).toBeVisible()
  // Requests without internet failed, as they had to.
  await page.context().close()
})

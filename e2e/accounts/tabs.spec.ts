import { expect, test } from '@playwright/test'
import { wholeChromium } from '../stage/browser/chromium'
import { person } from '../stage/pages/journey'
import { household } from '../stage/people/household'
import { employerLogsIn } from '../stage/people/log-in-by-hand'

test('a tab shows nothing of an account that logged out in another tab', async ({ browser }) => {
  const [first, second] = [await household('tabsone'), await household('tabstwo', { language: 'phi' })]
  const { page, close } = await person(browser, 'desktop')
  await employerLogsIn(page, first)
  await page.goto('/e-settings')
  await expect(page.getByText(first.email)).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/library')
  await other.getByRole('button', { name: 'Menu' }).click()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await employerLogsIn(other, second)
  await expect(page).toHaveURL(/\/library/)
  await page.goto('/e-settings')
  await expect(page.getByText(second.email)).toBeVisible()
  await expect(page.getByText(first.email)).toHaveCount(0)
  await other.close()
  await close()
})

test('a page restored from the back/forward cache shows nothing of a logged-out account', async ({ playwright }) => {
  const [first, second] = [await household('keptone'), await household('kepttwo')]
  const keeping = { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] }
  const browser = await playwright.chromium.launch(keeping)
  const { page, close } = await person(browser, 'desktop')
  await employerLogsIn(page, first)
  await page.goto('/e-settings')
  await expect(page.getByText(first.email)).toBeVisible()
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('kept', `${persisted}`))
    // Some browsers do not inform such a page of the events that it missed.
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  })
  await page.goto('/terms.html')

  const other = await page.context().newPage()
  await other.goto('/library')
  await other.getByRole('button', { name: 'Menu' }).click()
  await other.getByRole('button', { name: 'Logout' }).click()
  await employerLogsIn(other, second)
  await page.evaluate(() => history.back())
  await page.waitForFunction(() => sessionStorage.getItem('kept') === 'true')
  await expect(page.getByText(first.email)).toHaveCount(0)
  // The second login may reach this tab's process after its reload, which then shows a guest's page for a moment.
  await expect(async () => {
    await page.goto('/e-settings')
    await expect(page.getByText(second.email)).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(page.getByText(first.email)).toHaveCount(0)
  await close()
  await browser.close()
})

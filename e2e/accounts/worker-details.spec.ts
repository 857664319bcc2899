import { expect, type Page, test } from '@playwright/test'
import { choose, person } from '../stage/pages/journey'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

const dialog = (page: Page) => page.getByRole('dialog')

test("an employer renews and ends her worker's login, replaces the worker, and links her again", async ({
  browser,
}) => {
  const home = await household('replacing')
  const worker = await person(browser, 'phone')
  await logInWorker(worker.page, home.worker)
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  await page.goto('/worker-progress')
  await page.getByRole('link', { name: "Worker's Details" }).click()
  await expect(page.getByText('Logged in on a phone')).toBeVisible()
  await expect(page.getByText(/^Last seen (today|\d{1,2} \w+ \d{4}), \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText(/^Changed \d{1,2} \w+ 20\d\d$/)).toBeVisible()

  await choose(page, 'Indonesia')
  await expect(page.getByText('Her screens and videos change at once.')).toBeVisible()

  await page.getByRole('button', { name: 'Reset her password' }).click()
  await dialog(page).getByRole('button', { name: 'Make a new password' }).click()
  await expect(dialog(page).getByText('You see this password only once.')).toBeVisible()
  const password = await dialog(page).getByRole('definition').nth(1).innerText()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Yes, I have it' }).click()
  await expect(page.getByText('Not logged in')).toBeVisible()
  await worker.page.goto('/worker-progress')
  await expect(worker.page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()

  await logInWorker(worker.page, { userId: home.worker.userId, password })
  await expect(worker.page.getByRole('tab', { name: 'Wajib' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'End her session' }).click()
  await expect(page.getByText('Not logged in')).toBeVisible()

  await worker.page.goto('/worker-progress')
  await expect(worker.page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible()
  await worker.page.evaluate(() => localStorage.removeItem('language_code'))
  await logInWorker(worker.page, { userId: home.worker.userId, password })
  await page.getByRole('button', { name: 'Replace worker' }).click()
  await expect(dialog(page).getByText(/login ends at once. Her progress is kept.$/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Yes, replace' }).click()
  await expect(page).toHaveURL(/\/subscribe-2$/)
  await expect(page.getByRole('heading', { name: "Create Worker's User ID" })).toBeVisible()
  await worker.page.goto('/worker-progress')
  await expect(worker.page.getByLabel('User ID')).toBeVisible()

  const userId = page.getByLabel('User ID')
  await userId.fill(home.worker.userId.toUpperCase())
  await expect(page.getByText('She comes back with her progress, and gets a new password.')).toBeVisible()
  await userId.fill('somebodynew')
  await page.getByRole('button', { name: `Take ${home.worker.userId} back` }).click()
  await expect(userId).toHaveValue(home.worker.userId)
  await choose(page, /Indonesia/)
  await page.getByRole('button', { name: /Next|Continue/ }).click()
  const card = page.getByRole('region', { name: 'Login card' })
  await expect(card.getByText(home.worker.userId)).toBeVisible()
  const again = await card.getByRole('definition').nth(1).innerText()
  await page.getByRole('button', { name: /Next|Continue/ }).click()
  await page.getByRole('button', { name: 'Yes, I have it' }).click()
  await logInWorker(worker.page, { userId: home.worker.userId, password: again })
  await expect(worker.page.getByRole('tab', { name: 'Wajib ditonton' })).toBeVisible()
  await worker.close()
  await close()
})

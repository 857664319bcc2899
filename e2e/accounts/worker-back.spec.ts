import { expect, test } from '@playwright/test'
import { choose, look, person } from '../stage/pages/journey'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

test('an employer takes the worker back whom she had last', async ({ browser }) => {
  const home = await household('comeback', { language: 'phi' })
  const { page, close } = await person(browser, 'phone')
  await logInEmployer(page, home)
  await page.goto('/worker-details')
  await page.getByRole('button', { name: 'Replace worker' }).click()
  await page.getByRole('button', { name: 'Yes, replace' }).click()
  await expect(page).toHaveURL(/\/subscribe-2$/)

  const userId = page.getByLabel('User ID')
  await userId.fill(home.worker.userId.toUpperCase())
  await expect(page.getByText('She comes back with her progress, and gets a new password.')).toBeVisible()
  await userId.fill('somebodynew')
  await expect(page.getByText("Minimum 6 characters or use the worker's email")).toBeVisible()
  await page.getByRole('button', { name: `Take ${home.worker.userId} back` }).click()
  await expect(userId).toHaveValue(home.worker.userId)
  await look(page, 'worker-back-phone')
  await choose(page, /Indonesia/)
  await page.getByRole('button', { name: 'Continue' }).click()
  const card = page.getByRole('region', { name: 'Login card' })
  await expect(card.getByText(home.worker.userId)).toBeVisible()
  const password = (await card.getByRole('definition').nth(1).textContent()) ?? ''
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Yes, I have it' }).click()
  await page.goto('/worker-details')
  await expect(page.getByText(home.worker.userId).first()).toBeVisible()
  await close()

  const worker = await person(browser, 'phone')
  await logInWorker(worker.page, { userId: home.worker.userId, password })
  await expect(worker.page.getByRole('tab', { name: 'Wajib ditonton' })).toBeVisible()
  await worker.close()
})

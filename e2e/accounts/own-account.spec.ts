import { expect, type Page, test } from '@playwright/test'
import { person } from '../stage/pages/journey'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

const dialog = (page: Page) => page.getByRole('dialog')

test('employer and worker view and download their data, and delete their accounts', async ({ browser }) => {
  const home = await household('leaving', { language: 'ind' })
  const worker = await person(browser, 'phone')
  await logInWorker(worker.page, home.worker)
  await worker.page.goto('/e-settings-pass')
  await expect(worker.page.getByRole('heading', { name: 'Akun Anda' })).toBeVisible()
  await worker.page.getByRole('link', { name: /^Data Anda/ }).click()
  await expect(worker.page.getByText(home.worker.userId).first()).toBeVisible()
  await expect(worker.page.getByText('Email mingguan'), 'no field has its English name').toBeVisible()
  const [file] = await Promise.all([
    worker.page.waitForEvent('download'),
    worker.page.getByRole('button', { name: 'Unduh' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('kasama-data.json')
  await worker.page.goto('/e-settings-pass')
  await worker.page.getByRole('button', { name: 'Hapus akun' }).click()
  await dialog(worker.page).getByLabel('Kata sandi', { exact: true }).fill(home.worker.password)
  await dialog(worker.page).getByRole('button', { name: 'Hapus akun' }).click()
  await expect(worker.page.getByText('Akun Anda sudah dihapus.')).toBeVisible()
  await worker.close()

  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  await page.goto('/my-data')
  await expect(page.getByText(home.email).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog(page).getByText(/^Your annual plan ends now\. 36\d paid days are lost\.$/)).toBeVisible()
  await dialog(page).getByLabel('Password', { exact: true }).fill(home.password)
  await dialog(page).getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await close()
})

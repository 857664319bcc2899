import { expect, type Page, test } from '@playwright/test'
import { person } from '../stage/pages/journey'
import { household, logInEmployer } from '../stage/people/household'

const dialog = (page: Page) => page.getByRole('dialog')

test('an employer changes her login email and her password in her settings, and logs in with both', async ({
  browser,
}) => {
  const home = await household('settings')
  const { page, close } = await person(browser, 'phone')
  await logInEmployer(page, home)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Your settings' }).click()
  await page.getByRole('link', { name: /^Login/ }).click()
  const field = page.getByLabel('Login email')
  await expect(field).toHaveValue(home.email)
  await field.fill('New.Settings@home.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await dialog(page).getByLabel('Password', { exact: true }).fill(home.password)
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Email address updated')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('new.settings@home.example')).toBeVisible()

  await page.getByRole('link', { name: /^Password/ }).click()
  await page.getByLabel('Old password').fill(home.password)
  await page.getByLabel('New password').fill('papaya tree 9')
  await page.getByLabel('Confirm password').fill('papaya tree 9')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Password updated.')).toBeVisible()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByText('Email sent to your account.')).toBeVisible()
  await close()

  const other = await person(browser, 'desktop')
  await other.page.goto('/?as=employer')
  await other.page.getByLabel('Email').fill('new.settings@home.example')
  await other.page.getByLabel('Password', { exact: true }).fill('papaya tree 9')
  await other.page.getByRole('button', { name: 'Log in', exact: true }).click()
  await other.page.getByRole('button', { name: 'OK' }).click()
  await expect(other.page).toHaveURL(/\/library/)
  await other.page.goto('/e-settings')
  await expect(other.page.getByRole('heading', { name: 'Your subscription' })).toBeVisible()
  await other.close()
})

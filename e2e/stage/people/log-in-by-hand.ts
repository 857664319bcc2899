import { expect, type Page } from '@playwright/test'
import type { Household } from './household'

export async function employerLogsIn(page: Page, { email, password }: Pick<Household, 'email' | 'password'>) {
  await page.goto('/?as=employer')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/library/)
}

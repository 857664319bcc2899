import { expect, type Page } from '@playwright/test'

/** Ends the session of this page on the server; the page is not informed. */
export async function endSession(page: Page, origin: string) {
  const token = await page.evaluate(() => localStorage.getItem('web_token') ?? '')
  const headers = { authorization: `Bearer ${token}` }
  await fetch(`${origin}/api/auth/logout`, { method: 'POST', headers })
}

/** Logs an admin in over a page that shows the end of its session. */
export async function logInAgain(page: Page, { email, password }: { email: string; password: string }) {
  const heading = page.getByRole('heading', { name: 'Your session ended' })
  await expect(heading).toBeVisible()
  const emailField = page.getByLabel('Email')
  if (await emailField.isVisible()) await emailField.fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in and go on' }).click()
  await expect(heading).toBeHidden()
}

import { expect, type Page, test } from '@playwright/test'
import { look, person } from '../stage/pages/journey'
import { household, logInEmployer } from '../stage/people/household'

const dialog = (page: Page) => page.getByRole('dialog')

test('an ended agency account is told so and logged out', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, { email: 'agency.demo@kasama.example', password: 'orchid-2025' })
  await expect(
    page.getByRole('heading', { name: 'Your account has expired. Please contact your agency admin.' }),
  ).toBeVisible()
  await look(page, 'agency-expired-desktop')
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await close()
})

test('a plan near its end is mentioned once a session, then an unfinished setup', async ({ browser }) => {
  const home = await household('reminded', { planId: 10, topics: '' })
  const { page, close } = await person(browser, 'phone')
  const soon = new Date(Date.now() + 5.5 * 86_400_000).toISOString()
  await page.route('**/api/users/subscription', async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    envelope.data.current_period_end = soon
    await route.fulfill({ response: reply, json: envelope })
  })
  await logInEmployer(page, home)
  await expect(page.getByRole('heading', { name: 'Your plan renews in 6 days' })).toBeVisible()
  await look(page, 'reminder-phone')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Video topics are not chosen yet' })).toBeVisible()
  await look(page, 'continue-setup-phone')
  await dialog(page).getByRole('button', { name: 'Continue Setup' }).click()
  await expect(page).toHaveURL(/\/e-settings$/)
  await look(page, 'settings-setup-phone')
  await page.getByRole('link', { name: 'Continue Setup' }).click()
  await expect(page).toHaveURL(/\/subscribe-3$/)
  await page.goto('/library')
  await expect(page.getByRole('heading', { name: 'Your plan renews in 6 days' })).toHaveCount(0)
  await close()
})

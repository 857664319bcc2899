import { expect, test } from '@playwright/test'
import { look, person } from '../../stage/pages/journey'
import { sideways } from '../../stage/pages/widths'
import { signInAdmin } from '../../stage/people/admin'

test('the desk on a wide screen: menu, keys, search, dashboard in both themes', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop')
  await signInAdmin(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Is everything well?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What is missing' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }),
  ).toHaveAttribute('aria-current', 'page')
  await look(page, 'desk-dashboard-desktop')
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'desk-dashboard-desktop-dark')

  await page.getByRole('radio', { name: 'Minutes' }).check({ force: true })
  await expect(page.getByText('Minutes a week, all on one scale')).toBeVisible()
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(
    page.getByRole('table', { name: 'Learning over 12 weeks' }).getByRole('columnheader', { name: 'Minutes' }),
  ).toBeVisible()

  const keys = page.getByRole('dialog', { name: 'Keys' })
  await page.keyboard.press('?')
  await expect(keys).toBeVisible()
  await look(page, 'desk-keys')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  const field = page.getByRole('combobox')
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await field.fill('dash')
  await expect(page.getByRole('option', { name: /Dashboard/ })).toHaveAttribute('aria-selected', 'true')
  await look(page, 'desk-search')
  await page.keyboard.press('Enter')
  await expect(field).toBeHidden()

  await page.goto('/admin/nothing-here')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/admin$/)

  // Switched off, single keys do nothing.
  await page.keyboard.press('?')
  await keys.getByRole('switch').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(field).toBeHidden()
  await close()
})

test('the desk on a phone: bars, More, and nothing that scrolls sideways at 320', { tag: '@main' }, async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'phone')
  await signInAdmin(page)
  await page.goto('/admin')
  const bar = page.getByRole('navigation', { name: 'Admin, phone' })
  await expect(page.getByRole('heading', { name: 'What is missing' })).toBeAttached()
  await look(page, 'desk-dashboard-phone')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sideways(page)).toBe(0)
  await bar.getByRole('link', { name: 'More' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await look(page, 'desk-more-phone')
  await bar.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await close()
})

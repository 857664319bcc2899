import { expect, test } from '@playwright/test'
import { lesson } from '../stage/lessons/lesson'
import { person } from '../stage/pages/journey'
import { cards } from '../stage/pages/library-parts'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

test('a search from any page opens the library, and can be cleared', async ({ browser }) => {
  const home = await household('searching')
  const rice = lesson('cooking-rice', 'eng')
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  await page.goto('/worker-progress')
  await page.getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill('rice')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.filter({ hasText: rice.title })).toBeVisible()
  await expect(options.locator('mark').first()).toHaveText(/rice/i)
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await field.fill('rice leftovers')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/library\?q=rice\+leftovers$/)
  await expect(field).toHaveValue('rice leftovers')
  await expect(cards(page).first().getByRole('heading')).toHaveText(rice.title)
  const opener = page.getByRole('button', { name: 'Search', exact: true })
  await field.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await page.getByRole('button', { name: 'Close search' }).click()
  await expect(opener).toBeFocused()
  await page.goto('/library?q=zzzzzz')
  await expect(page.getByText('Try another word, or choose a topic above.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/\/library$/)
  await expect(field).toHaveCount(0)
  await expect(cards(page)).toHaveCount(24)
  await close()
})

test('Burmese is found in the middle of a phrase; a search also finds lessons outside the must-watch list', async ({
  browser,
}) => {
  const home = await household('findings', { language: 'mya' })
  const burns = lesson('safety-burns', 'mya')
  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  await page.getByRole('button', { name: 'ရှာမယ်' }).click()
  const field = page.getByRole('combobox')
  const middle = burns.title.slice(3, 12).trim()
  await field.fill(middle)
  await expect(page.getByRole('option').filter({ hasText: burns.title })).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  // The suggested lesson is found, with the notice that it is not on her list.
  await expect(page.getByRole('status').filter({ hasText: 'ဒီမှာ မရှိပါဘူး။' })).toBeVisible()
  await expect(cards(page).filter({ hasText: burns.title })).toBeVisible()
  await expect(cards(page).locator('mark').first()).toBeVisible()
  await page.getByRole('button', { name: 'ရှာတာ ပိတ်မယ်' }).click()
  await expect(page).not.toHaveURL(/q=/)
  await close()
})

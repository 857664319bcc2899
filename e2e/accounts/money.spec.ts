import { expect, type Page, test } from '@playwright/test'
import { person } from '../stage/pages/journey'
import { household, logInEmployer, newEmployer } from '../stage/people/household'

const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('1230')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on card').fill('Grace Sample')
}

test('bank authentication refused, then accepted: no input is lost, and one payment is made', { tag: '@main' }, async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'phone')
  await logInEmployer(page, await newEmployer('asked'))
  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Subscribe Now' }).last().click()
  await dialog(page).getByRole('button', { name: 'Proceed' }).click()
  await fillCard(page, '4000 0025 0000 3155')
  // Back asks for a confirmation first.
  await page.goBack()
  await dialog(page).getByRole('button', { name: 'Stay' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.getByLabel('Address').fill('1 Sample Road')
  await page.getByLabel('Postal code').fill('000000')
  await press(page, /^Pay \$19\.90/)
  await expect(dialog(page).getByRole('heading', { name: 'Confirm with your bank' })).toBeVisible()
  await expect(dialog(page).getByText(/Agree to \$19\.90\./)).toBeVisible()
  const unconfirmed = 'Your bank did not confirm the payment. Try again, or use another card.'
  await dialog(page).getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText(unconfirmed)).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0025 0000 3155')
  await press(page, /^Pay/)
  await dialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page).toHaveURL(/\/payment_successful$/)

  await page.goto('/e-settings')
  await page.getByRole('link', { name: /^Payment/ }).click()
  await expect(page.getByText(/^\$19\.90 on /)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Receipt of/ })).toHaveCount(1)
  await page.getByRole('link', { name: /^Receipt of/ }).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await close()
})

test('a monthly plan is canceled and resumed, and switched to yearly at the previewed price; the card is replaced; a yearly plan cannot be switched', async ({
  browser,
}) => {
  const home = await household('switcher', { planId: 10 })
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  await page.goto('/e-settings-plan')
  await expect(page.getByRole('link', { name: 'Switch to annual' })).toBeVisible()
  await press(page, 'Cancel subscription')
  await expect(dialog(page).getByText(/^You keep access until/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Yes' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Your plan is canceled.' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('After that all videos but the free ones are locked.')).toBeVisible()
  await press(page, 'Keep my plan')
  await expect(page.getByText('Your plan goes on.')).toBeVisible()
  await expect(page.getByText(/^Renews on .* unless you cancel/)).toBeVisible()
  await page.goto('/e-settings')
  await expect(page.getByRole('link', { name: 'Switch to annual' })).toBeVisible()
  await page.getByRole('link', { name: 'Switch to annual' }).click()
  const pay = page.getByRole('button', { name: /^Pay \$/ })
  const amount = /\$[\d.]+/.exec((await pay.textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByText(/unused days? of your plan/)).toBeVisible()
  await pay.click()
  await expect(page.getByText('You have the annual plan now.')).toBeVisible()
  await expect(page.getByText(/^Annual plan\. Renews on/)).toBeVisible()
  await page.getByRole('link', { name: 'See your payments' }).click()
  await expect(page.getByText(amount, { exact: true })).toBeVisible()
  await page
    .getByRole('link', { name: /^Receipt of/ })
    .first()
    .click()
  await expect(page.getByText('Unused days and other credit')).toBeVisible()

  await page.goto('/e-settings-card')
  await expect(page.getByText('Visa ending 4242')).toBeVisible()
  await fillCard(page, '4000000000000002')
  await press(page, 'Save card')
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await page.getByLabel('Card number').fill('5555555555554444')
  await press(page, 'Save card')
  await expect(page.getByText('Card updated.')).toBeVisible()
  await expect(page.getByText('Mastercard ending 4444')).toBeVisible()

  await page.goto('/e-settings-plan')
  await press(page, 'Switch')
  await expect(page.getByText('You can subscribe to another plan once your current one is up.')).toBeVisible()
  await close()
})

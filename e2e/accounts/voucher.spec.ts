import { expect, test } from '@playwright/test'
import { look, person } from '../stage/pages/journey'
import { fillInCard } from '../stage/people/card'
import { logInEmployer, newEmployer } from '../stage/people/household'
import { refuse } from '../stage/states/state'

test('vouchers: a coupon in small letters, a promotion code, one that there is not, one that ends before she pays', async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, await newEmployer('voucher'))
  await page.goto('/payment?plan_id=11')
  const voucher = page.getByLabel(/voucher/i)
  const use = async (code: string) => {
    await voucher.fill(code)
    await voucher.press('Enter')
  }
  await use('old50')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText("No such coupon: 'old50'")).toBeVisible()
  await dialog.getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'Pay $149.00' })).toBeVisible()
  await use('welcome10')
  await expect(page.getByRole('button', { name: 'Pay $134.10' })).toBeVisible()
  await expect(page.getByText('−$14.90')).toBeVisible()
  await look(page, 'payment-voucher-desktop')
  await page.getByRole('button', { name: 'Remove' }).click()
  await use('FIVEOFF')
  await expect(page.getByRole('button', { name: 'Pay $144.00' })).toBeVisible()

  await fillInCard(page)
  await page.route('**/api/payment/subscribe', refuse(404, 'coupon_unknown'))
  await page.getByRole('button', { name: 'Pay $144.00' }).click()
  await expect(dialog.getByText("No such coupon: 'FIVEOFF'")).toBeVisible()
  await dialog.getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'Pay $149.00' })).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await close()
})

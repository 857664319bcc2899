import type { Page } from '@playwright/test'

/** Fills in the card and its address on the payment page. */
export async function fillInCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expiry').fill('1230')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on card').fill('Grace Sample')
  await page.getByLabel('Address').fill('1 Sample Road')
  await page.getByLabel('Postal code').fill('000000')
}

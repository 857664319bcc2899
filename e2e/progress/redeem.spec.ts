import { expect, test } from '@playwright/test'
import { spoken, withVoice } from '../stage/browser/voice'
import { person } from '../stage/pages/journey'
import { household, logInWorker } from '../stage/people/household'

test('a worker reads about credits in Burmese, and sends her postal address; her input survives a lost connection and a reload', async ({
  browser,
}) => {
  const { worker } = await household('redeem', { language: 'mya' })
  const { page } = await person(browser, 'phone', { viewport: { width: 360, height: 640 } })
  await withVoice(page, 'my-MM')
  await logInWorker(page, worker)
  await page.getByRole('button', { name: 'မီနူး' }).click()
  await page.getByRole('link', { name: 'ဆုလဲမယ်' }).click()
  await expect(page.getByRole('heading', { name: 'လေ့လာပြီး ဆုယူပါ။', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'feedback@kasama.example' })).toBeVisible()

  const address = page.getByLabel('စင်ကာပူက လိပ်စာ')
  const okButton = page.getByRole('button', { name: 'OK' })
  const postalCodeHint = page.getByText('postal code')
  await page.getByLabel('နာမည် အပြည့်အစုံ').fill('Thida Sample')
  await address.fill('Blk 00 Sample Street 1 #00-00')
  await okButton.click()
  await expect(postalCodeHint).toBeVisible()
  const listen = { name: 'နားထောင်မယ်' }
  await page.getByRole('status').filter({ has: postalCodeHint }).getByRole('button', listen).click()
  expect((await spoken(page)).at(-1)).toContain('(postal code)')

  await page.route('**/api/redeem', (route) => route.abort())
  await okButton.click()
  await expect(page.getByRole('alert')).toContainText('မပို့ရသေးပါဘူး။')
  await page.getByRole('alert').getByRole('button', listen).click()
  expect((await spoken(page)).at(-1)).toContain('မပို့ရသေးပါဘူး။')
  await page.unroute('**/api/redeem')
  await page.reload()
  await expect(address).toHaveValue('Blk 00 Sample Street 1 #00-00')
  await address.fill('Blk 00 Sample Street 1 #00-00, Singapore 000001')
  await expect(postalCodeHint).toHaveCount(0)
  await okButton.press('Enter')
  await expect(page).toHaveURL(/\/library/)
  await expect(page.getByText('လိပ်စာ ပို့ပြီးပါပြီ။')).toBeVisible()

  await page.goto('/worker-redeem')
  await expect(page.getByText('Singapore 000001')).toBeVisible()
  await page.getByRole('link', { name: 'လိပ်စာ ပြင်မယ်' }).press('Enter')
  await expect(address).toHaveValue(/Singapore 000001$/)
  await page.context().close()
})

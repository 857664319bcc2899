import { expect, test } from '@playwright/test'
import { look, person } from '../stage/pages/journey'
import { doubleLetters, widthOf } from '../stage/pages/large-letters'
import { spoken, withVoice } from '../stage/pages/voice'
import { household, logInWorker, signInWorker } from '../stage/people/household'

test('a worker reads in Burmese what a credit is, and sends her address; what she typed outlives a lost line and a reload', async ({
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
  await look(page, 'redeem-my-phone')

  const address = page.getByLabel('စင်ကာပူက လိပ်စာ')
  const ok = page.getByRole('button', { name: 'OK' })
  const asked = page.getByText('postal code')
  await page.getByLabel('နာမည် အပြည့်အစုံ').fill('Thida Sample')
  await address.fill('Blk 00 Sample Street 1 #00-00')
  await ok.click()
  await expect(asked).toBeVisible()
  const listen = { name: 'နားထောင်မယ်' }
  await page.getByRole('status').filter({ has: asked }).getByRole('button', listen).click()
  expect((await spoken(page)).at(-1)).toContain('(postal code)')
  await look(page, 'redeem-asked-my-phone')

  await page.route('**/api/redeem', (route) => route.abort())
  await ok.click()
  await expect(page.getByRole('alert')).toContainText('မပို့ရသေးပါဘူး။')
  await page.getByRole('alert').getByRole('button', listen).click()
  expect((await spoken(page)).at(-1)).toContain('မပို့ရသေးပါဘူး။')
  await look(page, 'redeem-not-sent-my-phone')
  await page.unroute('**/api/redeem')
  await page.reload()
  await expect(address).toHaveValue('Blk 00 Sample Street 1 #00-00')
  await address.fill('Blk 00 Sample Street 1 #00-00, Singapore 000001')
  await expect(asked).toHaveCount(0)
  await ok.press('Enter')
  await expect(page).toHaveURL(/\/library/)
  await expect(page.getByText('လိပ်စာ ပို့ပြီးပါပြီ။')).toBeVisible()

  await page.goto('/worker-redeem')
  await expect(page.getByText('Singapore 000001')).toBeVisible()
  await look(page, 'redeem-sent-my-phone')
  await page.getByRole('link', { name: 'လိပ်စာ ပြင်မယ်' }).press('Enter')
  await expect(address).toHaveValue(/Singapore 000001$/)
  await page.context().close()
})

const english = {
  language: 'eng',
  title: 'Learn and be rewarded!',
  stamps: '0 of 6 credits',
  name: 'Full name',
  address: 'Mailing address (in Singapore)',
  hint: 'Write it in English.',
  sent: 'Your address has been submitted.',
}
const filipino = {
  language: 'phi',
  title: 'Matuto at magka-reward!',
  stamps: '0 sa 6 credit',
  name: 'Buong pangalan',
  address: 'Address sa Singapore',
  hint: 'Isulat sa English.',
  sent: 'Naipadala na ang address mo.',
}
const indonesian = {
  language: 'ind',
  title: 'Belajar dan dapatkan hadiah!',
  stamps: '0 dari 6 poin',
  name: 'Nama lengkap',
  address: 'Alamat di Singapura',
  hint: 'Tulis dalam bahasa Inggris.',
  sent: 'Alamat Anda sudah dikirim.',
}
const readers = [
  { on: 'desktop', words: english },
  { on: 'phone', words: filipino },
  { on: 'phone', words: indonesian },
  { on: 'phone', words: indonesian, isLarge: true },
] as const

for (const [place, reader] of readers.entries()) {
  const isLarge = 'isLarge' in reader
  const { on: device, words } = reader
  const name = `redeem-${words.language}-${isLarge ? 'large' : device}`
  test(`${name}: the page fits, and her address is sent`, async ({ browser }) => {
    const { worker } = await household(`redeem${place}`, { language: words.language, topics: '' })
    const size = isLarge ? { viewport: { width: 320, height: 640 } } : {}
    const { page, close } = await person(browser, device, size)
    if (isLarge) await doubleLetters(page)
    await signInWorker(page, worker)
    await page.goto('/worker-redeem')
    await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible()
    await expect(page.getByRole('img', { name: words.stamps }).locator('> span')).toHaveCount(6)
    await expect(page.getByText(words.hint)).toBeVisible()
    await look(page, name)
    expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await page.getByLabel(words.name).fill('Maria Sample')
    await page.getByLabel(words.address).fill('Blk 00 Sample Street 1 #00-00, Singapore 000001')
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/library/)
    await expect(page.getByText(words.sent)).toBeVisible()
    await close()
  })
}

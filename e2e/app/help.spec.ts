import { expect, test } from '@playwright/test'
import { person } from '../stage/pages/journey'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

test('a guest finds help, terms, an organisation and, on an unknown page, the free lessons', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  await page.goto('/about')
  await expect(page).toHaveURL(/\/e-about$/)
  for (const [path, title] of [
    ['/faq.html', 'Questions and answers'],
    ['/privacy.html', 'Privacy'],
    ['/terms.html', 'Terms'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await page.goto('/faq.html')
  await page.getByText('Which languages are there?').click()
  await expect(page.getByText(/Filipino, Bahasa Indonesia/).first()).toBeVisible()
  await page.goto('/sample-homes?as=helper')
  await expect(page.getByText('Sample Homes')).toBeVisible()
  await page.goto('/e-login')
  await page.getByRole('link', { name: 'My Account' }).click()
  await expect(page).toHaveURL(/\/e-forgot-pass$/)
  await page.goto('/no-such-place')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Library' }).click()
  await expect(page).toHaveURL('/public')
  await close()
})

test('employer and worker read the help pages in their languages and send the contact form', async ({ browser }) => {
  const home = await household('nagtatanong', { language: 'phi' })
  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  await page.goto('/about')
  await page.getByRole('link', { name: 'Mga madalas itanong' }).click()
  await expect(page).toHaveURL(/\/faq-fil\.html$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  await page.getByText('Ano ang User ID?').click()
  await expect(page.getByText('Ito ang pangalan ng helper mo sa pag-log in.', { exact: false })).toBeVisible()
  await page.getByRole('navigation', { name: 'Wika' }).getByRole('link', { name: 'မြန်မာ' }).click()
  await expect(page).toHaveURL(/\/faq-my\.html$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'my')
  await expect(page.getByRole('heading', { level: 1, name: 'မေးလေ့ရှိတဲ့ မေးခွန်းတွေ' })).toBeVisible()
  for (const [path, title, inShort] of [
    ['/privacy-my.html', 'ကိုယ်ရေးအချက်အလက်', 'အိမ်အကူတွေအတွက် အတိုချုပ်'],
    ['/terms-id.html', 'Ketentuan', 'Ringkasan untuk pekerja'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(inShort)
  }
  await close()

  const employer = await person(browser, 'desktop')
  await logInEmployer(employer.page, home)
  await employer.page.getByRole('button', { name: 'Menu' }).click()
  await employer.page.getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(employer.page).toHaveURL(/\/e-contact$/)
  await employer.page.getByLabel('Name').fill('Grace Sample')
  await employer.page.getByLabel('Message').fill('Can my worker use the videos on two phones?')
  await employer.page.getByRole('button', { name: 'Send' }).click()
  await expect(employer.page).toHaveURL(/\/library/)
  await expect(employer.page.getByText('Your message has been sent.')).toBeVisible()
  await employer.page.goto('/about')
  await expect(employer.page.getByRole('heading', { name: 'Two people, one home' })).toBeVisible()
  await employer.close()
})

test('dialogs opened by URL show only content that the app itself has opened', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  const dialog = '/dialog?title=Hello&msg=Text&btn=OK&btn2=Cancel&next_path=%2Fe-about'
  for (const path of [dialog, '/loading?msg=Hello']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText('Hello', { exact: true })).toHaveCount(0)
  }
  await page.goto('/dev/components')
  await page.getByRole('button', { name: 'Dialog by its address' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Maybe later' }).click()
  await expect(page).toHaveURL(/\/dev\/components$/)
  await page.getByRole('button', { name: 'Dialog by its address' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/e-about$/)
  await page.goto('/dev/components')
  await page.getByRole('button', { name: 'Loading by its address' }).click()
  await expect(page.getByRole('heading', { name: 'Please wait' })).toBeVisible()
  await close()
})

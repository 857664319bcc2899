import { expect, type Page, test } from '@playwright/test'
import { look, person } from '../stage/pages/journey'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

const dialog = (page: Page) => page.getByRole('dialog')

test('settings are one page where there is room, and a menu on a phone', async ({ browser }) => {
  const home = await household('settings')
  const desktop = await person(browser, 'desktop')
  await logInEmployer(desktop.page, home)
  await desktop.page.getByRole('button', { name: 'Menu' }).click()
  await desktop.page.getByRole('link', { name: 'Your settings' }).click()
  await expect(desktop.page.getByRole('heading', { name: 'Your subscription' })).toBeVisible()
  await expect(desktop.page.getByText(home.email)).toBeVisible()
  await expect(desktop.page.getByText(/^Annual plan\. Renews on \d{1,2} \w+ \d{4}\.$/)).toBeVisible()
  await look(desktop.page, 'settings-desktop')
  await desktop.page.getByRole('link', { name: "Open worker's details" }).click()
  await expect(desktop.page).toHaveURL(/\/worker-details$/)
  await expect(desktop.page.getByRole('main').getByText(home.worker.userId).first()).toBeVisible()
  await look(desktop.page, 'worker-details-desktop')
  await desktop.close()

  const phone = await person(browser, 'phone')
  await logInEmployer(phone.page, home)
  await phone.page.goto('/e-settings')
  for (const name of [/^Login/, /^Password/, /^Worker's Details/, /^Your data/])
    await expect(phone.page.getByRole('link', { name })).toBeVisible()
  await expect(phone.page.getByText(/^Annual · renews/)).toBeVisible()
  await look(phone.page, 'settings-phone')
  await phone.page.getByRole('link', { name: /^Password/ }).click()
  await expect(phone.page.getByLabel('Old password')).toBeVisible()
  await look(phone.page, 'settings-password-phone')
  await phone.page.getByRole('link', { name: 'Back' }).click()
  await expect(phone.page).toHaveURL(/\/e-settings$/)
  await phone.close()
})

test("an organisation's employer sees login, password and her data, and nothing about money", async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  await logInEmployer(page, { email: 'org.demo@kasama.example', password: 'orchid-2025' })
  await page.goto('/e-settings')
  await expect(page.getByRole('main').getByRole('link')).toHaveText([/^Login/, /^Password/, /^Your data/])
  await look(page, 'settings-organisation-phone')
  await close()
})

test('a new login email wants another address and the password', async ({ browser }) => {
  const home = await household('emailchange')
  const { page, close } = await person(browser, 'phone')
  await logInEmployer(page, home)
  await page.goto('/e-settings-login')
  const field = page.getByLabel('Login email')
  await expect(field).toHaveValue(home.email)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This is the current email. Please choose another one.')).toBeVisible()
  await look(page, 'email-same-phone')

  await field.fill('grace.demo@kasama.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.type('not her password')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Wrong password.')).toBeVisible()
  await look(page, 'password-prompt-phone')
  await dialog(page).getByLabel('Password', { exact: true }).fill(home.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This email address is already in use!')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)

  await field.fill('New.Emailchange@home.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await dialog(page).getByLabel('Password', { exact: true }).fill(home.password)
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Email address updated')).toBeVisible()
  await look(page, 'email-saved-phone')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('new.emailchange@home.example')).toBeVisible()
  await close()
})

test('both roles change their password', async ({ browser }) => {
  const home = await household('passwords', { language: 'phi' })
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  await page.goto('/e-settings-pass')
  const save = page.getByRole('button', { name: 'Save' })
  const fill = async (old: string, next: string, again: string) => {
    await page.getByLabel('Old password').fill(old)
    await page.getByLabel('New password').fill(next)
    await page.getByLabel('Confirm password').fill(again)
  }
  await save.click()
  await expect(page.getByText('Please type old password').first()).toBeVisible()
  for (const [old, next, again, problem] of [
    ['wrong', '', '', 'Please enter a new password'],
    ['wrong', 'short', 'short', 'Password need to have at least 8 characters.'],
    ['wrong', 'papaya tree 9', 'papaya', 'Please make sure you re-type your new password correctly.'],
    ['wrong', 'papaya tree 9', 'papaya tree 9', 'Wrong password.'],
  ] as const) {
    await fill(old, next, again)
    await save.click()
    await expect(page.getByText(problem).first()).toBeVisible()
  }
  await look(page, 'settings-password-desktop')
  await fill(home.password, 'papaya tree 9', 'papaya tree 9')
  await save.click()
  await expect(page.getByText('Password updated.')).toBeVisible()
  await expect(page.getByLabel('Old password')).toHaveValue('')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByText('Email sent to your account.')).toBeVisible()
  await close()

  const phone = await person(browser, 'phone')
  await logInWorker(phone.page, home.worker)
  await phone.page.goto('/e-settings-pass')
  await phone.page.getByLabel('Lumang password').fill('mali ito')
  await phone.page.getByLabel('Bagong password').fill('halo-halo 8')
  await phone.page.getByLabel('Ulitin ang password').fill('halo-halo 8')
  await phone.page.getByRole('button', { name: 'I-save' }).click()
  await expect(phone.page.getByText('Mali ang password.').first()).toBeVisible()
  await look(phone.page, 'settings-password-phi')
  await phone.page.getByLabel('Lumang password').fill(home.worker.password)
  await phone.page.getByRole('button', { name: 'I-save' }).click()
  await expect(phone.page.getByText('Napalitan na ang password.')).toBeVisible()
  await phone.close()
})

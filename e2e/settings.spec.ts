import { expect, type Page, test } from '@playwright/test'
import { household, logInEmployer, logInWorker } from './household'
import { choose, look, person } from './journey'

const dialog = (page: Page) => page.getByRole('dialog')

test('settings are one page where there is room, and a menu on a phone', async ({ browser }) => {
  const home = await household('settings')
  const desktop = await person(browser, 'desktop')
  await logInEmployer(desktop.page, home)
  await desktop.page.getByRole('button', { name: 'Menu' }).click()
  await desktop.page.getByRole('link', { name: 'Your settings' }).click()
  await expect(desktop.page.getByRole('heading', { name: 'Your subscription' })).toBeVisible()
  await expect(desktop.page.getByText(home.email)).toBeVisible()
  await expect(desktop.page.getByText(/^Annual plan\. Renews on \d\d \w+ \d{4}\.$/)).toBeVisible()
  await look(desktop.page, 'settings-desktop')
  await desktop.page.getByRole('link', { name: "Open worker's details" }).click()
  await expect(desktop.page.getByText(home.worker.userId).first()).toBeVisible()
  await look(desktop.page, 'worker-details-desktop')
  await desktop.close()

  const phone = await person(browser, 'phone')
  await logInEmployer(phone.page, home, true)
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

test("an organisation's employer sees login and password only", async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  await logInEmployer(page, { email: 'org.demo@kasama.example', password: 'orchid-2025' })
  await page.goto('/e-settings')
  await expect(page.getByRole('main').getByRole('link')).toHaveText([/^Login/, /^Password/])
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
  await expect(page.getByText('Please type old password')).toBeVisible()
  for (const [old, next, again, problem] of [
    ['wrong', '', '', 'Please enter a new password'],
    ['wrong', 'short', 'short', 'Password need to have at least 8 characters.'],
    ['wrong', 'papaya tree 9', 'papaya', 'Please make sure you re-type your new password correctly.'],
    ['wrong', 'papaya tree 9', 'papaya tree 9', 'Wrong password.'],
  ] as const) {
    await fill(old, next, again)
    await save.click()
    await expect(page.getByText(problem)).toBeVisible()
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
  await expect(phone.page.getByText('Mali ang password.')).toBeVisible()
  await look(phone.page, 'settings-password-phi')
  await phone.page.getByLabel('Lumang password').fill(home.worker.password)
  await phone.page.getByRole('button', { name: 'I-save' }).click()
  await expect(phone.page.getByText('Napalitan na ang password.')).toBeVisible()
  await phone.close()
})

test("a worker's login is her employer's to renew, to end, and to replace", async ({ browser }) => {
  const home = await household('replacing')
  const worker = await person(browser, 'phone')
  await logInWorker(worker.page, home.worker)
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  await page.goto('/worker-progress')
  await page.getByRole('link', { name: "Worker's Details" }).click()
  await expect(page.getByText('Logged in on a phone')).toBeVisible()
  await expect(page.getByText(/^Last seen today, \d\d:\d\d$/)).toBeVisible()

  await choose(page, 'Indonesia')
  await expect(page.getByText('Her screens and videos change at once.')).toBeVisible()

  await page.getByRole('button', { name: 'Reset her password' }).click()
  await look(page, 'worker-reset-desktop')
  await dialog(page).getByRole('button', { name: 'Make a new password' }).click()
  await expect(dialog(page).getByText('You see this password only once.')).toBeVisible()
  const password = await dialog(page).getByRole('definition').nth(1).innerText()
  await look(page, 'worker-login-card-desktop')
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Not logged in')).toBeVisible()
  await worker.page.goto('/worker-progress')
  await expect(worker.page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()

  await logInWorker(worker.page, { userId: home.worker.userId, password })
  await expect(worker.page.getByRole('tab', { name: 'Wajib' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'End her session' }).click()
  await expect(page.getByText('Not logged in')).toBeVisible()

  await worker.page.goto('/worker-progress')
  await expect(worker.page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible()
  await worker.page.evaluate(() => localStorage.removeItem('language_code'))
  await logInWorker(worker.page, { userId: home.worker.userId, password })
  await page.getByRole('button', { name: 'Replace worker' }).click()
  await expect(dialog(page).getByText(/login ends at once. Her progress is kept.$/)).toBeVisible()
  await look(page, 'worker-replace-desktop')
  await dialog(page).getByRole('button', { name: 'Yes, replace' }).click()
  await expect(page).toHaveURL(/\/subscribe-2$/)
  await expect(page.getByRole('heading', { name: "Create Worker's User ID" })).toBeVisible()
  await worker.page.goto('/worker-progress')
  await expect(worker.page.getByLabel('User ID')).toBeVisible()
  await worker.close()
  await close()
})

test('on the monthly plan a worker is replaced once a billing month', async ({ browser }) => {
  const home = await household('monthlyhome', { planId: 10 })
  const { page, close } = await person(browser, 'phone')
  await logInEmployer(page, home)
  await page.goto('/worker-details')
  await expect(page.getByText('Monthly plan: replace once a billing month.')).toBeVisible()
  await look(page, 'worker-details-phone')
  await page.getByRole('button', { name: 'Replace worker' }).click()
  await dialog(page).getByRole('button', { name: 'Yes, replace' }).click()
  await page.getByLabel('User ID').fill('monthlysecond')
  await choose(page, /Myanmar/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('You see this password only once.')).toBeVisible()
  await page.goto('/worker-details')
  await expect(page.getByRole('button', { name: 'Replace worker' })).toBeDisabled()
  await expect(page.getByText('On the monthly plan you can replace your worker once a billing month.')).toBeVisible()
  await close()
})

/** A picture of one colour, drawn by the browser. */
const drawPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 64
    const brush = canvas.getContext('2d')
    if (brush) {
      brush.fillStyle = '#077556'
      brush.fillRect(0, 0, 64, 64)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })

test('a worker chooses her own picture', async ({ browser }) => {
  const home = await household('pictures', { language: 'mya' })
  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  await page.goto('/worker-progress')
  const button = page.getByRole('button', { name: 'ဓာတ်ပုံ ပြောင်းမယ်' })
  await expect(button).toBeVisible()
  const input = page.getByTestId('picture')
  await input.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no picture') })
  await expect(page.getByText('ဓာတ်ပုံပဲ ထည့်လို့ ရပါတယ်။')).toBeVisible()
  await look(page, 'picture-refused-mya')
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(button).toBeEnabled()

  let send = () => {}
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/api/upload', async (route) => {
    await held
    await route.continue()
  })
  const buffer = Buffer.from(await drawPicture(page), 'base64')
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('progressbar', { name: 'ဓာတ်ပုံ ပို့နေပါတယ်' })).toBeVisible()
  send()
  await expect(button.locator('img')).toHaveAttribute('src', /^\/pictures\/avatars\//)
  await expect(button).toBeEnabled()
  await look(page, 'picture-saved-mya')
  await close()
})

test('both roles see and download their data, and delete their account', async ({ browser }) => {
  const home = await household('leaving', { language: 'ind' })
  const worker = await person(browser, 'phone')
  await logInWorker(worker.page, home.worker)
  await worker.page.goto('/e-settings-pass')
  await expect(worker.page.getByRole('heading', { name: 'Akun saya' })).toBeVisible()
  await look(worker.page, 'my-account-ind')
  await worker.page.getByRole('link', { name: /^Data Anda/ }).click()
  await expect(worker.page.getByText(home.worker.userId).first()).toBeVisible()
  await look(worker.page, 'my-data-ind')
  const [file] = await Promise.all([
    worker.page.waitForEvent('download'),
    worker.page.getByRole('button', { name: 'Unduh' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('kasama-data.json')

  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  await page.goto('/my-data')
  await expect(page.getByText(home.email).first()).toBeVisible()
  await look(page, 'my-data-desktop')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog(page).getByText(/^Your annual plan ends now\. 36\d paid days are lost\.$/)).toBeVisible()
  await look(page, 'delete-account-desktop')
  await dialog(page).getByLabel('Password', { exact: true }).fill('not her password')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Wrong password.')).toBeVisible()
  await dialog(page).getByLabel('Password', { exact: true }).fill(home.password)
  await dialog(page).getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await close()

  // Her worker was signed out; her own account stays until she deletes it herself.
  await worker.page.goto('/worker-progress')
  await worker.page.getByRole('button', { name: 'Masuk', exact: true }).waitFor()
  await worker.page.getByLabel('User ID').fill(home.worker.userId)
  await worker.page.getByLabel('Kata sandi', { exact: true }).fill(home.worker.password)
  await worker.page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(worker.page).toHaveURL(/\/library/)
  await worker.page.goto('/e-settings-pass')
  await worker.page.getByRole('button', { name: 'Hapus akun' }).click()
  await look(worker.page, 'delete-account-ind')
  await dialog(worker.page).getByLabel('Kata sandi', { exact: true }).fill(home.worker.password)
  await dialog(worker.page).getByRole('button', { name: 'Hapus akun' }).click()
  await expect(worker.page.getByText('Akun Anda sudah dihapus.')).toBeVisible()
  await worker.close()
})

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

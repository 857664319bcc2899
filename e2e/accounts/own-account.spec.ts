import { expect, type Page, test } from '@playwright/test'
import { look, person } from '../stage/pages/journey'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

const dialog = (page: Page) => page.getByRole('dialog')

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

test('both roles see and download their data, and delete their account', { tag: '@main' }, async ({ browser }) => {
  const home = await household('leaving', { language: 'ind' })
  const worker = await person(browser, 'phone')
  await logInWorker(worker.page, home.worker)
  await worker.page.goto('/e-settings-pass')
  await expect(worker.page.getByRole('heading', { name: 'Akun Anda' })).toBeVisible()
  await look(worker.page, 'my-account-ind')
  await worker.page.getByRole('link', { name: /^Data Anda/ }).click()
  await expect(worker.page.getByText(home.worker.userId).first()).toBeVisible()
  await expect(worker.page.getByText('Email mingguan'), 'no field has its English name').toBeVisible()
  await look(worker.page, 'my-data-ind')
  const [file] = await Promise.all([
    worker.page.waitForEvent('download'),
    worker.page.getByRole('button', { name: 'Unduh' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('kasama-data.json')
  await worker.page.goto('/e-settings-pass')
  await worker.page.getByRole('button', { name: 'Hapus akun' }).click()
  await look(worker.page, 'delete-account-ind')
  await dialog(worker.page).getByLabel('Kata sandi', { exact: true }).fill(home.worker.password)
  await dialog(worker.page).getByRole('button', { name: 'Hapus akun' }).click()
  await expect(worker.page.getByText('Akun Anda sudah dihapus.')).toBeVisible()
  await worker.close()

  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  await page.goto('/my-data')
  await expect(page.getByText(home.email).first()).toBeVisible()
  await look(page, 'my-data-desktop')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('1 Sample Road, Singapore 000000')).toBeVisible()
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
})

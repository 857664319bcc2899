import { expect, type Page, test } from '@playwright/test'
import { person } from '../stage/pages/journey'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

const siti = { userId: 'siti2025', password: 'melati-2025' }
const dialog = (page: Page) => page.getByRole('dialog')

test('a worker views her progress, changes her name, and reads the details of a skill', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, siti)
  await page.getByRole('link', { name: 'Kemajuan Anda' }).click()
  await expect(page).toHaveURL(/\/worker-progress$/)
  await expect(page.getByText('User ID: siti2025')).toBeVisible()
  await expect(page.getByRole('img', { name: '5 dari 5 bintang' })).toBeVisible()
  await expect(page.getByText('Hasil yang luar biasa!')).toBeVisible()
  await expect(page.getByText(/^\d+ video selesai$/)).toBeVisible()
  await expect(page.getByRole('term')).toHaveText(['Topik', 'Jawaban benar', 'Poin'])
  await expect(page.getByRole('definition')).toHaveText([/^\d+$/, /^\d+%$/, /^\d+$/])
  await expect(page.getByRole('img', { name: '4 dari 6 poin' })).toBeVisible()

  await page.getByRole('button', { name: /Siti Contoh/ }).click()
  const name = page.getByRole('textbox', { name: 'Nama lengkap' })
  await expect(name).toBeFocused()
  await name.fill('Siti Nurhaliza Contoh')
  await name.press('Enter')
  await expect(page.getByRole('button', { name: /Siti Nurhaliza Contoh/ })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /Siti Nurhaliza Contoh/ }).click()
  await name.fill('Siti Contoh')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('button', { name: /Siti Contoh/ })).toBeVisible()

  const skill = page.getByRole('button', { name: 'Merawat bayi' })
  await skill.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Merawat bayi' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(skill).toBeFocused()
  await page.getByRole('button', { name: /Menabung \(Belum didapat\)/ }).click()
  await expect(dialog(page).getByText('Belum didapat')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('button', { name: 'Change video topics for worker' })).toHaveCount(0)
  await close()
})

test('other topics are chosen in the wizard on a desktop, on their own page on a phone', async ({ browser }) => {
  const home = await household('othertopics')
  for (const [device, address] of [
    ['desktop', /\/payment$/],
    ['phone', /\/subscribe-3$/],
  ] as const) {
    const { page, close } = await person(browser, device)
    await logInEmployer(page, home)
    await page.goto('/worker-progress')
    await expect(page.getByText("Let's start.")).toBeVisible()
    await expect(page.getByText('No skills yet. Each skill has its lessons: finish them.')).toBeVisible()
    await page.getByRole('button', { name: 'Change video topics for worker' }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('button', { name: 'Safety' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Money' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Choose later' }).click()
    await expect(page).toHaveURL(/\/library\?showAddButtonPopup=true$/)
    await close()
  }
})

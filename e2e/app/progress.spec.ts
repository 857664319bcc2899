import { expect, type Page, test } from '@playwright/test'
import { look, person } from '../stage/pages/journey'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

const hasan = { email: 'hasan.demo@kasama.example', password: 'melati-2025' }
const siti = { userId: 'siti2025', password: 'melati-2025' }
const dialog = (page: Page) => page.getByRole('dialog')

test.describe.configure({ mode: 'serial' })

test('a worker sees how she does, changes her name, and reads what a skill stands for', { tag: '@main' }, async ({
  browser,
}) => {
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
  await look(page, 'progress-worker-ind-phone')

  await page.getByRole('button', { name: /Siti Contoh/ }).click()
  const name = page.getByRole('textbox', { name: 'Nama lengkap' })
  await expect(name).toBeFocused()
  await name.fill('Siti Nurhaliza Contoh')
  await look(page, 'progress-name-ind-phone')
  await page.getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByRole('button', { name: /Siti Contoh/ })).toBeVisible()
  await page.getByRole('button', { name: /Siti Contoh/ }).press('Enter')
  await name.fill('Siti Melati Contoh')
  await name.press('Enter')
  await expect(page.getByRole('button', { name: /Siti Melati Contoh/ })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /Siti Melati Contoh/ }).click()
  await name.fill('Siti Contoh')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('button', { name: /Siti Contoh/ })).toBeVisible()

  const skill = page.getByRole('button', { name: 'Merawat bayi' })
  await skill.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Merawat bayi' })).toBeVisible()
  await look(page, 'progress-skill-ind-phone')
  await page.keyboard.press('Escape')
  await expect(skill).toBeFocused()
  await page.getByRole('button', { name: /Menabung \(Belum didapat\)/ }).click()
  await expect(dialog(page).getByText('Belum didapat')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('button', { name: 'Change video topics for worker' })).toHaveCount(0)
  await close()
})

test('her employer sees the same with charts, as drawing and as table', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, hasan)
  await page.goto('/worker-progress')
  await expect(page.getByText('User ID: siti2025')).toBeVisible()
  await expect(page.getByText('Exceptional results!')).toBeVisible()
  const minutes = page.getByRole('region', { name: 'Minutes a day' })
  await expect(minutes.getByText(/^\d+ minutes on \d+ of 14 days\. Most: \d+ minutes on /)).toBeVisible()
  await look(page, 'progress-employer-desktop')
  await minutes.getByRole('button', { name: 'Show as table' }).press('Enter')
  await expect(minutes.getByRole('table', { name: 'Minutes a day' }).getByRole('row')).toHaveCount(8)
  await look(page, 'progress-table-desktop')
  await minutes.getByRole('button', { name: 'See all' }).click()
  await expect(minutes.getByRole('row')).toHaveCount(15)
  const weeks = page.getByRole('region', { name: 'Correct Answers by week' })
  await weeks.getByRole('button', { name: 'Show as table' }).click()
  await expect(weeks.getByRole('columnheader')).toHaveText(['Week of', 'Correct Answers'])
  await minutes.getByRole('button', { name: 'Show as chart' }).click()
  await expect(minutes.getByRole('table')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(weeks).toBeHidden()
  await page.locator('summary').filter({ hasText: 'Correct Answers by week' }).click()
  await weeks.scrollIntoViewIfNeeded()
  await look(page, 'progress-table-phone')
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
    await look(page, `progress-nothing-yet-${device}`)
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

test('without a worker there is an empty profile, and the way to one', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, { email: 'free.demo@kasama.example', password: 'orchid-2025' })
  await page.goto('/worker-progress')
  await expect(page.getByRole('heading', { name: 'No worker yet' })).toBeVisible()
  await look(page, 'progress-none-desktop')
  await page.getByRole('link', { name: 'Choose a plan' }).click()
  await expect(page).toHaveURL(/\/subscribe$/)
  await close()
})

test('a page that does not come says so, and is tried again', async ({ browser }) => {
  const home = await household('noprogress', { language: 'mya' })
  const { page } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  await page.route('**/api/users/*/progress', (route) => route.abort())
  await page.goto('/worker-progress')
  await expect(page.getByRole('heading', { name: 'အင်တာနက် မရှိပါဘူး' })).toBeVisible()
  await look(page, 'progress-offline-my-phone')
  await page.unroute('**/api/users/*/progress')
  await page.getByRole('button', { name: 'ထပ်လုပ်မယ်' }).click()
  await expect(page.getByText('စလိုက်ကြရအောင်။')).toBeVisible()
  await look(page, 'progress-nothing-yet-my-phone')
  await page.context().close()
})

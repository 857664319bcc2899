import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { dayMs } from '../../../contract/src/durations.rules'
import { person } from '../../stage/pages/journey'
import { fitsPhones } from '../../stage/pages/widths'
import { type AdminLogin, adminAt, callAt, enterAs } from '../../stage/people/agency'
import { confirmIdentity } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

/** A server of its own, since an account has one session, and the demo has one admin. */
let server: BuiltServer
let provider: AdminLogin
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
  const { origin } = server
  provider = await adminAt(origin, demoAdmin.email, demoAdmin.password)
  const body = { name: agency, short_url: 'sunny-kettle' }
  await callAt(origin, 'POST /admin/organisations', { body, token: provider.token })
})
test.afterAll(() => server.stop())

const demoAdmin = { email: 'admin.demo@kasama.example', password: 'orchid-2025' }
const agency = 'Sunny Kettle Agency'
const number = 20
const languages = ['Indonesian', 'Filipino', 'Burmese', 'English']

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** A file of an agency: the third row has a broken email, the fourth the second one's User ID. */
function csv(): string {
  const rows = Array.from({ length: number }, (_, n) => {
    const email = n === 2 ? 'lena@pandan' : `boss${n}@kettle.example`
    const userId = n === 3 ? 'kettle1001' : `kettle${1000 + n}`
    return `${email},=Boss ${n},${userId},Worker Orchid${n},${languages[n % 4]}`
  })
  return ['Employer email,Employer name,User ID,Helper name,Language', ...rows].join('\n')
}

test('an agency imports households from a file, whose refused rows are corrected in place; contracts that end soon are renewed', async ({
  browser,
}) => {
  const { origin } = server
  const { page, close } = await person(browser, 'desktop', { baseURL: origin })
  await enterAs(page, provider)
  await page.goto('/admin/organisations?q=kettle')
  await fitsPhones(page, 'desk-organisations')
  await page.getByRole('link', { name: new RegExp(agency) }).click()
  await expect(page.getByText('No households yet')).toBeVisible()
  await page.getByRole('link', { name: 'Import a file' }).click()
  await expect(page.getByLabel(/drop it here/)).toBeAttached()
  await fitsPhones(page, 'desk-import-file')
  const file = { name: 'november-households.csv', mimeType: 'text/csv', buffer: Buffer.from(csv()) }
  await page.setInputFiles('input[type=file]', file)
  await expect(page.getByText('20 rows read')).toBeVisible()
  await expect(page.getByText('2 refused', { exact: true })).toBeVisible()
  // A half-written form survives a reload.
  await page.reload()
  await expect(page.getByText('Same User ID as line 3.')).toBeVisible()
  await fitsPhones(page, 'desk-import-check')
  await page.getByLabel('Employer’s email, line 4').fill('lena@kettle.example')
  await page.getByLabel('Employer’s email, line 4').press('Enter')
  await expect(page.getByRole('button', { name: 'Make 19 households' })).toBeEnabled()
  await page.getByLabel('Worker’s User ID, line 5').fill('kettle2003')
  await page.getByLabel('Worker’s User ID, line 5').press('Enter')
  await page.getByLabel('Access until').fill(inDays(10))
  await page.getByRole('switch', { name: /Mail the employers/ }).uncheck()
  await page.getByRole('button', { name: 'Make 20 households' }).click()
  const sure = page.getByRole('dialog', { name: 'Make 20 households?' })
  await expect(sure).toContainText('It can’t be undone')
  await sure.getByRole('button', { name: 'Make 20 households' }).click()

  await expect(page.getByText('20 households made')).toBeVisible()
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await fitsPhones(page, 'desk-login-cards')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const pdf = await readFile(await (await download).path(), 'latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(3)

  // Contracts that end soon are a list, linked from the dashboard and from the banner over the organisations.
  const rows = page.locator('[data-rows] [data-row]')
  await page.goto('/admin')
  await page.getByRole('link', { name: new RegExp(`^${agency} ends`) }).click()
  await expect(rows).toHaveCount(20)
  await page.goto('/admin/organisations')
  await page.getByRole('link', { name: 'Look at them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Contracts that end within 30 days/ })).toBeVisible()
  await expect(rows).toHaveCount(20)
  await rows.first().getByRole('link', { name: agency, exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/organisations\/\d+\?view=ending$/)
  await expect(rows).toHaveCount(20)
  await fitsPhones(page, 'desk-organisation')
  await page.getByRole('button', { name: 'Renew all' }).click()
  const renew = page.getByRole('dialog', { name: 'Renew contracts' })
  await renew.getByLabel('Last day').fill('2028-06-30')
  await expect(renew).toContainText('last until that day')
  await renew.getByLabel('Why').fill('Paid by invoice 7')
  await renew.getByRole('button', { name: 'Renew all' }).click()
  await confirmIdentity(page)
  await expect(page.getByText('20 contracts last until 30 June 2028.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It is as it was before.')).toBeVisible()
  await close()
})

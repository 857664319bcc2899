import { expect, test } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import { lookAtWidths } from '../../stage/pages/widths'
import { type AdminLogin, adminAt, callAt, enterAs } from '../../stage/people/agency'
import { confirmIdentity } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

/** A server of its own: an account has one session, and the demo has one admin. */
let server: BuiltServer
let provider: AdminLogin
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
  const { origin } = server
  provider = await adminAt(origin, demoAdmin.email, demoAdmin.password)
  const body = { name: 'Sunny Kettle Agency', short_url: 'sunny-kettle-2' }
  await callAt(origin, 'POST /admin/organisations', { body, token: provider.token })
})
test.afterAll(() => server.stop())

const demoAdmin = { email: 'admin.demo@kasama.example', password: 'orchid-2025' }
const households = 200
const languages = ['Indonesian', 'Filipino', 'Burmese', 'English']

/** A file of an agency: the third row has a broken email, the fourth the second one's User ID. */
function csv(): string {
  const rows = Array.from({ length: households }, (_, n) => {
    const email = n === 2 ? 'lena@pandan' : `boss${n}@kettle.example`
    const userId = n === 3 ? 'helper1001' : `helper${1000 + n}`
    return `${email},=Boss ${n},${userId},Worker Orchid${n},${languages[n % 4]}`
  })
  return ['Employer email,Employer name,User ID,Helper name,Language', ...rows].join('\n')
}

test('an agency gets 200 households from a file: refused rows are mended in place, and the cards are a PDF', async ({
  browser,
}) => {
  // A password is made for each worker, which takes long on a busy machine.
  test.setTimeout(480_000)
  const { origin } = server
  const { page, close } = await person(browser, 'desktop', { baseURL: origin, viewport: { width: 1280, height: 800 } })
  await enterAs(page, provider)
  await page.goto('/admin/organisations?q=kettle')
  await lookAtWidths(page, 'desk-organisations')
  await page.getByRole('link', { name: /Sunny Kettle Agency/ }).click()
  await expect(page.getByText('No households yet')).toBeVisible()
  await page.getByRole('link', { name: 'Import a file' }).click()
  await lookAtWidths(page, 'desk-import-file')
  await page.setInputFiles('input[type=file]', {
    name: 'november-households.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv()),
  })
  await expect(page.getByText('200 rows read')).toBeVisible()
  await expect(page.getByText('2 refused', { exact: true })).toBeVisible()
  // What is half done survives a reload.
  await page.reload()
  await expect(page.getByText('Same User ID as line 3.')).toBeVisible()
  await lookAtWidths(page, 'desk-import-check')
  await page.getByLabel('Employer’s email, line 4').fill('lena@pandan.example')
  await page.getByLabel('Employer’s email, line 4').press('Enter')
  await expect(page.getByRole('button', { name: 'Make 199 households' })).toBeEnabled()
  await page.getByLabel('Worker’s User ID, line 5').fill('helper2003')
  await page.getByLabel('Worker’s User ID, line 5').press('Enter')
  await page.getByRole('switch', { name: /Mail the employers/ }).uncheck()
  await page.getByRole('button', { name: 'Make 200 households' }).click()
  const sure = page.getByRole('dialog', { name: 'Make 200 households?' })
  await expect(sure).toContainText('It can’t be undone')
  await sure.getByRole('button', { name: 'Make 200 households' }).click()

  await expect(page.getByText('200 households made')).toBeVisible({ timeout: 200_000 })
  await expect(page.getByText('Page 1 of 25')).toBeVisible()
  await lookAtWidths(page, 'desk-login-cards')
  const download = page.waitForEvent('download', { timeout: 200_000 })
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await (await download).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk)
  const pdf = Buffer.concat(chunks).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(25)

  await page.getByRole('link', { name: 'Sunny Kettle Agency' }).click()
  await expect(page.getByText('1 to 24 of 200')).toBeVisible()
  await lookAtWidths(page, 'desk-organisation')
  await page.getByRole('button', { name: 'Renew all' }).click()
  const renew = page.getByRole('dialog', { name: 'Renew contracts' })
  await renew.getByLabel('Last day').fill('2028-06-30')
  await expect(renew).toContainText('last until that day')
  await renew.getByLabel('Why').fill('Paid by invoice 7')
  await renew.getByRole('button', { name: 'Renew all' }).click()
  await confirmIdentity(page)
  await expect(page.getByText('200 contracts last until 30 June 2028.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It is as it was before.')).toBeVisible()
  await close()
})

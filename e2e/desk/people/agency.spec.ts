import { expect, type Page, test } from '@playwright/test'
import { look, person } from '../../stage/pages/journey'
import { sideways } from '../../stage/pages/widths'
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
  for (const { agency: name } of agencies) {
    const body = { name, short_url: name.toLowerCase().replaceAll(' ', '-') }
    await callAt(origin, 'POST /admin/organisations', { body, token: provider.token })
  }
})
test.afterAll(() => server.stop())

const demoAdmin = { email: 'admin.demo@kasama.example', password: 'orchid-2025' }
const agencies = [
  { device: 'desktop', agency: 'Sunny Kettle Agency', to: 'kettle' },
  { device: 'phone', agency: 'Rainy Teapot Agency', to: 'teapot' },
] as const
const number = 200
const languages = ['Indonesian', 'Filipino', 'Burmese', 'English']

/** A file of an agency: the third row has a broken email, the fourth the second one's User ID. */
function csv(name: string): string {
  const rows = Array.from({ length: number }, (_, n) => {
    const email = n === 2 ? 'lena@pandan' : `boss${n}@${name}.example`
    const userId = n === 3 ? `${name}1001` : `${name}${1000 + n}`
    return `${email},=Boss ${n},${userId},Worker Orchid${n},${languages[n % 4]}`
  })
  return ['Employer email,Employer name,User ID,Helper name,Language', ...rows].join('\n')
}

test('contracts that end soon are a list, from the banner over the organisations and from the dashboard', async ({
  browser,
}) => {
  const { origin } = server
  const { token } = provider
  const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  for (const name of ['Blue Kettle', 'Green Kettle']) {
    const short_url = name.toLowerCase().replace(' ', '-')
    const { id } = (
      await callAt<{ id: number }>(origin, 'POST /admin/organisations', { body: { name, short_url }, token })
    ).data
    const households = [1, 2].map((line) => ({
      line,
      employer_email: `${short_url}${line}@home.example`,
      employer_name: `${name} ${line}`,
      user_id: `${short_url.replace('-', '')}${line}`,
      worker_name: '',
      language: 'eng',
    }))
    await callAt(origin, `POST /admin/organisations/${id}/households`, {
      body: { until, mail: false, rows: households },
      token,
    })
  }
  const { page, close } = await person(browser, 'desktop', { baseURL: origin })
  await enterAs(page, provider)
  const rows = page.locator('[data-rows] [data-row]')
  await page.goto('/admin/organisations')
  await page.getByRole('link', { name: 'Look at them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Contracts that end within 30 days/ })).toBeVisible()
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toContainText('Blue Kettle')
  await look(page, 'desk-contracts-ending')

  await page.goto('/admin')
  await page.getByRole('link', { name: /^Green Kettle ends/ }).click()
  await expect(rows).toHaveCount(2)
  await page.reload()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove the filter Organisation' }).click()
  await expect(rows).toHaveCount(4)
  await rows.first().getByRole('link', { name: 'Blue Kettle', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/organisations\/\d+\?view=ending$/)
  await close()
})

/** Finds no fault with a page; on a phone, however narrow, it does not scroll sideways. */
async function lookOn(device: 'desktop' | 'phone', page: Page, name: string) {
  await look(page, `${name}-${device}`)
  if (device === 'desktop') return
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await sideways(page), name).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
}

for (const { device, agency, to } of agencies) {
  test(`on a ${device} an agency gets 200 households from a file: refused rows are mended in place, and the cards are a PDF`, async ({
    browser,
  }) => {
    // A password is made for each worker, which takes long on a busy machine.
    test.setTimeout(480_000)
    const { origin } = server
    const { page, close } = await person(browser, device, { baseURL: origin })
    // Nobody has asked in this session who she is.
    await enterAs(page, await adminAt(origin, demoAdmin.email, demoAdmin.password))
    await page.goto(`/admin/organisations?q=${to}`)
    await lookOn(device, page, 'desk-organisations')
    await page.getByRole('link', { name: new RegExp(agency) }).click()
    await expect(page.getByText('No households yet')).toBeVisible()
    await page.getByRole('link', { name: 'Import a file' }).click()
    await lookOn(device, page, 'desk-import-file')
    await page.setInputFiles('input[type=file]', {
      name: 'november-households.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv(to)),
    })
    await expect(page.getByText('200 rows read')).toBeVisible()
    await expect(page.getByText('2 refused', { exact: true })).toBeVisible()
    // What is half done survives a reload.
    await page.reload()
    await expect(page.getByText('Same User ID as line 3.')).toBeVisible()
    await lookOn(device, page, 'desk-import-check')
    await page.getByLabel('Employer’s email, line 4').fill(`lena@${to}.example`)
    await page.getByLabel('Employer’s email, line 4').press('Enter')
    await expect(page.getByRole('button', { name: 'Make 199 households' })).toBeEnabled()
    await page.getByLabel('Worker’s User ID, line 5').fill(`${to}2003`)
    await page.getByLabel('Worker’s User ID, line 5').press('Enter')
    await page.getByRole('switch', { name: /Mail the employers/ }).uncheck()
    await page.getByRole('button', { name: 'Make 200 households' }).click()
    const sure = page.getByRole('dialog', { name: 'Make 200 households?' })
    await expect(sure).toContainText('It can’t be undone')
    await sure.getByRole('button', { name: 'Make 200 households' }).click()

    await expect(page.getByText('200 households made')).toBeVisible({ timeout: 200_000 })
    await expect(page.getByText('Page 1 of 25')).toBeVisible()
    await lookOn(device, page, 'desk-login-cards')
    const download = page.waitForEvent('download', { timeout: 200_000 })
    await page.getByRole('button', { name: 'Download PDF' }).click()
    const file = await (await download).createReadStream()
    const chunks: Buffer[] = []
    for await (const chunk of file) chunks.push(chunk)
    const pdf = Buffer.concat(chunks).toString('latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    expect(pdf.match(/\/Type \/Page /g)).toHaveLength(25)

    await page.getByRole('link', { name: agency }).click()
    await expect(page.getByText('1 to 24 of 200')).toBeVisible()
    await lookOn(device, page, 'desk-organisation')
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
}

import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { pressByKey, tabTo, writeByKey } from '../../stage/pages/by-keyboard'
import { person } from '../../stage/pages/journey'
import { adminAt, callAt, enterAs } from '../../stage/people/agency'
import { household } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

const admin = { email: 'admin.demo@kasama.example', password: 'orchid-2025' }
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

test('with keys alone: she logs in, searches, opens an account, and deletes it after saying why and who she is', {
  tag: '@main',
}, async ({ browser }) => {
  const { origin } = server
  const home = await household('keys', { origin, topics: '' })
  const { page, close } = await person(browser, 'desktop', { baseURL: origin })
  const { keyboard } = page
  await page.goto('/admin/login')
  await tabTo(page, page.getByLabel('Email'))
  await keyboard.type(admin.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await keyboard.type(admin.password)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await keyboard.type(home.email)
  await expect(page.getByRole('group', { name: 'Employers' }).getByRole('option')).toBeVisible()
  await keyboard.press('Enter')
  await page.waitForURL(/\/admin\/accounts\/\d+$/)

  const action = page.getByRole('button', { name: /^Delete the account/ })
  await tabTo(page, action)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Delete / })
  await expect(dialog).toBeVisible()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(action).toBeFocused()

  await keyboard.press('Enter')
  await tabTo(page, dialog.getByLabel('Reason'))
  await keyboard.type('She asked for it')
  await tabTo(page, dialog.getByRole('button', { name: 'Delete for good' }))
  await keyboard.press('Enter')
  const check = page.getByRole('dialog', { name: 'Confirm it is you' })
  await tabTo(page, check.getByLabel('Password', { exact: true }))
  await keyboard.type(admin.password)
  await keyboard.press('Enter')
  await expect(page.getByText('The account is deleted.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/accounts$/)
  await close()
})

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })

/** Opens the browser's choice of a file from its field. */
async function chooseByKey(page: Page, field: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
  const chooser = page.waitForEvent('filechooser')
  await pressByKey(page, field)
  await (await chooser).setFiles(file)
}

async function refund(page: Page, email: string) {
  await page.goto(`/admin/accounts?q=${email}`)
  await pressByKey(page, page.getByRole('table', { name: 'Accounts' }).getByRole('link').first())
  await pressByKey(page, button(page, 'Refund'))
  const dialog = page.getByRole('dialog')
  await writeByKey(page, dialog.getByLabel('Amount in dollars'), '43.72')
  await writeByKey(page, dialog.getByLabel('Note for the audit'), 'Moving away')
  await pressByKey(page, button(dialog, 'Refund $43.72'))
  await expect(dialog.getByText(/^Refund \$43\.72 to .+/)).toBeVisible()
  await pressByKey(page, button(dialog, 'Refund $43.72'))
  await writeByKey(
    page,
    page.getByRole('dialog', { name: 'Confirm it is you' }).getByLabel('Password', { exact: true }),
    admin.password,
  )
  await page.keyboard.press('Enter')
  await expect(page.getByText('$43.72 refunded')).toBeVisible()
}

const csv = `Employer email,Employer name,User ID,Helper name,Language
adam@nutmeg.example,Adam Nutmeg,nutmeghelper,Siti Melati,Indonesian
lena@nutmeg,Lena Nutmeg,nutmegother,Thida Padauk,Burmese
`

async function importHouseholds(page: Page, id: number) {
  await page.goto(`/admin/organisations/${id}`)
  await pressByKey(page, page.getByRole('link', { name: 'Import a file' }))
  const file = { name: 'households.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await chooseByKey(page, page.getByLabel(/drop it here/), file)
  await writeByKey(page, page.getByLabel('Employer’s email, line 3'), 'lena@nutmeg.example')
  await page.keyboard.press('Enter')
  await pressByKey(page, button(page, 'Make 2 households'))
  await pressByKey(page, button(page.getByRole('dialog', { name: 'Make 2 households?' }), 'Make 2 households'))
  await expect(page.getByText('2 households made')).toBeVisible()
  const download = page.waitForEvent('download')
  await pressByKey(page, button(page, 'Download PDF'))
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
}

/** A picture that is not the same everywhere. */
const picture = fileURLToPath(new URL('../../../web/public/mail/list-done.png', import.meta.url))

async function cutLogo(page: Page, id: number) {
  await page.goto(`/admin/organisations/${id}`)
  await chooseByKey(page, page.getByLabel('Choose a picture'), picture)
  const dialog = page.getByRole('dialog', { name: 'Cut the logo' })
  const preview = dialog.getByRole('region', { name: 'How it looks' })
  const shown = () => preview.getByRole('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
  await expect(preview).toContainText('Over every page of its employers')
  await expect(preview).toContainText('On its login page')
  await tabTo(page, dialog.getByRole('slider', { name: 'Larger' }))
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight')
  const [before] = await shown()
  await tabTo(page, button(dialog, 'The picture in its frame'), 'Shift+Tab')
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await shown())[0]).not.toBe(before)
  // Light and dark, and on the login page: the same cut.
  const cut = await preview.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
  expect(new Set(cut).size).toBe(1)
  expect(cut).toHaveLength(3)
  await pressByKey(page, button(dialog, 'Use this logo'))
  await expect(page.getByText('The logo is changed.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'How it looks' }).getByRole('img', { name: 'Light' })).toHaveAttribute(
    'src',
    /logo/,
  )
}

test('with keys alone: a part of a payment is given back, households come from a file, and a logo is cut', async ({
  browser,
}) => {
  const { origin } = server
  const home = await household('keysrefund', { origin, topics: '' })
  const provider = await adminAt(origin, admin.email, admin.password)
  const body = { name: 'Copper Kettle', short_url: 'copper-kettle' }
  const org = await callAt<{ id: number }>(origin, 'POST /admin/organisations', { body, token: provider.token })
  const { page, close } = await person(browser, 'desktop', { baseURL: origin })
  await enterAs(page, provider)
  await refund(page, home.email)
  await importHouseholds(page, org.data.id)
  await cutLogo(page, org.data.id)
  await close()
})

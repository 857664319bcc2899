import { expect, type Page, test } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import { type AdminLogin, adminAt, callAt, enterAs } from '../../stage/people/agency'
import { answeredProviderCalls } from '../../stage/people/calls-of-provider'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'
import { mailIn } from '../../stage/servers/outbox'

const demoAdmin = { email: 'admin.demo@kasama.example', password: 'orchid-2025' }
const pia = { email: 'pia@kettle.example', password: 'a long orchid 7' }
const foreign = { employer_email: 'lena@pandan.example', user_id: 'pandanhelper' }

const desktop = { width: 1280, height: 800 }

/** A staging server of its own, since an account has one session, and the demo has one admin. */
let server: BuiltServer
let provider: AdminLogin
const orgs = { mine: 0, other: 0 }
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1', ENVIRONMENT: 'staging' })
  const { origin } = server
  provider = await adminAt(origin, demoAdmin.email, demoAdmin.password)
  const { token } = provider
  const add = async (name: string, short_url: string) =>
    (await callAt<{ id: number }>(origin, 'POST /admin/organisations', { body: { name, short_url }, token })).data.id
  orgs.mine = await add('Copper Kettle Agency', 'copper-kettle')
  orgs.other = await add('Pandan Agency', 'pandan-agency')
  const row = { line: 1, employer_name: 'Lena Pandan', worker_name: 'Siti Pandan', language: 'ind', ...foreign }
  const body = { until: '2030-12-31', mail: false, rows: [row] }
  await callAt(origin, `POST /admin/organisations/${orgs.other}/households`, { body, token })
  const invited = { email: pia.email, fullname: 'Pia Kettle', org_id: orgs.mine }
  await callAt(origin, 'POST /admin/confirm', { body: { password: demoAdmin.password }, token })
  await callAt(origin, 'POST /admin/admins', { body: invited, token })
})
test.afterAll(() => server.stop())

test("an organisation's admin is invited, logs in, sees only her organisation, and adds a household on a phone", async ({
  browser,
}) => {
  const { origin } = server
  const { page, close } = await person(browser, 'desktop', { baseURL: origin, viewport: desktop })
  const providerCalls = answeredProviderCalls(page)
  const mail = (await mailIn(pia.email, '', origin)).replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  await page.goto(/http[^\s"<]+\/reset\/[^\s"<]+/.exec(mail)?.[0] ?? '')
  await page.getByLabel('New password').fill(pia.password)
  await page.getByLabel(/Confirm/).fill(pia.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Password was reset successfully' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL('**/admin/login')
  await page.getByLabel('Email').fill(pia.email)
  await page.getByLabel('Password', { exact: true }).fill(pia.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Pia$/ })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Admin', exact: true })
  const hers = ['Home', 'Accounts', 'Import', 'Login cards', 'Audit']
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(hers)
  // A staging server is marked as one.
  await expect(page.getByText('Staging', { exact: true }).first()).toBeVisible()

  await page.keyboard.press('/')
  const field = page.getByRole('dialog').getByRole('combobox')
  for (const word of ['settings', 'pandan']) {
    await field.fill(word)
    await expect(page.getByText(/^Nothing is found for/)).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await page.goto('/admin/accounts?q=pandan')
  await expect(page.getByText('Nobody is found')).toBeVisible()
  const hidden = await callAt<{ items: { id: number }[] }>(origin, 'GET /admin/accounts?q=pandan', {
    token: provider.token,
  })
  expect(hidden.data.items).toHaveLength(2)
  await page.goto(`/admin/accounts/${hidden.data.items[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
  await page.goto('/admin/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is not part of your desk')
  expect(providerCalls).toEqual([])
  await close()

  const phone = await person(browser, 'phone', { baseURL: origin })
  await enterAs(phone.page, await adminAt(origin, pia.email, pia.password))
  await addHousehold(phone.page)
  await phone.close()
})

/**
 * Adds a household by hand: half-written input survives a reload, a taken User ID is reported at its field, and the
 * worker logs in with her card.
 */
async function addHousehold(page: Page) {
  const { origin } = server
  await page.goto('/admin')
  await expect(page.getByText('No households yet')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Add household' })
  await page.getByRole('button', { name: 'Add household' }).click()
  await dialog.getByLabel('Employer’s name').fill('Adam Nutmeg')
  await dialog.getByLabel('Employer’s email').fill('adam@nutmeg.example')
  await dialog.getByLabel('Worker’s name').fill('Thida Padauk')
  await dialog.getByLabel('Worker’s User ID').fill(foreign.user_id)
  await dialog.getByLabel('Language').selectOption('Burmese')
  await page.reload()
  await page.getByRole('button', { name: 'Add household' }).click()
  await expect(dialog.getByLabel('Worker’s User ID')).toHaveValue(foreign.user_id)
  await dialog.getByRole('button', { name: 'Make household' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Worker’s User ID' })).toHaveAccessibleDescription(/already in use/)
  await dialog.getByLabel('Worker’s User ID').fill('nutmeghelper')
  await dialog.getByRole('button', { name: 'Make household' }).click()

  await expect(page.getByText('1 household made')).toBeVisible()
  const password = await page
    .getByText(/^[a-z]+-[a-z]+-\d+$/)
    .first()
    .innerText()
  const login = { username: 'nutmeghelper', password, role: 'W' }
  expect((await callAt(origin, 'POST /auth/login', { body: login })).status).toBe(200)
  expect(await mailIn('adam@nutmeg.example', '', origin)).toContain('/reset/')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toBe('login-cards-copper-kettle.pdf')
  await page.getByRole('link', { name: /^Back: / }).click()
  await expect(page.getByRole('row', { name: /nutmeghelper/ })).toContainText('Not yet in')
}

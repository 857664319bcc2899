import { expect, type Page, test } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import { type AdminLogin, adminAt, enterAs } from '../../stage/people/agency'
import { comeBack, endSession } from '../../stage/people/ended-session'
import { confirmIdentity } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

const demoAdmin = { email: 'admin.demo@kasama.example', password: 'orchid-2025' }

/** A server of its own: her session ends. */
let server: BuiltServer
let provider: AdminLogin
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.beforeEach(async () => {
  provider = await adminAt(server.origin, demoAdmin.email, demoAdmin.password)
})
test.afterAll(() => server.stop())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('what is half written into forms outlives a reload', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await enterAs(page, provider)
  await page.goto('/admin/organisations')
  await press(page, 'Add organisation')
  const added = dialog(page, 'Add organisation')
  await added.getByLabel('Name', { exact: true }).fill('Copper Kettle')
  await page.reload()
  await press(page, 'Add organisation')
  await expect(added.getByLabel('Name', { exact: true })).toHaveValue('Copper Kettle')
  await added.getByLabel('Login address').fill('copper-kettle')
  await added.getByRole('button', { name: 'Add organisation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Copper Kettle' })).toBeVisible()

  await press(page, 'Invite an admin')
  const invited = dialog(page, 'Invite an admin')
  await invited.getByLabel('Name').fill('Pia Kettle')
  await page.reload()
  await press(page, 'Invite an admin')
  await expect(invited.getByLabel('Name')).toHaveValue('Pia Kettle')
  await invited.getByLabel(/mail/i).fill('pia@kettle.example')
  await invited.getByRole('button', { name: 'Invite an admin' }).click()
  await confirmIdentity(page)
  await expect(page.getByText('pia@kettle.example')).toBeVisible()

  await page.goto('/admin/videos')
  await press(page, 'New lesson')
  await dialog(page, 'New lesson').getByLabel('Title in English').fill('Ironing a shirt')
  await page.reload()
  await press(page, 'New lesson')
  await expect(dialog(page, 'New lesson').getByLabel('Title in English')).toHaveValue('Ironing a shirt')

  await page.goto('/admin/accounts?q=grace')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: /^Delete the account/ }).click()
  await dialog(page, 'Delete')
    .getByLabel(/Reason/)
    .fill('She asked by phone')
  await page.reload()
  await page.getByRole('button', { name: /^Delete the account/ }).click()
  await expect(dialog(page, 'Delete').getByLabel(/Reason/)).toHaveValue('She asked by phone')
  await close()
})

test('what is half written outlives a session that ended: over the page, and over a reload', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone', { baseURL: server.origin })
  await page.goto('/healthz')
  await page.evaluate(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    },
    { web_token: provider.token, role: 'A', session_key: provider.session_key, language_code: 'eng' },
  )
  await page.goto('/admin/organisations')
  await press(page, 'Add organisation')
  const added = dialog(page, 'Add organisation')
  await added.getByLabel('Name', { exact: true }).fill('Tin Kettle')
  await added.getByLabel('Login address').fill('tin-kettle')
  await endSession(page, server.origin)
  await page.reload()
  await comeBack(page, demoAdmin)
  await press(page, 'Add organisation')
  await expect(added.getByLabel('Login address')).toHaveValue('tin-kettle')
  await endSession(page, server.origin)
  await added.getByRole('button', { name: 'Add organisation' }).click()
  await comeBack(page, demoAdmin)
  await expect(page.getByRole('heading', { level: 1, name: 'Tin Kettle' })).toBeVisible()
  await close()
})

import { expect, type Page, test } from '@playwright/test'
import { addressOf, deskRoutes } from '../../stage/pages/desk-routes'
import { look, person } from '../../stage/pages/journey'
import { sideways } from '../../stage/pages/widths'
import { type AdminLogin, adminAt, callAt, enterAs } from '../../stage/people/agency'
import { answered, ofProvider, tryAll } from '../../stage/people/calls-of-provider'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'
import { mailIn } from '../../stage/servers/outbox'

const demoAdmin = { email: 'admin.demo@kasama.example', password: 'orchid-2025' }
const pia = { email: 'pia@kettle.example', password: 'a long orchid 7' }
const foreign = { employer_email: 'lena@pandan.example', user_id: 'pandanhelper' }

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** A server of its own: an account has one session, and the demo has one admin. It is one for trials. */
let server: BuiltServer
let provider: AdminLogin
const orgs = { mine: 0, other: 0 }
// The second journey goes on as the admin who came in by the first.
test.describe.configure({ mode: 'serial' })
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

test("an organisation's admin is invited, comes in, and gets no page and no call of the provider's", async ({
  browser,
}) => {
  const { origin } = server
  const { page, close } = await person(browser, 'desktop', { baseURL: origin, viewport: desktop })
  const seen = answered(page)
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
  await look(page, 'desk-organisation-home')
  const menu = page.getByRole('navigation', { name: 'Admin', exact: true })
  const hers = ['Home', 'Accounts', 'Import', 'Login cards', 'Audit']
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(hers)

  const routes = deskRoutes()
  const theirs = routes.filter(({ scope }) => scope === 'provider')
  expect(theirs.length).toBeGreaterThan(15)
  for (const { path } of theirs) {
    await page.setViewportSize(desktop)
    await page.goto(addressOf(path))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading, path).toHaveText('This is not part of your desk')
    await page.setViewportSize(phone)
    await expect(heading, path).toBeInViewport()
    expect(await sideways(page), path).toBe(0)
  }
  await look(page, 'desk-out-of-scope-phone')
  await page.getByRole('navigation', { name: 'Admin, phone' }).getByRole('link', { name: 'More' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible()
  expect(await page.getByRole('main').getByRole('link').allInnerTexts()).toEqual([...hers, 'Admins and security'])
  await page.setViewportSize(desktop)
  await page.goto('/admin/settings')
  await look(page, 'desk-out-of-scope')
  for (const { path } of routes.filter(({ scope, path }) => scope === 'organisation' && !path.includes(':'))) {
    await page.goto(addressOf(path))
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText('This is not part of your desk')
  }

  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('dialog').getByRole('combobox')
  for (const word of ['settings', 'revenue', 'videos', 'pandan']) {
    await field.fill(word)
    await expect(page.getByText(/^Nothing is found for/)).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page).toHaveURL(/\/admin$/)

  await page.goto('/admin/accounts?q=pandan')
  await expect(page.getByText('Nobody is found')).toBeVisible()
  const hidden = await callAt<{ items: { id: number }[] }>(origin, 'GET /admin/accounts?q=pandan', {
    token: provider.token,
  })
  expect(hidden.data.items).toHaveLength(2)
  for (const { id } of hidden.data.items) {
    await page.goto(`/admin/accounts/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
  }

  // The same with a browser that takes her for the provider's: the server knows better.
  await page.evaluate(() => localStorage.removeItem('org_id'))
  await page.setViewportSize(phone)
  for (const { path } of theirs) {
    await page.goto(addressOf(path))
    await page.waitForLoadState('networkidle')
  }
  expect(seen).toEqual([])
  const replies = await tryAll(page)
  expect(replies).toEqual(ofProvider.map(([key]) => [key, 403, 'not_allowed', null]))
  await close()
})

test('on a phone one household is added by hand: what is half written survives, a taken User ID is said at its field, and the worker logs in with her card', async ({
  browser,
}) => {
  const { origin } = server
  const { page, close } = await person(browser, 'phone', { baseURL: origin })
  await enterAs(page, await adminAt(origin, pia.email, pia.password))
  await page.goto('/admin')
  await expect(page.getByText('No households yet')).toBeVisible()
  await look(page, 'desk-organisation-home-phone')
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
  await look(page, 'desk-add-household-phone')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sideways(page)).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByLabel('Worker’s User ID').fill('nutmeghelper')
  await dialog.getByRole('button', { name: 'Make household' }).click()

  await expect(page.getByText('1 household made')).toBeVisible()
  await look(page, 'desk-one-card-phone')
  const password = await page
    .getByText(/^[a-z]+-[a-z]+-[a-z]+-\d+$/)
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
  await close()
})

test('a staging server says what it is, to people and to search engines; production says nothing', async ({
  browser,
}) => {
  const { origin } = server
  const { page, close } = await person(browser, 'desktop', { baseURL: origin })
  const flagOf = (one: Page) => one.evaluate(() => getComputedStyle(document.body, '::before').content)
  const reply = await page.goto('/')
  expect(reply?.headers()['x-robots-tag']).toContain('noindex')
  expect(await flagOf(page)).toContain('Staging')
  await enterAs(page, await adminAt(origin, demoAdmin.email, demoAdmin.password))
  await page.goto('/admin')
  const flag = (name: 'navigation' | 'main') => page.getByRole(name).getByText('Staging', { exact: true }).first()
  await expect(flag('navigation')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(flag('main')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await close()

  const usual = await person(browser, 'desktop')
  const answer = await usual.page.goto('/')
  expect(answer?.headers()).not.toHaveProperty('x-robots-tag')
  expect(await flagOf(usual.page)).toBe('none')
  await usual.close()
})

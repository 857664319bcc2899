import { expect, type Page, test } from '@playwright/test'
import { look, person } from '../../stage/pages/journey'
import { sideways } from '../../stage/pages/widths'
import { fillInCard } from '../../stage/people/card'
import { confirmIdentity, household, logInEmployer, newEmployer, signInAdmin } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

/** A server of its own: an account has one session, and the demo has one admin. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog')

test('a part of a payment is refunded at the desk, and the employer sees it among her payments', async ({
  browser,
}) => {
  const { origin } = server
  const home = await household('refunded', { origin, topics: '' })
  const { page, close } = await person(browser, 'desktop', { baseURL: origin })
  await signInAdmin(page)
  await page.goto(`/admin/accounts?q=${home.email}`)
  await page.getByRole('table', { name: 'Accounts' }).getByRole('link').first().click()
  await press(page, 'Refund')
  await dialog(page).getByLabel('Amount in dollars').fill('43.72')
  await dialog(page).getByLabel('Note for the audit').fill('Moving away')
  await look(page, 'desk-refund')
  // What she wrote outlives a reload.
  await page.reload()
  await press(page, 'Refund')
  await expect(dialog(page).getByLabel('Note for the audit')).toHaveValue('Moving away')
  await press(page, 'Refund $43.72')
  await expect(dialog(page).getByText(/^Refund \$43\.72 to .+/)).toBeVisible()
  await look(page, 'desk-refund-sure')
  await press(page, 'Refund $43.72')
  await confirmIdentity(page)
  await expect(page.getByText('$43.72 refunded')).toBeVisible()
  await page
    .getByRole('link', { name: /^\d+ \w+ \d{4}$/ })
    .first()
    .click()
  await expect(page.getByText('Moving away')).toBeVisible()
  await look(page, 'desk-payment')
  // The search over everything opens it as well.
  await page.goto('/admin/revenue')
  await expect(page.getByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible()
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill(home.email)
  await page.getByRole('group', { name: 'Payments' }).getByRole('option').click()
  await expect(page).toHaveURL(/\/admin\/payments\/\d+$/)
  await expect(page.getByText('Moving away')).toBeVisible()
  await page.goto('/admin/revenue')
  for (const name of ['By plan', 'By organisation']) {
    const panel = page.getByRole('region', { name })
    await panel.getByRole('button', { name: 'Show as table' }).click()
    await expect(panel.getByRole('table').getByRole('columnheader')).toHaveText([
      /^(Plan|Organisation)$/,
      'Paying households',
      'Monthly revenue',
    ])
  }
  // Figures of money leave by the one call that asks for a fresh check and is written down.
  const asked = page.waitForRequest(/\/api\/admin\/revenue\/export$/)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  await asked
  expect((await file).suggestedFilename()).toMatch(/^revenue-\d{4}-\d\d-\d\d\.csv$/)

  // On a phone a part of the rest follows.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/accounts?q=${home.email}`)
  await page.getByRole('table', { name: 'Accounts' }).getByRole('link').first().click()
  await press(page, 'Refund')
  await dialog(page).getByLabel('Amount in dollars').fill('1.20')
  await dialog(page).getByLabel('Note for the audit').fill('And one week more')
  await look(page, 'desk-refund-phone')
  await press(page, 'Refund $1.20')
  await expect(dialog(page).getByText(/^Refund \$1\.20 to .+/)).toBeVisible()
  await press(page, 'Refund $1.20')
  await expect(page.getByText('$44.92 refunded')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await close()

  const boss = await person(browser, 'phone', { baseURL: origin })
  await logInEmployer(boss.page, home)
  await boss.page.goto('/payments')
  await expect(boss.page.getByText('Partly given back')).toBeVisible()
  await boss.page.getByRole('link', { name: /^Receipt of/ }).click()
  await expect(boss.page.getByText('−$44.92')).toBeVisible()
  await boss.close()
})

for (const [device, code] of [
  ['desktop', 'LUNAR-26'],
  ['phone', 'SOLAR-26'],
] as const) {
  test(`on a ${device} a voucher is made, takes its part off a subscription, and the desk says who used it`, async ({
    browser,
  }) => {
    const { origin } = server
    const { page, close } = await person(browser, device, { baseURL: origin })
    await signInAdmin(page)
    await page.goto('/admin/vouchers/new')
    await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
    await page.getByLabel('How much').fill('25')
    await page.getByLabel(/^At most/).fill('40')
    await page.reload()
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code)
    await look(page, `desk-voucher-new-${device}`)
    await press(page, `Make ${code}`)
    await confirmIdentity(page)
    await expect(page.getByText(`${code} can be used now.`)).toBeVisible()
    await look(page, `desk-vouchers-${device}`)

    const boss = await person(browser, 'desktop', { baseURL: origin })
    await logInEmployer(boss.page, await newEmployer(`vouched${device}`, origin))
    await boss.page.goto('/payment?plan_id=11')
    await boss.page.getByLabel(/voucher/i).fill(code)
    await boss.page.getByLabel(/voucher/i).press('Enter')
    await expect(boss.page.getByRole('button', { name: 'Pay $111.75' })).toBeVisible()
    await fillInCard(boss.page)
    await press(boss.page, 'Pay $111.75')
    await expect(boss.page.getByRole('heading', { name: "Create Worker's User ID" })).toBeVisible()
    await boss.close()

    await page.goto(`/admin/vouchers?q=${code}`)
    await expect(page.getByText('1 of 40')).toBeVisible()
    await page.getByRole('button', { name: new RegExp(code) }).click()
    await expect(page.getByText(/Annual, saved \$37\.25/)).toBeVisible()
    await look(page, `desk-voucher-${device}`)
    await close()
  })
}

test('what was mended by itself is read on beyond its first fifty lines', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  const all = Array.from({ length: 60 }, (_, n) => ({
    id: 60 - n,
    at: '2026-03-10T04:00:00.000Z',
    kind: 'plan',
    user_id: null,
    name: `Payer ${60 - n}`,
    about: 'sub_1',
    before: null,
    after: 'Free',
  }))
  await page.route('**/api/admin/subscriptions/repairs?*', (route) => {
    const below = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 61)
    const items = all.filter(({ id }) => id < below).slice(0, 50)
    const next_cursor = items.at(-1)?.id === 1 ? null : String(items.at(-1)?.id)
    return route.fulfill({ json: { error: false, data: { items, next_cursor } } })
  })
  await signInAdmin(page)
  await page.goto('/admin/subscriptions')
  await press(page, 'What was mended')
  await expect(dialog(page).getByRole('listitem')).toHaveCount(50)
  await dialog(page).getByRole('button', { name: 'Show more' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(60)
  await expect(dialog(page).getByRole('button', { name: 'Show more' })).toBeHidden()
  await close()
})

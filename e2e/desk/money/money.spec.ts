import { expect, type Page, test } from '@playwright/test'
import { pressByKey, writeByKey } from '../../stage/pages/by-keyboard'
import { person } from '../../stage/pages/journey'
import { fillInCard } from '../../stage/people/card'
import { confirmIdentity, household, logInEmployer, newEmployer, startAdminSession } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

/** A server of its own, since an account has one session, and the demo has one admin. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog')

const key = (page: Page, name: string) => pressByKey(page, page.getByRole('button', { name, exact: true }))

test('by keyboard alone, a payment is partly refunded at the desk, and the employer sees the refund', {
  tag: '@main',
}, async ({ browser }) => {
  const { origin } = server
  const home = await household('refunded', { origin, topics: '' })
  const { page, close } = await person(browser, 'desktop', { baseURL: origin })
  await startAdminSession(page)
  await page.goto(`/admin/accounts?q=${home.email}`)
  await pressByKey(
    page,
    page
      .getByRole('row', { name: new RegExp(home.email) })
      .getByRole('link')
      .first(),
  )
  await key(page, 'Refund')
  await writeByKey(page, dialog(page).getByLabel('Amount in dollars'), '43.72')
  await writeByKey(page, dialog(page).getByLabel('Note for the audit'), 'Moving away')
  await key(page, 'Refund $43.72')
  await expect(dialog(page).getByText(/^Refund \$43\.72 to .+/)).toBeVisible()
  await key(page, 'Refund $43.72')
  await confirmIdentity(page)
  await expect(page.getByText('$43.72 refunded')).toBeVisible()
  await page
    .getByRole('link', { name: /^\d+ \w+ \d{4}$/ })
    .first()
    .click()
  await expect(page.getByText('Moving away')).toBeVisible()
  await close()

  const employer = await person(browser, 'phone', { baseURL: origin })
  await logInEmployer(employer.page, home)
  await employer.page.goto('/payments')
  await expect(employer.page.getByText('Partly given back')).toBeVisible()
  await employer.page.getByRole('link', { name: /^Receipt of/ }).click()
  await expect(employer.page.getByText('−$43.72')).toBeVisible()
  await employer.close()
})

test('on a phone a voucher is created, discounts a subscription, and the desk lists its use', async ({ browser }) => {
  const code = 'SOLAR-26'
  const { origin } = server
  const { page, close } = await person(browser, 'phone', { baseURL: origin })
  await startAdminSession(page)
  await page.goto('/admin/vouchers/new')
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
  await page.getByLabel('How much').fill('25')
  await page.getByLabel(/^At most/).fill('40')
  await page.reload()
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code)
  await press(page, `Make ${code}`)
  await confirmIdentity(page)
  await expect(page.getByText(`${code} can be used now.`)).toBeVisible()

  const employer = await person(browser, 'desktop', { baseURL: origin })
  await logInEmployer(employer.page, await newEmployer('vouched', origin))
  await employer.page.goto('/payment?plan_id=11')
  await employer.page.getByLabel(/voucher/i).fill(code)
  await employer.page.getByLabel(/voucher/i).press('Enter')
  await expect(employer.page.getByRole('button', { name: 'Pay $111.75' })).toBeVisible()
  await fillInCard(employer.page)
  await press(employer.page, 'Pay $111.75')
  await expect(employer.page.getByRole('heading', { name: "Create Worker's User ID" })).toBeVisible()
  await employer.close()

  await page.goto(`/admin/vouchers?q=${code}`)
  await expect(page.getByText('1 of 40')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(code) }).click()
  await expect(page.getByText(/Annual, saved \$37\.25/)).toBeVisible()
  await close()
})

import { expect, test } from '@playwright/test'
import { tabTo } from '../../stage/pages/by-keyboard'
import { person } from '../../stage/pages/journey'
import { household } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

const admin = { email: 'admin.demo@kasama.example', password: 'orchid-2025' }
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

test('by keyboard alone, an admin logs in, searches, opens an account, and deletes it after giving a reason and confirming her identity', async ({
  browser,
}) => {
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

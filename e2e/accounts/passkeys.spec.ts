import { expect, type Page, test } from '@playwright/test'
import { addReader } from '../stage/browser/passkey-reader'
import { person } from '../stage/pages/journey'
import { household } from '../stage/people/household'
import { type BuiltServer, startBuilt } from '../stage/servers/built-server'

/** Passkeys need a name as the server's origin. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' }, { host: 'localhost' })
})
test.afterAll(() => server.stop())

async function leave(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
}

test('a helper is offered the fingerprint after a login, logs in with it, and types her password where it fails', async ({
  browser,
}) => {
  const { worker } = await household('passkeys', { origin: server.origin })
  const { page, close } = await person(browser, 'phone', { baseURL: server.origin })
  const recognise = await addReader(page)
  await page.goto(`/?as=helper&user=${worker.userId}`)
  await page.getByLabel('Password', { exact: true }).fill(worker.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const offer = page.getByRole('dialog')
  await expect(offer.getByText('Only on your own phone.')).toBeVisible()
  await offer.getByRole('button', { name: 'Use fingerprint' }).click()
  await expect(page.getByText('Done. Next time, use your finger.')).toBeVisible()
  await expect(offer).toBeHidden()

  await leave(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: `Hello, ${worker.userId}` })).toBeVisible()
  await page.getByRole('button', { name: 'Fingerprint' }).click()
  await expect(page).toHaveURL(/\/library/)

  await leave(page)
  await recognise(false)
  await page.getByRole('button', { name: 'Fingerprint' }).click()
  await expect(page.getByText('Fingerprint not recognised.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(worker.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/library/)

  await page.goto('/e-settings-pass')
  await page.getByRole('link', { name: /^Fingerprint/ }).click()
  await expect(page.getByText('This phone')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Android, Chrome' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed.')).toBeVisible()
  await leave(page)
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByText(worker.userId)).toHaveCount(0)
  await close()
})

test('a phone forgets an employer who says that she is another', async ({ browser }) => {
  const home = await household('otherreader', { origin: server.origin })
  const { page, close } = await person(browser, 'phone', { baseURL: server.origin })
  await addReader(page)
  await page.goto('/e-login')
  await page.getByLabel('Email').fill(home.email)
  await page.getByLabel('Password', { exact: true }).fill(home.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const offer = page.getByRole('dialog', { name: 'Next time, use your fingerprint?' })
  await offer.getByRole('button', { name: 'Use fingerprint' }).click()
  await expect(offer).toBeHidden()
  await leave(page)
  await page.getByRole('button', { name: `Not ${home.email}?` }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(page.getByText(home.email)).toHaveCount(0)
  await close()
})

import { expect, type Page, test } from '@playwright/test'
import { startGoogleKeys } from '../../stand-ins/google-keys'
import { googleScript } from '../../stand-ins/google-script'
import { person } from '../stage/pages/journey'
import { type BuiltServer, startBuilt } from '../stage/servers/built-server'

/** Serves a stand-in for Google's script; `token` creates a token for each login. */
async function serveGoogleScript(page: Page, token: () => string) {
  await page.exposeFunction('googleToken', token)
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleScript }),
  )
}

const clientId = 'kasama.apps.example'
let keys: Awaited<ReturnType<typeof startGoogleKeys>>
let server: BuiltServer
test.beforeAll(async () => {
  keys = await startGoogleKeys(clientId)
  const google = { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: keys.issuer, GOOGLE_JWKS_URL: keys.keysUrl }
  server = await startBuilt({ DEMO: '0', ...google })
})
test.afterAll(async () => {
  await server.stop()
  await keys.stop()
})

test('an unknown Google account registers; without a password its email is changed after a fresh login', async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'phone', { baseURL: server.origin })
  await serveGoogleScript(page, () => keys.token({ sub: 'grace', email: 'grace.google@mail.example' }))
  await page.goto('/')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('There is no account with this Google address. Please register first.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/library/)

  // Six minutes later her registration no longer counts as a password check.
  const stale = { status: 403, json: { error: true, code: 'confirm_password', error_message: 'No.' } }
  await page.route('**/api/users/email', (route) => route.fulfill(stale), { times: 1 })
  const changeTo = async (email: string) => {
    await page.goto('/e-settings-login')
    await page.getByLabel('Login email').fill(email)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'I log in with Google' }).click()
  }
  await changeTo('grace.moved@home.example')
  const advice = 'Log out, log in with Google again, and try once more within 5 minutes.'
  await expect(page.getByText(advice)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL(/\/library/)
  await changeTo('grace.moved@home.example')
  await expect(page.getByText('Email address updated')).toBeVisible()
  await close()
})

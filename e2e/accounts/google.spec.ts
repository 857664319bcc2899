import { expect, type Page, test } from '@playwright/test'
import { startGoogleKeys } from '../../stand-ins/google-keys'
import { googleScript } from '../../stand-ins/google-script'
import { choose, look, person } from '../stage/pages/journey'
import { type BuiltServer, startBuilt } from '../stage/servers/built-server'

/** Google's script as it would be; Google makes a token for each login. */
async function answerAs(page: Page, token: () => string) {
  await page.exposeFunction('googleToken', token)
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleScript }),
  )
}

const failure = (status: number, code: string) => ({ status, json: { error: true, code, error_message: 'No.' } })

/** An installation with Google: the server here has none, so its answers are written out. */
async function withGoogle(page: Page, answers: { login: object; signup?: object }) {
  await answerAs(page, () => 'token of Grace')
  await page.route('**/api/config', async (route) => {
    const reply = await route.fetch()
    const config = await reply.json()
    await route.fulfill({ json: { ...config, data: { ...config.data, google_client_id: 'client.example' } } })
  })
  await page.route('**/api/auth/google_login', (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ token_id: 'token of Grace', role: 'E' })
    return route.fulfill(answers.login)
  })
  await page.route('**/api/auth/google_signup', (route) => route.fulfill(answers.signup ?? {}))
}

test('nothing of Google is loaded where it is not set up', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await expect(page.getByText('Try the demo')).toBeVisible()
  await page.getByRole('link', { name: 'Register' }).click()
  await expect(page.getByLabel('Create password')).toBeVisible()
  expect(asked.filter((url) => new URL(url).hostname.endsWith('google.com'))).toEqual([])
  await expect(page.getByText('or', { exact: true })).toBeHidden()
  await close()
})

test('an unknown Google account is told to register, then does', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone', { bypassCSP: true })
  const user = { id: 999, role: 'E', org_id: null, language_code: 'eng' }
  await withGoogle(page, {
    login: failure(404, 'google_unknown'),
    signup: { json: { error: false, data: { token: 'new', user, session_key: 'key' } } },
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('There is no account with this Google address. Please register first.')).toBeVisible()
  await look(page, 'google-unknown-phone')
  await page.getByRole('link', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await expect(page.getByText('Registration Successful!')).toBeVisible()
  await close()
})

test('another session is asked about after Google too', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', { bypassCSP: true })
  const user = { id: 999, role: 'E', org_id: null, language_code: 'eng' }
  await withGoogle(page, {
    login: { json: { error: false, data: { token: 'new', user, session_key: 'marker of another' } } },
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('The other computer will be signed out.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await choose(page, 'Helper')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
  await close()
})

test.describe('with a Google client', () => {
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

  for (const [width, path] of [
    [320, '/'],
    [390, '/signup'],
    [1280, '/'],
  ] as const) {
    test(`its button moves nothing when it comes, and can be hit: ${path} at ${width} px`, async ({ browser }) => {
      const viewport = { width, height: 844 }
      const { page, close } = await person(browser, 'desktop', { baseURL: server.origin, viewport })
      await answerAs(page, () => keys.token({ sub: 'nobody', email: 'nobody@mail.example' }))
      let come = () => {}
      const held = new Promise<void>((resolve) => {
        come = resolve
      })
      await page.route('**/api/config', async (route) => {
        await held
        await route.continue()
      })
      const asked = page.waitForRequest('**/api/config')
      await page.goto(path)
      const submit = page.getByRole('button', { name: /^(Log in|Register)$/ })
      await expect(submit).toBeEnabled()
      await asked
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const before = await submit.boundingBox()
      come()
      const button = page.getByRole('button', { name: /with Google$/ })
      await expect(button).toBeVisible()
      expect(await submit.boundingBox()).toEqual(before)
      const [box, own] = [await button.boundingBox(), await submit.boundingBox()]
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(Math.abs((box?.width ?? 0) - (own?.width ?? 0))).toBeLessThanOrEqual(4)
      await look(page, `google-button-${width}`)
      await close()
    })
  }

  test('who has no password changes her email after a fresh login with Google', async ({ browser }) => {
    const { page, close } = await person(browser, 'phone', { baseURL: server.origin })
    await answerAs(page, () => keys.token({ sub: 'grace', email: 'grace.google@mail.example' }))
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Sign up with Google' }).click()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/library/)

    // Six minutes later her registration does not count any more.
    await page.route('**/api/users/email', (route) => route.fulfill(failure(403, 'confirm_password')), { times: 1 })
    const changeTo = async (email: string) => {
      await page.goto('/e-settings-login')
      await page.getByLabel('Login email').fill(email)
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'I log in with Google' }).click()
    }
    await changeTo('grace.moved@home.example')
    const advice = 'Log out, log in with Google again, and try once more within 5 minutes.'
    await expect(page.getByText(advice)).toBeVisible()
    await look(page, 'google-instead-phone')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page).toHaveURL(/\/library/)
    await changeTo('grace.moved@home.example')
    await expect(page.getByText('Email address updated')).toBeVisible()
    await close()
  })
})

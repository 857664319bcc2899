import { expect, type Page, test } from '@playwright/test'
import { choose, look, person } from './journey'

/** Stands in for Google's script: its button answers at once with a token that says who is asked for. */
const script = `
  window.google = { accounts: { id: {
    initialize: (settings) => { window.answer = settings.callback },
    renderButton(place, look) {
      const button = document.createElement('button')
      button.textContent = look.text === 'signup_with' ? 'Sign up with Google' : 'Continue with Google'
      button.onclick = () => window.answer({ credential: 'token of Grace' })
      place.replaceChildren(button)
    },
  } } }
`
const failure = (status: number, code: string) => ({ status, json: { error: true, code, error_message: 'No.' } })

/** An installation with Google: the server here has none, so its answers are written out. */
async function withGoogle(page: Page, answers: { login: object; signup?: object }) {
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
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
  await expect(page.getByText('or', { exact: true })).toHaveCount(0)
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

import type { LoginReply } from '@kasama/contract/people/auth/auth.api'
import type { PublicConfig } from '@kasama/contract/people/help.api'
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '#shared/session/session.ts'
import { type Answers, refusal } from '#test/answers.ts'
import { later } from '#test/later.ts'
import { sized } from '#test/page-size.ts'
import { config } from '#test/plan.ts'
import { showApp } from '#test/show-app.tsx'
import { googleScript } from '../../../../../stand-ins/google-script'

const withGoogle: PublicConfig = { ...config, google_client_id: 'client.example' }
const user = { id: 1, role: 'E', org_id: null, language_code: 'eng', needs_picture: false } as const
const login: LoginReply = { token: 'hers', user, session_key: '' }
const loadedScripts: string[] = []

/** A fake of Google's script, in place of the requested one. */
beforeEach(() => {
  loadedScripts.length = 0
  Object.assign(window, { googleToken: () => 'token of Grace' })
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    loadedScripts.push(script.src)
    new Function(googleScript)()
    script.onload?.(new Event('load'))
  })
  return () => vi.restoreAllMocks()
})
const openWithGoogle = (path: string, answers: Answers = {}) =>
  showApp(path, null, { 'GET /config': withGoogle, ...answers })

test('loads nothing of Google without a client id', async () => {
  const { screen } = await openWithGoogle('/signup', { 'GET /config': config })
  await expect.element(screen.getByLabelText('Create password')).toBeVisible()
  await expect.element(screen.getByText('or', { exact: true })).not.toBeInTheDocument()
  expect(loadedScripts).toEqual([])
})

test('an unknown Google account is told to register, then does', async () => {
  const { screen } = await openWithGoogle('/', {
    'POST /auth/google_login': refusal('google_unknown'),
    'POST /auth/google_signup': { ...login, session_key: 'key' },
  })
  await screen.getByRole('button', { name: 'Continue with Google' }).click()
  await expect
    .element(screen.getByText('There is no account with this Google address. Please register first.'))
    .toBeVisible()
  await screen.getByRole('link', { name: 'Register' }).first().click()
  await screen.getByRole('button', { name: 'Sign up with Google' }).click()
  await expect.element(screen.getByText('Registration Successful!')).toBeVisible()
})

test('a Google login asks about another session, too; a helper has no Google button', async () => {
  const { screen, requests: sentRequests } = await openWithGoogle('/', {
    'POST /auth/google_login': { ...login, session_key: 'marker of another' },
    'POST /auth/logout': { done: true },
  })
  await screen.getByRole('button', { name: 'Continue with Google' }).click()
  await expect.element(screen.getByText('The other computer will be signed out.')).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => sentRequests('POST /auth/logout')).toHaveLength(1)
  expect(sentRequests('POST /auth/google_login')[0]?.body).toEqual({ token_id: 'token of Grace', role: 'E' })
  expect(session.token()).toBe('')
  await screen.getByText('Helper', { exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Continue with Google' })).not.toBeInTheDocument()
})

test.each([
  [320, '/'],
  [390, '/signup'],
  [1280, '/'],
])('its button moves nothing when it comes, and can be hit: at %d px on %s', async (width, path) => {
  await sized(width)
  // The server sets this attribute where Google login is configured.
  document.documentElement.dataset.google = ''
  const settings = later<PublicConfig>()
  const { screen } = await openWithGoogle(path, { 'GET /config': () => settings.promise })
  const submit = screen.getByRole('button', { name: /^(Log in|Register)$/ })
  await expect.element(submit).toBeEnabled()
  await document.fonts.ready
  const before = submit.element().getBoundingClientRect()
  settings.resolve(withGoogle)
  const button = screen.getByRole('button', { name: /with Google$/ })
  await expect.element(button).toBeVisible()
  expect(submit.element().getBoundingClientRect()).toEqual(before)
  const box = button.element().getBoundingClientRect()
  expect(box.height).toBeGreaterThanOrEqual(44)
  expect(Math.abs(box.width - before.width)).toBeLessThanOrEqual(4)
  delete document.documentElement.dataset.google
})

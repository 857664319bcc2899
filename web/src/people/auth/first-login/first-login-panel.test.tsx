import type { LoginReply } from '@kasama/contract/people/auth/auth.api'
import { expect, test } from 'vitest'
import { session } from '#shared/session/session.ts'
import { refusal } from '#test/answers.ts'
import { employer, showApp, worker } from '#test/show-app.tsx'

const path = '/first-login?user=maria2025&lang=phi#her-secret'
const user = { id: 2, role: 'W', org_id: null, language_code: 'phi', needs_picture: true } as const
const login: LoginReply = { token: 'hers', user, session_key: '' }
const loginAnswers = {
  'POST /auth/first_login': login,
  'POST /auth/session/:id': { session_key: 'new key' },
  'POST /auth/logout': { done: true as const },
}

test('opening the link sends nothing and removes the secret from the URL; one press logs in', async () => {
  const { screen, requests } = await showApp(path, null, { ...loginAnswers, 'GET /users/me': worker('phi') })
  const continueButton = screen.getByRole('button', { name: 'Ituloy' })
  await expect.element(continueButton).toBeVisible()
  expect([location.hash, location.search]).toEqual(['', '?user=maria2025&lang=phi'])
  expect(requests('POST /auth/first_login')).toEqual([])
  await continueButton.click()
  await expect.poll(() => location.pathname).toBe('/hello')
  expect(requests('POST /auth/first_login')).toMatchObject([{ body: { token: 'her-secret' } }])
  expect(session.values()).toMatchObject({ web_token: 'hers', session_key: 'new key', language_code: 'phi' })
})

test('a used link leads to the login with her User ID', async () => {
  const { screen } = await showApp(path, null, { 'POST /auth/first_login': refusal('first_login_old') })
  await screen.getByRole('button', { name: 'Ituloy' }).click()
  await expect.element(screen.getByText(/humingi ng bagong card sa employer mo/)).toBeVisible()
  await screen.getByRole('link', { name: 'Mag-log in' }).click()
  await expect.element(screen.getByLabelText('User ID')).toHaveValue('maria2025')
})

test('a live session on another phone is reported with its remaining time', async () => {
  const live = refusal('session_live', { values: { minutes: 12 } })
  const { screen, requests } = await showApp(path, null, { ...loginAnswers, 'POST /auth/session/:id': live })
  await screen.getByRole('button', { name: 'Ituloy' }).click()
  await expect.element(screen.getByText(/pagkatapos ng 12/)).toBeVisible()
  await screen.getByRole('button', { name: 'OK' }).click()
  await expect.element(screen.getByRole('button', { name: 'Ituloy' })).toBeVisible()
  expect(requests('POST /auth/logout')).not.toHaveLength(0)
})

test('another user must log out first; the worker herself continues to her videos', async () => {
  const other = await showApp(path, employer(), loginAnswers)
  await expect.element(other.screen.getByText('Somebody is logged in on this phone. Log out first.')).toBeVisible()
  await other.screen.getByRole('button', { name: 'Log out' }).click()
  await expect.element(other.screen.getByText('maria2025')).toBeVisible()
  expect(other.requests('POST /auth/first_login')).toEqual([])
  expect(session.token()).toBe('')
  await other.screen.unmount()

  const ownSession = await showApp('/first-login?user=Maria2025&lang=phi#her-secret', worker('phi'), loginAnswers)
  await expect.poll(() => location.pathname).toBe('/library')
  expect(ownSession.requests('POST /auth/first_login')).toEqual([])
})

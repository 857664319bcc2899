import type { LoginReply } from '@kasama/contract/people/auth.api'
import { expect, test } from 'vitest'
import { session } from '#shared/session/session.ts'
import { refusal } from '#test/answers.ts'
import { employer, showApp, worker } from '#test/show-app.tsx'

const address = '/first-login?user=maria2025&lang=phi#her-secret'
const user = { id: 2, role: 'W', org_id: null, language_code: 'phi', needs_picture: true } as const
const login: LoginReply = { token: 'hers', user, session_key: '' }
const signsIn = {
  'POST /auth/first_login': login,
  'POST /auth/session/:id': { session_key: 'new key' },
  'POST /auth/logout': { done: true as const },
}

test('one press logs her in: opening the link sends nothing, and its secret leaves the address', async () => {
  const { screen, asked } = await showApp(address, null, { ...signsIn, 'GET /users/me': worker('phi') })
  const goOn = screen.getByRole('button', { name: 'Ituloy' })
  await expect.element(goOn).toBeVisible()
  expect([location.hash, location.search]).toEqual(['', '?user=maria2025&lang=phi'])
  expect(asked('POST /auth/first_login')).toEqual([])
  await goOn.click()
  await expect.poll(() => location.pathname).toBe('/hello')
  expect(asked('POST /auth/first_login')).toMatchObject([{ body: { token: 'her-secret' } }])
  expect(session.values()).toMatchObject({ web_token: 'hers', session_key: 'new key', language_code: 'phi' })
})

test('a link that is used up leads to the login, with her User ID in it', async () => {
  const { screen } = await showApp(address, null, { 'POST /auth/first_login': refusal('first_login_old') })
  await screen.getByRole('button', { name: 'Ituloy' }).click()
  await expect.element(screen.getByText(/humingi ng bagong card sa employer mo/)).toBeVisible()
  await screen.getByRole('link', { name: 'Mag-log in' }).click()
  await expect.element(screen.getByLabelText('User ID')).toHaveValue('maria2025')
})

test('while her account is open on another phone she is told for how long', async () => {
  const live = refusal('session_live', { values: { minutes: 12 } })
  const { screen, asked } = await showApp(address, null, { ...signsIn, 'POST /auth/session/:id': live })
  await screen.getByRole('button', { name: 'Ituloy' }).click()
  await expect.element(screen.getByText(/pagkatapos ng 12/)).toBeVisible()
  await screen.getByRole('button', { name: 'OK' }).click()
  await expect.element(screen.getByRole('button', { name: 'Ituloy' })).toBeVisible()
  expect(asked('POST /auth/logout')).not.toHaveLength(0)
})

test('somebody else who is logged in logs out first; she herself goes on to her videos', async () => {
  const other = await showApp(address, employer(), signsIn)
  await expect.element(other.screen.getByText('Somebody is logged in on this phone. Log out first.')).toBeVisible()
  await other.screen.getByRole('button', { name: 'Log out' }).click()
  await expect.element(other.screen.getByText('maria2025')).toBeVisible()
  expect(other.asked('POST /auth/first_login')).toEqual([])
  expect(session.token()).toBe('')
  await other.screen.unmount()

  const herself = await showApp('/first-login?user=Maria2025&lang=phi#her-secret', worker('phi'), signsIn)
  await expect.poll(() => location.pathname).toBe('/library')
  expect(herself.asked('POST /auth/first_login')).toEqual([])
})

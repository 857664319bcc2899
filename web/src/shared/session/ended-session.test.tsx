import { expect, test } from 'vitest'
import { refusal } from '#test/answers.ts'
import { showApp, worker } from '#test/show-app.tsx'
import { session } from './session'

const storedKeys = () => Object.keys(localStorage).sort()

test('clears the session when the server refuses its token', async () => {
  const { screen, answers } = await showApp('/library', worker('phi'))
  await expect.element(screen.getByRole('tab').first()).toBeVisible()
  // S3.15: the session holds the user, until it is cleared.
  expect(session.user()).toMatchObject({ role: 'W' })
  answers['GET /feeds/recently_added'] = refusal('session_ended')
  await screen.getByRole('tab', { name: 'Mga bago' }).click()
  await expect.element(screen.getByRole('button', { name: 'Mag-log in' })).toBeVisible()
  expect(storedKeys()).toEqual(['language_code'])
  expect(session.user()).toBeNull()
})

test('logs out locally at once, and reports a failed logout request', async () => {
  const { screen } = await showApp('/library', worker('phi'), {
    'POST /auth/logout': refusal('too_many_requests'),
  })
  await screen.getByRole('button', { name: 'Menu' }).click()
  await screen.getByRole('button', { name: 'Mag-log out' }).click()
  await expect.element(screen.getByRole('button', { name: 'Mag-log in' })).toBeVisible()
  expect(storedKeys()).toEqual(['language_code'])
  await expect.element(screen.getByText('Maraming beses mo nang sinubukan.', { exact: false })).toBeVisible()
})

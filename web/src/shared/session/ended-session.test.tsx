import { describe, expect, test } from 'vitest'
import { type Answers, refusal } from '#test/answers.ts'
import { videoOf } from '#test/samples.ts'
import { employer, showApp, worker } from '#test/show-app.tsx'
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
  expect(storedKeys()).toEqual(['language_code', 'session_key'])
  expect(session.user()).toBeNull()
})

test('logs out locally at once, and reports a failed logout request', async () => {
  const { screen } = await showApp('/library', worker('phi'), {
    'POST /auth/logout': refusal('too_many_requests'),
  })
  await screen.getByRole('button', { name: 'Menu' }).click()
  await screen.getByRole('button', { name: 'Mag-log out' }).click()
  await expect.element(screen.getByRole('button', { name: 'Mag-log in' })).toBeVisible()
  expect(storedKeys()).toEqual(['language_code', 'session_key'])
  await expect.element(screen.getByText('Maraming beses mo nang sinubukan.', { exact: false })).toBeVisible()
})

const ended = refusal('session_ended')
const login = {
  token: 'hers',
  user: { id: 1, role: 'E', org_id: null, language_code: 'eng', needs_picture: false },
  session_key: '',
} as const
const open = (path: string, answers: Answers, reader = employer()) =>
  showApp(path, reader, { ...answers, 'GET /users/me': ended })
const loggedOut = 'You are logged out. Log in again.'

describe('a browser that still stores a login which has ended', () => {
  test('shows a shared lesson as to a guest', async () => {
    const { screen } = await open('/public/video/1', { 'GET /videos/public/:id': videoOf({ title: 'Rice water' }) })
    await expect.poll(() => session.token()).toBe('')
    await expect.element(screen.getByRole('heading', { name: 'Rice water' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect.element(screen.getByText(loggedOut)).not.toBeInTheDocument()
    expect(location.pathname).toBe('/public/video/1')
  })

  test('keeps the secret of a reset link, and of a login card', async () => {
    const valid = () =>
      expect
        .poll(() => session.token())
        .toBe('')
        .then(() => ({ valid: true, worker: null }))
    const { screen, requests, answers, go } = await open('/reset/abc', { 'POST /auth/reset_link': valid })
    await expect.element(screen.getByLabelText('New password', { exact: true })).toBeVisible()
    expect(requests('POST /auth/reset_link').at(-1)?.body).toMatchObject({ token: 'abc' })
    session.set({ web_token: 'dead', role: 'W' })
    answers['POST /auth/first_login'] = refusal('too_many_requests')
    go('/first-login?user=maria2025#her-secret')
    window.dispatchEvent(new Event('focus'))
    await screen.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => requests('POST /auth/first_login').at(-1)?.body).toMatchObject({ token: 'her-secret' })
  })

  test('the login leads back to the page that a mail has opened', async () => {
    const { screen, answers } = await open('/e-settings-card', {
      'POST /auth/login': login,
      'POST /auth/session/:id': { session_key: 'new key' },
    })
    await expect.element(screen.getByText(loggedOut)).toBeVisible()
    answers['GET /users/me'] = employer()
    await screen.getByLabelText('Email').fill('grace@home.example')
    await screen.getByLabelText('Password', { exact: true }).fill('sampaguita tea')
    await screen.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect.poll(() => location.pathname).toBe('/e-settings-card')
  })

  test('is told so once: afterwards she is a guest', async () => {
    const { screen, go } = await open('/e-settings-card', {
      'GET /videos/public/:id': videoOf({ title: 'Rice water' }),
    })
    await expect.element(screen.getByText(loggedOut)).toBeVisible()
    await expect.element(screen.getByLabelText('Email')).toBeVisible()
    go('/video/1')
    await expect.element(screen.getByRole('heading', { name: 'Rice water' })).toBeVisible()
  })

  test('a login card leads to the login with her User ID', async () => {
    const { screen } = await open('/?as=helper&user=maria2025', {}, worker('eng'))
    await expect.element(screen.getByLabelText('User ID')).toHaveValue('maria2025')
    await expect.element(screen.getByText(loggedOut)).toBeVisible()
  })

  test('after a logout the next login does not lead back', async () => {
    const { screen, answers } = await showApp('/e-settings', employer(), { 'POST /auth/logout': { done: true } })
    answers['POST /auth/login'] = login
    answers['POST /auth/session/:id'] = { session_key: 'new key' }
    await screen.getByRole('button', { name: 'Menu' }).click()
    await screen.getByRole('button', { name: 'Logout' }).click()
    await screen.getByLabelText('Email').fill('grace@home.example')
    await screen.getByLabelText('Password', { exact: true }).fill('sampaguita tea')
    await screen.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect.poll(() => location.pathname).toBe('/library')
  })
})

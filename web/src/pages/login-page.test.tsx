import type { LoginReply } from '@kasama/contract/people/auth/auth.api'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from '#shared/session/session.ts'
import { refusal } from '#test/answers.ts'
import { config } from '#test/plan.ts'
import { showApp } from '#test/show-app.tsx'

const user = { id: 1, role: 'E', org_id: null, language_code: 'eng', needs_picture: false } as const
const free: LoginReply = { token: 'hers', user, session_key: '' }
/** A login while another session of the account is live. */
const otherSession: LoginReply = { ...free, session_key: 'marker of another' }

/** Opens the login at a path and submits a password. */
async function submitLogin(address: string, login: LoginReply | ReturnType<typeof refusal>) {
  const { screen, ...app } = await showApp(address, null, {
    'POST /auth/login': login,
    'POST /auth/session/:id': { session_key: 'new key' },
    'POST /auth/logout': { done: true },
  })
  await screen.getByLabelText('Email').fill('Grace@home.example')
  await screen.getByLabelText('Password', { exact: true }).fill('sampaguita tea')
  return { screen, ...app }
}

test('a login leads to the requested page, also after a failed attempt', async () => {
  const { screen, answers, requests } = await submitLogin('/worker-progress', refusal('wrong_login'))
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Wrong email or password.')).toBeVisible()
  answers['POST /auth/login'] = free
  await screen.getByLabelText('Password', { exact: true }).fill('orchid tea')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/worker-progress')
  expect(session.values()).toMatchObject({ web_token: 'hers', role: 'E', session_key: 'new key', is_new_session: '1' })
  expect(requests('POST /auth/login').at(-1)?.body).toMatchObject({
    email: 'grace@home.example',
    password: 'orchid tea',
  })
})

test('an employer keeps her other session, or takes it over', async () => {
  const { screen, requests } = await submitLogin('/', otherSession)
  const logIn = screen.getByRole('button', { name: 'Log in', exact: true })
  await logIn.click()
  await expect.element(screen.getByText('The other computer will be signed out.')).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => requests('POST /auth/logout')).toHaveLength(1)
  expect(requests('POST /auth/session/:id')).toHaveLength(0)
  expect(session.token()).toBe('')
  await logIn.click()
  await screen.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => location.pathname).toBe('/library')
  expect(session.values()).toMatchObject({ web_token: 'hers', session_key: 'new key' })
})

test('a helper who is logged in elsewhere reads the refusal in her language', async () => {
  const { screen, requests } = await showApp('/?as=helper&user=siti2025', null, {
    'POST /auth/login': { ...otherSession, user: { ...user, role: 'W', language_code: 'ind' } },
    'POST /auth/session/:id': refusal('session_live', { values: { minutes: 12, time: '12:00' } }),
    'POST /auth/logout': { done: true },
  })
  await expect.element(screen.getByLabelText('User ID')).toHaveValue('siti2025')
  await screen.getByLabelText('Password', { exact: true }).fill('melati-2025')
  await screen.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.element(screen.getByText('Akun tidak boleh dipakai orang lain.')).toBeVisible()
  await screen.getByRole('button', { name: 'OK' }).click()
  await expect.element(screen.getByRole('button', { name: 'Masuk' })).toBeVisible()
  expect(requests('POST /auth/logout')).not.toHaveLength(0)
  expect(session.token()).toBe('')
})

test('choosing another language first selects the helper login, and the employer login is in English', async () => {
  const { screen } = await showApp('/', null)
  await expect.element(screen.getByRole('link', { name: 'Register' }).first()).toBeVisible()
  await screen.getByText('Bahasa Indonesia', { exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Masuk' })).toBeVisible()
  await expect.element(screen.getByLabelText('User ID')).toBeVisible()
  await screen.getByText('Majikan', { exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Welcome to Kasama' })).toBeVisible()
  expect(session.values().language_code).toBe('eng')
})

test('on a phone the first view has the picture, a sentence and Register, also in the demo, whose names are folded', async () => {
  const demo_logins = Array.from({ length: 9 }, (_, index) => ({
    label: `Demo household ${index + 1}`,
    role: 'E' as const,
    username: `demo${index + 1}@home.example`,
    password: 'sampaguita tea',
  }))
  const { screen } = await showApp('/', null, { 'GET /config': { ...config, demo: true, demo_logins } })
  const first = screen.getByText('Demo household 1', { exact: true })
  await expect.element(first).toBeInTheDocument()
  await expect.element(first).not.toBeVisible()
  const banner = screen.getByRole('banner')
  const register = banner.getByRole('link', { name: 'Register' })
  const parts = [banner.getByText('teaches your helper', { exact: false }), register].map((part) => part.element())
  for (const part of [...parts, banner.element().querySelector('img[width="760"]')]) {
    const { top, bottom, height } = part?.getBoundingClientRect() ?? new DOMRect()
    expect([top >= 0, height > 0, bottom <= 844], `${part?.tagName}: ${top} to ${bottom}`).toEqual([true, true, true])
  }
})

test("an agency's login is in the language of the login card that leads to it", async () => {
  const { screen } = await showApp('/sample-homes?as=helper&user=maria2025&lang=mya', null)
  await expect.element(screen.getByRole('button', { name: 'ဝင်မယ်', exact: true })).toBeVisible()
  expect(session.values().language_code).toBe('mya')
})

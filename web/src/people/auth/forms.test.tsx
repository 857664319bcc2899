import type { LoginReply } from '@kasama/contract/people/auth/auth.api'
import { describe, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { rememberReader } from '#shared/session/known-reader.ts'
import { session } from '#shared/session/session.ts'
import { answerCalls, refusal } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { employer, showApp, worker } from '#test/show-app.tsx'
import { RegisterForm } from './register/register-form'
import { ResetPanel } from './reset/reset-panel'

describe('known login', () => {
  const siti = { id: 2, role: 'W', login: 'siti2025', name: 'Siti', picture: null, language: 'eng' } as const
  const user = { id: 2, role: 'W', org_id: null, language_code: 'eng', needs_picture: false } as const

  async function showKnown(path: string, answers: Parameters<typeof showApp>[2] = {}) {
    rememberReader(siti)
    return showApp(path, null, answers)
  }

  test('a phone that knows her logs her in by password without her User ID', async () => {
    const { screen, requests } = await showKnown('/', {
      'POST /auth/login': { token: 'hers', user, session_key: '' },
      'POST /auth/session/:id': { session_key: 'new key' },
    })
    await expect.element(screen.getByRole('heading', { name: 'Hello, Siti' })).toBeVisible()
    await expect.element(screen.getByLabelText('User ID')).not.toBeInTheDocument()
    await screen.getByLabelText('Password', { exact: true }).fill('melati tea')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.pathname).toBe('/library')
    expect(requests('POST /auth/login').map(({ body }) => body)).toEqual([
      { username: 'siti2025', password: 'melati tea', session_key: '' },
    ])
  })

  test('a refused finger leads to the password; other refusals are said as they are', async () => {
    const { screen, answers } = await showKnown('/', { 'POST /auth/passkey_challenge': refusal('passkey_refused') })
    const finger = screen.getByRole('button', { name: 'Fingerprint' })
    await finger.click()
    await expect.element(screen.getByText(/^Fingerprint not recognised/)).toBeVisible()
    await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveFocus()
    answers['POST /auth/passkey_challenge'] = refusal('account_blocked')
    await finger.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This account is blocked.')
  })

  test('"Not Siti?" forgets her', async () => {
    const { screen } = await showKnown('/')
    await screen.getByRole('button', { name: 'Not Siti?' }).click()
    await expect.element(screen.getByLabelText('Email')).toBeVisible()
    expect(session.values().known_reader).toBe('')
  })

  test.each(['/?as=employer', '/e-login', '/?as=helper&user=maria2025', '/#plans'])(
    '%s asks for another login than hers',
    async (path) => {
      const { screen } = await showKnown(path)
      await expect.element(screen.getByRole('radio', { name: 'Employer' })).toBeInTheDocument()
      await expect.element(screen.getByText('Hello, Siti')).not.toBeInTheDocument()
    },
  )
})

describe('first login panel', () => {
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
})

const employers = { role: 'E', token: 'secret' } as const
const helpers = { role: 'W', token: 'secret' } as const
const link = { valid: true, worker: null }

test('shows each error of a new password at its field before sending anything', async () => {
  const { requests } = answerCalls({
    'POST /auth/reset_link': link,
    'POST /auth/employer_reset_password': { done: true },
  })
  const page = await show(<ResetPanel {...employers} />)
  const save = page.getByRole('button', { name: 'Save' })
  const [password, confirm] = [page.getByLabelText('New password', { exact: true }), page.getByLabelText('Confirm')]
  const expectText = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
  await save.click()
  await expectText('Please type your new password.')
  await expect.element(password).toHaveFocus()
  await password.fill('papaya')
  await save.click()
  await expectText('Password need to have at least 8 characters.')
  await password.fill('papayatree9')
  await save.click()
  await expectText('Please re-type your password for confirmation.')
  await confirm.fill('papayatre9')
  await save.click()
  await expectText('Password mismatch.')
  expect(requests('POST /auth/employer_reset_password')).toEqual([])
  await confirm.fill('papayatree9')
  await save.click()
  await expect.element(page.getByRole('heading', { name: 'Password was reset successfully' })).toBeVisible()
})

test('a helper reads errors, and that her link has expired, in her language', async () => {
  const old = refusal('reset_link_old')
  answerCalls({ 'POST /auth/reset_link': link, 'POST /auth/worker_reset_password': old })
  const page = await show(<ResetPanel {...helpers} />, { language: 'phi' })
  const [password, confirm] = [page.getByLabelText('Bagong password'), page.getByLabelText('Ulitin ang password')]
  await password.fill('halo-halo8')
  await confirm.fill('halo-halo')
  await page.getByRole('button', { name: 'I-save' }).click()
  await expect.element(page.getByText('Hindi magkapareho ang dalawang password.').first()).toBeVisible()
  await confirm.fill('halo-halo8')
  await page.getByRole('button', { name: 'I-save' }).click()
  await expect.element(page.getByRole('heading', { name: 'Hindi na gumagana ang link.' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Humingi ng bagong link' }))
    .toHaveAttribute('href', '/w-forgot-pass')
})

test('an employer’s expired link leads to another mail', async () => {
  answerCalls({ 'POST /auth/reset_link': { valid: false, worker: null } })
  const page = await show(<ResetPanel {...employers} />)
  await expect.element(page.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/e-forgot-pass')
})

test('shows each error in the words of the specification before sending anything', async () => {
  const form = await show(<RegisterForm />)
  const register = form.getByRole('button', { name: 'Register' })
  const [email, password, confirm] = [
    form.getByLabelText('Email'),
    form.getByLabelText('Create password'),
    form.getByLabelText('Confirm password'),
  ] as const
  // A fault is shown at its field and again above the button.
  const expectText = (text: string) => expect.element(form.getByText(text, { exact: true }).first()).toBeVisible()

  await register.click()
  await expectText('Please fill in your email')
  await expect.element(email).toHaveFocus()
  await email.fill('new@home.example')
  await register.click()
  await expectText('Please fill in your password')
  await password.fill('orchid')
  await expectText('Passwords must contains at least eight letters and numbers')
  await register.click()
  await expectText('Password need to have at least 8 characters.')
  await password.fill('password')
  await register.click()
  await expectText('Please confirm your password')
  await confirm.fill('passwort')
  await register.click()
  await expectText("Your password doesn't match.")
})

test('shows errors of the server at their field; after the confirmation she is logged in', async () => {
  onTestFinished(() => session.clear())
  const { answers, requests } = answerCalls({ 'POST /auth/signup': refusal('password_too_common') })
  const form = await show(<RegisterForm />)
  const register = form.getByRole('button', { name: 'Register' })
  await form.getByLabelText('Email').fill('Taken@home.example')
  await form.getByLabelText('Create password').fill('sampaguita tea')
  await form.getByLabelText('Confirm password').fill('sampaguita tea')
  await register.click()
  await expect
    .element(form.getByText('Too many people use this password. Please choose another one.').first())
    .toBeVisible()
  await expect.element(form.getByLabelText('Create password')).toHaveFocus()
  answers['POST /auth/signup'] = refusal('email_taken')
  await register.click()
  await expect.element(form.getByText('This email address is already in use!').first()).toBeVisible()
  await expect.element(form.getByLabelText('Email')).toHaveFocus()
  const user = { id: 1, role: 'E' as const, org_id: null, language_code: 'eng' as const, needs_picture: false }
  answers['POST /auth/signup'] = { token: 'hers', session_key: 'key', user }
  await register.click()
  await expect.element(form.getByText('Registration Successful!')).toBeVisible()
  expect(session.token()).toBe('')
  await form.getByRole('button', { name: 'OK' }).click()
  expect(session.token()).toBe('hers')
  expect(requests('POST /auth/signup').at(-1)?.body).toMatchObject({ email: 'taken@home.example', role: 'E' })
})

import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { rememberReader } from '#shared/session/known-reader.ts'
import { session } from '#shared/session/session.ts'
import { refusal } from '#test/answers.ts'
import { showApp } from '#test/show-app.tsx'

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
    { username: 'siti2025', password: 'melati tea' },
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

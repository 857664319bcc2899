import { expect, type Page, test } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import { household } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'
import { mailIn } from '../../stage/servers/outbox'

/** A server of its own, since an account has one session, and the demo has one admin. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

async function call<D>(
  path: string,
  body: object,
  token?: string,
): Promise<{ status: number; data: D; code?: string }> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const reply = await fetch(`${server.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: reply.status, ...(await reply.json()) }
}

type Login = { token: string; user: { id: number } }
async function signInAdmin(page: Page) {
  const login = { email: 'admin.demo@kasama.example', password: 'orchid-2025', role: 'A' }
  const { token, user } = (await call<Login>('/auth/login', login)).data
  const { session_key } = (await call<{ session_key: string }>(`/auth/session/${user.id}`, {}, token)).data
  await page.addInitScript(
    (values) => {
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
    },
    { web_token: token, role: 'A', session_key },
  )
}

test('an account is found by a mistyped name; its session is ended, and it is blocked and unblocked', {
  tag: '@main',
}, async ({ browser }) => {
  const { origin } = server
  const home = await household('peopledesk', { origin, userId: 'zinnia77' })
  const login = { username: 'zinnia77', password: home.worker.password, role: 'W' }
  const { token, user } = (await call<Login>('/auth/login', login)).data
  await call(`/auth/session/${user.id}`, {}, token)
  const { page, close } = await person(browser, 'desktop', { baseURL: origin })
  await signInAdmin(page)
  await page.goto('/admin/accounts?q=zinnai77')
  await expect(page.getByText('Nobody is spelled “zinnai77”')).toBeVisible()
  await page
    .getByRole('table', { name: 'Accounts' })
    .getByRole('link', { name: /zinnia77/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/admin/accounts/${home.worker.id}$`))
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await expect(page.getByText('Nobody is logged in.')).toBeVisible()

  await page.getByRole('button', { name: /^Block the account/ }).click()
  await expect(page.getByText('1 account is blocked.')).toBeVisible()
  expect((await call('/auth/login', login)).code).toBe('account_blocked')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Block the account/ })).toBeVisible()
  expect((await call('/auth/login', login)).status).toBe(200)

  // Opens her whole audit trail, and from there the trail of everybody.
  await page.getByRole('link', { name: 'Everything about her' }).click()
  await expect(page.getByText('On is', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Account unblocked/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the filter On' }).click()
  await expect(page).toHaveURL(/\/admin\/audit$/)
  await close()
})

test('on a phone a message is answered in its language, and the mail is in the outbox; a draft survives a reload', async ({
  browser,
}) => {
  const { origin } = server
  const email = 'siti@melati.example'
  const message = { name: 'Siti Melati', email, subject: 'Tidur bayi', message: 'Videonya tidak bisa diputar.' }
  await call('/contact', message)
  const { page, close } = await person(browser, 'phone', { baseURL: origin })
  await signInAdmin(page)
  await page.goto('/admin/messages')
  await page.getByRole('link', { name: /Siti Melati/ }).click()
  await page.getByRole('radio', { name: 'Indonesian' }).check({ force: true })
  await page.getByRole('button', { name: 'Video mended' }).click()
  const field = page.getByRole('textbox', { name: 'Answer' })
  await expect(field).toHaveValue(/^Halo Siti, /)
  await page.reload()
  await expect(field).toHaveValue(/^Halo Siti, /)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/Answered by Ada Sample/)).toBeVisible()
  await expect(field).toHaveValue('')
  expect(await mailIn(email, 'Re: Tidur bayi', origin)).toContain('Halo Siti')
  await close()
})

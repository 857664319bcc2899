import { expect, type Page } from '@playwright/test'
import { respond, seesDialog } from '../../stage/states/state'
import { press, says } from '../presses'
import type { Screen } from '../screen'

/** Passkeys of the walk's host, as if it had made some. */
const three = respond({
  rp_id: '127.0.0.1',
  may_add: true,
  passkeys: [
    { id: 3, name: 'Android, Chrome', created_at: '2026-11-03T04:00:00Z', last_used_at: '2026-11-24T00:12:00Z' },
    { id: 2, name: 'Windows, Edge', created_at: '2026-10-14T04:00:00Z', last_used_at: '2026-11-20T04:00:00Z' },
    { id: 1, name: 'Security key or other phone', created_at: '2026-09-02T04:00:00Z', last_used_at: null },
  ],
})
const passkeys = '**/api/auth/passkeys'
const path = '/e-settings-passkeys'

export const employersPasskeys: Screen[] = [
  { name: 'passkeys', path, on: 'both', answers: { [passkeys]: three } },
  { name: 'passkeys-none', path },
  {
    name: 'passkeys-remove',
    path,
    answers: { [passkeys]: three },
    arrive: press('Remove Windows, Edge'),
    sees: seesDialog,
  },
]

export const workersPasskeys: Screen[] = [{ name: 'passkeys-my', path, answers: { [passkeys]: three } }]

type Reader = { role: string; login: string; name: string; picture: string | null; language: string }

/** Opens the login of a phone that knows its reader. */
const known = (reader: Reader) => async (page: Page) => {
  const values = { known_reader: JSON.stringify({ id: 1, ...reader }), language_code: reader.language }
  await page.evaluate((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  }, values)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: reader.name })).toBeVisible()
}
/** The shown page stays; the walk's next screens are of a phone that knows nobody. */
async function forget(page: Page) {
  await page.evaluate(() => localStorage.removeItem('known_reader'))
}
const mei = { role: 'E', login: 'mei.lin@home.example', name: 'Mei', picture: null, language: 'eng' }
const thida = { role: 'W', login: 'thida99', name: 'Thida', picture: '/people/thida.svg', language: 'mya' }

export const knownEmployer: Screen = { name: 'login-known', path: '/', on: 'both', arrive: known(mei), sees: forget }
/** Without a passkey in the phone the finger fails. */
export const knownWorker: Screen = {
  name: 'login-known-my',
  path: '/',
  async arrive(page) {
    await known(thida)(page)
    await press('လက်ဗွေ')(page)
  },
  async sees(page) {
    await says('လက်ဗွေ မကိုက်ပါဘူး။')(page)
    await forget(page)
  },
}

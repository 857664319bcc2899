import { expect, type Page } from '@playwright/test'
import { adminAt, callAt, enterAs } from '../../stage/people/agency'
import { household } from '../../stage/people/household'
import { seesDialog } from '../../stage/states/state'
import { fill, press, says } from '../presses'
import type { Facts, Screen, Server, Walk } from '../screen'
import { lessonsAtDesk } from './desk-lessons'

const demoAdmin = { email: 'admin.demo@kasama.example', password: 'orchid-2025' }

type IdList = { items: { id: number }[] }

/** Signs in the provider's admin, and makes an object for each page that shows a single one. */
async function enter(page: Page, { origin, name }: Server): Promise<Facts> {
  const home = await household(name, { origin, topics: '' })
  const contact = { name: 'Siti Melati', email: `${name}@melati.example`, subject: 'Tidur bayi' }
  await callAt(origin, 'POST /contact', { body: { ...contact, message: 'Videonya tidak bisa diputar.' } })
  const admin = await adminAt(origin, demoAdmin.email, demoAdmin.password)
  const { token } = admin
  const first = async (path: string) => {
    const { data } = await callAt<IdList>(origin, `GET /admin/${path}`, { token })
    return String(data.items[0]?.id ?? `nothing at ${path}`)
  }
  await enterAs(page, admin)
  return {
    email: home.email,
    account: await first(`accounts?q=${home.email}`),
    organisation: await first('organisations'),
    message: await first('messages'),
    lesson: await first('videos?state=published'),
  }
}

const key = (letter: string) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press(letter)
}
const household1 = [
  'Employer email,Employer name,User ID,Helper name,Language',
  'boss1@kettle.example,Boss 1,kettle1001,Worker Orchid,Indonesian',
  'lena@pandan,=Boss 2,kettle1001,Worker Lily,Filipino',
].join('\n')
const giveFile = (text: string) => (page: Page) =>
  page.setInputFiles('input[type=file]', {
    name: 'november-households.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })

const screens: Screen[] = [
  { name: 'desk-dashboard', path: '/admin', on: 'both' },
  { name: 'desk-more', path: '/admin/more', on: 'phone' },
  { name: 'desk-keys', path: '/admin', only: 'desktop', arrive: key('?'), sees: seesDialog },
  {
    name: 'desk-search',
    path: '/admin',
    only: 'desktop',
    async arrive(page) {
      await key('/')(page)
      await page.getByRole('combobox').fill('dash')
    },
    sees: (page) => expect(page.getByRole('option').first()).toBeVisible(),
  },
  { name: 'desk-not-found', path: '/admin/nothing-here', sees: says('There is no such page') },
  { name: 'desk-accounts', path: '/admin/accounts', on: 'both' },
  { name: 'desk-accounts-misspelled', path: '/admin/accounts?q=zinnai77' },
  { name: 'desk-account', path: '/admin/accounts/{account}', on: 'both' },
  { name: 'desk-refund', path: '/admin/accounts/{account}', on: 'both', arrive: press('Refund'), sees: seesDialog },
  {
    name: 'desk-refund-sure',
    path: '/admin/accounts/{account}',
    async arrive(page) {
      await press('Refund')(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Amount in dollars').fill('43.72')
      await dialog.getByLabel('Note for the audit').fill('Moving away')
      await dialog.getByRole('button', { name: 'Refund $43.72' }).click()
    },
    sees: says(/^Refund \$43\.72 to .+/),
  },
  { name: 'desk-subscriptions', path: '/admin/subscriptions' },
  { name: 'desk-payment', path: '/admin/payments/1' },
  { name: 'desk-revenue', path: '/admin/revenue' },
  { name: 'desk-revenue-table', path: '/admin/revenue', arrive: press('Show as table') },
  { name: 'desk-vouchers', path: '/admin/vouchers' },
  {
    name: 'desk-voucher-new',
    path: '/admin/vouchers/new',
    on: 'both',
    arrive: fill({ Code: 'LUNAR-26', 'How much': '125' }),
  },
  { name: 'desk-organisations', path: '/admin/organisations' },
  { name: 'desk-organisation', path: '/admin/organisations/{organisation}' },
  { name: 'desk-contracts-ending', path: '/admin/organisations/ending' },
  { name: 'desk-import-file', path: '/admin/organisations/{organisation}/import' },
  {
    name: 'desk-import-check',
    path: '/admin/organisations/{organisation}/import',
    on: 'both',
    arrive: giveFile(household1),
    sees: says('2 rows read'),
  },
  { name: 'desk-login-cards', path: '/admin/organisations/{organisation}/login-cards' },
  { name: 'desk-messages', path: '/admin/messages' },
  { name: 'desk-message', path: '/admin/messages/{message}', on: 'both', arrive: press('Video mended') },
  { name: 'desk-redemptions', path: '/admin/redemptions' },
  { name: 'desk-labels', path: '/admin/redemptions/post' },
  { name: 'desk-audit', path: '/admin/audit' },
  { name: 'desk-security', path: '/admin/security' },
  { name: 'desk-brand', path: '/admin/settings' },
  {
    name: 'desk-brand-error',
    path: '/admin/settings',
    arrive: fill({ Instagram: 'instagram.example' }),
    sees: says('Begin with https://'),
  },
  {
    name: 'desk-settings',
    path: '/admin/settings/mails',
    on: 'phone',
    arrive: fill({ 'Voucher, in dollars': 'five' }),
    sees: says('From 0.01'),
  },
]

async function enterOrganisation(page: Page, { origin, name }: Server): Promise<Facts> {
  const { token } = await adminAt(origin, demoAdmin.email, demoAdmin.password)
  const organisation = { name: `Kettle ${name}`, short_url: name.slice(0, 30) }
  const { data } = await callAt<{ id: number }>(origin, 'POST /admin/organisations', { body: organisation, token })
  await enterAs(page, await adminAt(origin, demoAdmin.email, demoAdmin.password))
  await page.addInitScript((id) => localStorage.setItem('org_id', String(id)), data.id)
  return {}
}

/** The browser shows the pages of an organisation's admin; other tests check the server's permissions. */
const organisationScreens: Screen[] = [
  { name: 'desk-organisation-home', path: '/admin', on: 'both' },
  { name: 'desk-out-of-scope', path: '/admin/settings', on: 'both' },
  { name: 'desk-import', path: '/admin/import' },
  { name: 'desk-cards', path: '/admin/login-cards' },
]

const gate: Screen[] = [
  { name: 'desk-login', path: '/admin/login', on: 'both' },
  {
    name: 'desk-login-wrong',
    path: '/admin/login',
    arrive: fill({ Email: demoAdmin.email, Password: 'wrong' }, 'Log in'),
  },
]

export const desk: Walk[] = [
  { who: 'the desk', device: 'desktop', enter, screens },
  { who: 'lessons at the desk', device: 'desktop', enter, screens: lessonsAtDesk },
  { who: 'the desk of an organisation', device: 'desktop', enter: enterOrganisation, screens: organisationScreens },
  { who: 'an admin who comes in', device: 'desktop', screens: gate },
]

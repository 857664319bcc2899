import { spawnSync } from 'node:child_process'
import { expect, type Page, test } from '@playwright/test'
import { generate } from 'otplib'
import { addReader } from '../../stage/browser/passkey-reader'
import { person } from '../../stage/pages/journey'
import { endSession } from '../../stage/people/ended-session'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

const password = 'a long orchid 7'
const lin = 'lin@kasama.example'
const tara = 'tara@kasama.example'
const links: Record<string, string> = {}
let server: BuiltServer

/** Admins are made by the command, on a database that no server has opened yet. */
test.beforeAll(async () => {
  const before = (env: NodeJS.ProcessEnv) => {
    for (const email of [lin, tara]) {
      const program = ['server/dist/bundle/admin-create.js', email, '--link']
      const { stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' })
      links[email] = /http\S+\/reset\/\S+/.exec(stdout)?.[0] ?? `no link: ${stderr}`
    }
  }
  server = await startBuilt({ DEMO: '0' }, { host: 'localhost', before })
})
test.afterAll(() => server.stop())

async function choosePassword(page: Page, email: string) {
  await page.goto(links[email] ?? '')
  await page.getByLabel('New password').fill(password)
  await page.getByLabel(/Confirm/).fill(password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Password was reset successfully' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL('**/admin/login')
}

async function logIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function keepCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Keep these ten codes' })).toBeVisible()
  const codes = await page.getByRole('listitem').allInnerTexts()
  await page.getByLabel('I have kept them').check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Add another one' })).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  return codes
}

/** Logs in over a page that shows the end of its session. */
async function comeBack(page: Page) {
  const ended = page.getByRole('heading', { name: 'Your session ended' })
  await expect(ended).toBeVisible()
  const emailField = page.getByLabel('Email')
  if (await emailField.isVisible()) await emailField.fill(lin)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in and go on' }).click()
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(ended).toBeHidden()
}

const leave = async (page: Page) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/admin')
  await page.waitForURL('**/admin/login')
}

test('on a desktop a new admin logs in with a passkey, again later, and over the page after her session ended', async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await addReader(page)
  await choosePassword(page, lin)
  await logIn(page, lin)
  await expect(page.getByRole('heading', { name: 'Add a second factor' })).toBeVisible()
  await page.getByRole('button', { name: 'Make passkey' }).click()
  await keepCodes(page)
  await page.waitForURL('**/admin')

  await leave(page)
  await logIn(page, lin)
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await page.waitForURL('**/admin')

  // The session ends while a form is half filled: the text outlives a reload, and the press takes effect after the
  // login.
  await page.goto('/admin/settings')
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).not.toHaveValue('')
  await name.fill('Tulong')
  await endSession(page, server.origin)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your session ended' })).toBeVisible()
  await comeBack(page)
  await expect(name).toHaveValue('Tulong')
  await endSession(page, server.origin)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await comeBack(page)
  await expect(page.getByText('Saved. It holds from now on.')).toBeVisible()
  await expect(name).toHaveValue('Tulong')

  await page.goto('/admin/audit')
  await expect(page.getByRole('cell', { name: 'Passkey added' }).first()).toBeVisible()
  await close()
})

test('on a phone a new admin logs in with codes, and once with a recovery code', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone', { baseURL: server.origin })
  await choosePassword(page, tara)
  await logIn(page, tara)
  await page.getByText('App with codes').click()
  const secret = (await page.getByText(/^[A-Z2-7 ]{30,}$/).innerText()).replace(/\s/g, '')
  await page.getByRole('textbox', { name: 'Code' }).fill(await generate({ secret }))
  await page.getByRole('button', { name: 'Add the app' }).click()
  const [code = ''] = await keepCodes(page)
  await page.waitForURL('**/admin')
  await leave(page)
  await logIn(page, tara)
  await page.getByRole('button', { name: 'Recovery code' }).click()
  await page.getByLabel('Recovery code').fill(code.toUpperCase())
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/admin')
  await close()
})

import { expect, test } from '@playwright/test'
import { type MailServer, type ReceivedMail, startMailServer } from '../../stand-ins/mail-server'
import { choose, person } from '../stage/pages/journey'
import { household, logInEmployer } from '../stage/people/household'
import { type BuiltServer, startBuilt } from '../stage/servers/built-server'
import { isOfBeginning, linkOf } from '../stage/servers/outbox'

let mailServer: MailServer
let server: BuiltServer
test.beforeAll(async () => {
  mailServer = await startMailServer()
  server = await startBuilt({ DEMO: '0', SMTP_URL: mailServer.url })
})
test.afterAll(async () => {
  await server.stop()
  await mailServer.stop()
})

/** What was sent to an address, but for its welcome and its receipt. */
const mailsTo = (address: string) =>
  mailServer.received.filter(({ to, source }) => {
    const [subject = ''] = /^Subject: .*/m.exec(source) ?? []
    return to.includes(address) && !isOfBeginning(subject)
  })

/** The first mail to this address; waits for it, as a person does. */
async function mailTo(address: string): Promise<ReceivedMail> {
  await expect.poll(() => mailsTo(address)[0]?.to).toEqual([address])
  return mailsTo(address)[0] as ReceivedMail
}

test('an employer sets a new password by a mail that an SMTP server took', async ({ browser }) => {
  const { origin } = server
  const home = await household('smtphome', { topics: '', origin })
  const { page, close } = await person(browser, 'phone', { baseURL: origin })
  await page.goto('/e-forgot-pass')
  await page.getByLabel('Email').fill(home.email.replace('smtp', 'SMTP'))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Email sent to your account.')).toBeVisible()
  await expect(page).toHaveURL(/\/\?as=employer$/)

  const { source } = await mailTo(home.email)
  expect(source).toMatch(/^From: Kasama <hello@kasama\.example>\r?$/m)
  expect(source).toMatch(/^Subject: Reset your Kasama password\r?$/m)
  expect(source).toContain('text/plain')
  expect(source).toContain('text/html')
  const link = linkOf(source, origin, '/reset/')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('papaya tree 9')
  await page.getByLabel('Confirm password').fill('papaya tree 9')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Password was reset successfully')).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await logInEmployer(page, { ...home, password: 'papaya tree 9' })
  await page.goto(link)
  await expect(page.getByText('This link no longer works.')).toBeVisible()
  await close()
})

test('a worker whose User ID is an email gets her mail herself, in her language', async ({ browser }) => {
  const { origin } = server
  const userId = 'Siti.Sample@mail.example'
  const home = await household('smtpsiti', { language: 'ind', topics: '', userId, origin })
  const { page, close } = await person(browser, 'phone', { baseURL: origin })
  await page.goto('/w-forgot-pass')
  await choose(page, 'Indonesia')
  await page.getByLabel('User ID').fill(userId.toLowerCase())
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(page.getByText('Email sudah dikirim ke akun Anda.')).toBeVisible()

  const { source } = await mailTo(userId)
  expect(source).toContain('Ganti kata sandi Kasama Anda')
  expect(mailsTo(home.email)).toEqual([])
  await page.goto(linkOf(source, origin, '/reset_worker/'))
  await page.getByLabel('Kata sandi baru').fill('nasi goreng 7')
  await page.getByLabel('Ulangi kata sandi').fill('nasi goreng 7')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Kata sandi sudah diganti')).toBeVisible()
  await page.getByRole('link', { name: 'Masuk' }).click()
  await page.getByLabel('User ID').fill(userId)
  await page.getByLabel('Kata sandi', { exact: true }).fill('nasi goreng 7')
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page).toHaveURL(/\/library/)
  await close()
})

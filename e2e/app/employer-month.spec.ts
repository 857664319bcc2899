import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { complete } from '../stage/lessons/completed'
import { look, person } from '../stage/pages/journey'
import { household, logInEmployer, signInWorker } from '../stage/people/household'
import { endWeek } from '../stage/servers/ends'
import { countMails, mailIn } from '../stage/servers/outbox'
import { test } from '../stage/servers/with-clock'

const hasan = { email: 'hasan.demo@kasama.example', password: 'melati-2025' }

test('an employer reads her week, ends the mails without a login, gets none, and takes one kind back', async ({
  browser,
  clocked,
}) => {
  const { origin } = clocked
  const home = await household('digest', { topics: '', origin })
  const worker = await person(browser, 'phone', { baseURL: origin })
  await signInWorker(worker.page, home.worker)
  await complete(worker.page, 'safety-fire', { now: clocked.now() })
  await endWeek(clocked)
  const mail = await mailIn(home.email, "'s week: 1 video", origin)
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const [, link = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(mail.replace(/\r?\n[ \t]+/g, ' ')) ?? []
  const { page, close } = await person(browser, 'phone', { baseURL: origin })
  const kinds = page.getByRole('checkbox')
  await page.goto(link)
  await expect(kinds).toHaveCount(3)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await look(page, 'mail-choices-phone')
  const oneClick = await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect(oneClick.status).toBe(200)
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  const before = await countMails(home.email, origin)
  await signInWorker(worker.page, home.worker)
  await complete(worker.page, 'cooking-rice', { now: clocked.now() })
  await worker.close()
  await endWeek(clocked)
  expect(await countMails(home.email, origin)).toBe(before)
  await page.getByRole('checkbox', { name: 'Her week' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText('Saved.')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await clocked.setPage(page)
  await logInEmployer(page, home)
  await page.goto('/e-settings')
  const mails = page.getByRole('region', { name: 'Your mails' })
  await expect(mails.getByRole('switch', { checked: true })).toHaveCount(1)
  await mails.getByRole('switch', { name: 'Good moments' }).press('Space')
  await expect(mails.getByRole('switch', { checked: true })).toHaveCount(2)
  await look(page, 'settings-mails-phone')
  await page.reload()
  await expect(mails.getByRole('switch', { name: 'Good moments' })).toBeChecked()
  await close()
})

test('an employer sees a month in pictures, what was hard and what comes next, and saves it', async ({
  browser,
  clocked,
}) => {
  // Elsewhere another journey has looked at her progress, so that nothing may be new since.
  const { page, close } = await person(browser, 'desktop', { baseURL: clocked.origin })
  await clocked.setPage(page)
  await logInEmployer(page, hasan)
  await page.goto('/worker-progress')
  await expect(page.getByRole('heading', { name: /^New since / })).toBeVisible()
  const month = page.getByRole('region', { name: /^[A-Z][a-z]+ 20\d\d$/ })
  await month.getByRole('button', { name: 'Earlier month' }).click()
  await expect(month.getByRole('region', { name: /^Minutes in / })).toBeVisible()
  await expect(month.getByRole('heading', { name: 'Hard for her' })).toBeVisible()
  await expect(month.getByRole('article')).toHaveCount(3)
  await look(page, 'employer-month-desktop')
  const saved = page.waitForEvent('download')
  await month.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^kasama-20\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toBe('Part,Date,What,Value,Details')
  expect(lines.filter((line) => line.startsWith('Minutes a day,')).length).toBeGreaterThanOrEqual(28)
  expect(lines.some((line) => line.startsWith('Next lesson,'))).toBe(true)
  for (const cell of lines.flatMap((line) => line.split(','))) expect(cell).not.toMatch(/^"?[=+\-@\t\0]/)
  await close()
})

test('a phone prints the parts that are folded on its screen', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  await logInEmployer(page, hasan)
  await page.goto('/worker-progress')
  const folded = page.locator('details')
  await expect(folded.filter({ hasText: 'Hard for her' })).toBeVisible()
  const around = page.locator('#root > :not(main):visible')
  const save = page.getByRole('button', { name: 'Save as CSV' })
  await expect(around).not.toHaveCount(0)
  await expect(save).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(around).toHaveCount(0)
  await expect(save).toBeHidden()
  // As a grid its parts would lie over each other at the end of a sheet.
  await expect(page.getByRole('region', { name: /^[A-Z][a-z]+ 20\d\d$/ })).toHaveCSS('display', 'block')
  /** How many parts are folded as soon as the browser has told of it, which is when it takes the page. */
  const after = (event: string) =>
    page.evaluate((name) => {
      window.dispatchEvent(new Event(name))
      return document.querySelectorAll('details').length
    }, event)
  expect(await after('beforeprint')).toBe(0)
  await expect(page.getByRole('heading', { name: 'Hard for her' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Credits and vouchers' })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(folded.filter({ hasText: 'Hard for her' })).toHaveCount(1)
  await close()
})

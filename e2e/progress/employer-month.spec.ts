import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { complete } from '../stage/lessons/completed'
import { person } from '../stage/pages/journey'
import { household, logInEmployer, startWorkerSession } from '../stage/people/household'
import { endWeek } from '../stage/servers/ends'
import { countMails, mailIn } from '../stage/servers/outbox'
import { test } from '../stage/servers/with-clock'

const hasan = { email: 'hasan.demo@kasama.example', password: 'melati-2025' }

test('an employer gets the weekly mail, unsubscribes without a login, and resubscribes to one kind', async ({
  browser,
  clocked,
}) => {
  const { origin } = clocked
  const home = await household('digest', { topics: '', origin })
  const worker = await person(browser, 'phone', { baseURL: origin })
  await startWorkerSession(worker.page, home.worker)
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
  const oneClick = await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect(oneClick.status).toBe(200)
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  const before = await countMails(home.email, origin)
  await startWorkerSession(worker.page, home.worker)
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
  await page.reload()
  await expect(mails.getByRole('switch', { name: 'Good moments' })).toBeChecked()
  await close()
})

test("an employer sees her worker's progress as charts and tables, and saves and prints a month", async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, hasan)
  await page.goto('/worker-progress')
  await expect(page.getByRole('heading', { name: /^New since / })).toBeVisible()
  await expect(page.getByText('User ID: siti2025')).toBeVisible()
  const minutes = page.getByRole('region', { name: 'Minutes a day' })
  await expect(minutes.getByText(/^\d+ minutes on \d+ of 14 days\. Most: \d+ minutes on /)).toBeVisible()
  await minutes.getByRole('button', { name: 'Show as table' }).press('Enter')
  await expect(minutes.getByRole('table', { name: 'Minutes a day' }).getByRole('row')).toHaveCount(8)
  await minutes.getByRole('button', { name: 'See all' }).click()
  await expect(minutes.getByRole('row')).toHaveCount(15)
  const weeks = page.getByRole('region', { name: 'Correct Answers by week' })
  await weeks.getByRole('button', { name: 'Show as table' }).click()
  await expect(weeks.getByRole('columnheader')).toHaveText(['Week of', 'Correct Answers'])
  await minutes.getByRole('button', { name: 'Show as chart' }).click()
  await expect(minutes.getByRole('table')).toHaveCount(0)

  const month = page.getByRole('region', { name: /^[A-Z][a-z]+ 20\d\d$/ })
  await month.getByRole('button', { name: 'Earlier month' }).click()
  await expect(month.getByRole('region', { name: /^Minutes in / })).toBeVisible()
  await expect(month.getByRole('heading', { name: 'Hard for her' })).toBeVisible()
  await expect(month.getByRole('article')).toHaveCount(3)
  const saved = page.waitForEvent('download')
  await month.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^kasama-20\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toBe('Part,Date,What,Value,Details')
  expect(lines.filter((line) => line.startsWith('Minutes a day,')).length).toBeGreaterThanOrEqual(28)
  expect(lines.some((line) => line.startsWith('Next lesson,'))).toBe(true)
  for (const cell of lines.flatMap((line) => line.split(','))) expect(cell).not.toMatch(/^"?[=+\-@\t\0]/)

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#root > :not(main):visible')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeHidden()
  // The parts of a grid would overlap at the end of a sheet.
  await expect(month).toHaveCSS('display', 'block')
  await close()
})

import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { logInEmployer } from '../stage/household'
import { look, person } from '../stage/journey'
import { mailIn } from '../stage/outbox'

const hasan = { email: 'hasan.demo@kasama.example', password: 'melati-2025' }

test('an employer reads her week, ends the mails without a login, and takes one kind back', async ({ browser }) => {
  const mail = await mailIn(hasan.email, "'s week: ")
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const [, link = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(mail.replace(/\r?\n[ \t]+/g, ' ')) ?? []
  const { page, close } = await person(browser, 'phone')
  const kinds = page.getByRole('checkbox')
  await page.goto(link)
  await expect(kinds).toHaveCount(3)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await look(page, 'mail-choices-phone')
  const oneClick = await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect(oneClick.status).toBe(200)
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Her week' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText('Saved.')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await close()
})

test('an employer sees a month in pictures, what was hard and what comes next, and saves it', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop')
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

import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import { fitsPhones } from '../../stage/pages/widths'
import { confirmIdentity, startAdminSession } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

/** A server of its own, since an account has one session, and the demo has one admin. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const rows = 332
const lessons = (rows - 3).toLocaleString('en')

/** A list with unknown column names, an unknown topic, and three rows that are no lessons. */
function csv(): Buffer {
  const topics = ['Chores', 'Cookery', 'Wellness']
  const lines = Array.from({ length: rows }, (_, n) => {
    if (n < 3) return `=No clip ${n},,,6m24,Chores,x`
    return `Imported lesson ${n},Aralin ${n},imp${String(n).padStart(8, '0')},00:06:24,${topics[n % 3]},ok`
  })
  return Buffer.from(['name,tagalog,yt,length,subject,remarks', ...lines].join('\n'))
}

test('a list of 332 rows is checked, mapped to topics, loaded, found in the library, and undone', async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'desktop', {
    baseURL: server.origin,
    viewport: { width: 1280, height: 800 },
  })
  // Pictures of the lessons are on their host.
  const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  await page.route(
    ({ origin }) => origin !== server.origin,
    (route) => route.fulfill(picture),
  )
  await startAdminSession(page)
  await page.goto('/admin/videos')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Import lessons' })).toBeVisible()
  await fitsPhones(page, 'desk-import')
  await page.setInputFiles('input[type=file]', { name: 'household-lessons.csv', mimeType: 'text/csv', buffer: csv() })
  await expect(page.getByRole('heading', { name: 'household-lessons.csv' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'First look' })).toBeVisible({ timeout: 120_000 })
  await expect(page.getByLabel('What the column tagalog says')).toHaveValue('title_phi')
  await expect(page.getByLabel('What the column remarks says')).toHaveValue('')
  await expect(page.getByText('1 to choose')).toBeVisible()
  await fitsPhones(page, 'desk-import-look')

  await page.getByLabel('Topic of Wellness').focus()
  await page.getByLabel('Topic of Wellness').selectOption('Safety')
  await expect(page.getByText('You have chosen anew')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You have chosen anew')).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).press('Enter')
  const load = page.getByRole('button', { name: `Load ${lessons} lessons` })
  await expect(load).toBeVisible({ timeout: 120_000 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download refused rows' }).click(),
  ])
  const report = await readFile(await download.path(), 'utf8')
  expect(report).toContain(`,2,id is missing,'=No clip 0`)

  await load.press('Enter')
  await expect(load).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Loaded', exact: true })).toBeVisible({ timeout: 120_000 })
  await fitsPhones(page, 'desk-import-loaded')
  await page.goto('/admin/videos?q=imported+lesson+302')
  await expect(page.getByRole('link', { name: 'Imported lesson 302' })).toBeVisible()

  await page.goto('/admin/videos/import')
  await page.getByRole('button', { name: 'Undo household-lessons.csv' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`The ${lessons} lessons that it added are deleted.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await confirmIdentity(page)
  await expect(page.getByText(`${lessons} lessons deleted.`)).toBeVisible({ timeout: 60_000 })
  await page.goto('/admin/videos?q=imported+lesson+302')
  await expect(page.getByRole('link', { name: 'Imported lesson 302' })).toBeHidden()
  await close()
})

test('chosen lessons are exported as a pack, and importing the download changes nothing', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', {
    baseURL: server.origin,
    viewport: { width: 1280, height: 800 },
  })
  await startAdminSession(page)
  await page.goto('/admin/videos/export?ids=1,2')
  await expect(page.getByRole('heading', { name: '2 lessons' })).toBeVisible()
  await fitsPhones(page, 'desk-export')
  await page.getByRole('button', { name: 'Make the pack' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), confirmIdentity(page)])
  expect(download.suggestedFilename()).toMatch(/^lessons-.*\.zip$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')

  await page.goto('/admin/videos/import')
  await page.setInputFiles('input[type=file]', { name: 'back.zip', mimeType: 'application/zip', buffer: bytes })
  await expect(page.getByRole('heading', { name: 'First look' })).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText('2 lessons, nothing is loaded yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nothing to load' })).toBeDisabled()
  await close()
})

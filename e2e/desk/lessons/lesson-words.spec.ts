import { expect, type Page, test } from '@playwright/test'
import { lesson } from '../../stage/lessons/lesson'
import { openLesson } from '../../stage/pages/desk-lessons'
import { person } from '../../stage/pages/journey'
import { startAdminSession } from '../../stage/people/household'
import { startWithModel, type WithModel } from '../../stage/servers/with-model'

/** A server of its own with a model that translates. */
let server: WithModel
test.beforeAll(async () => {
  server = await startWithModel()
})
test.afterAll(() => server.stop())

const windows = lesson('safety-windows', 'eng')
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('machine translations are marked, not published unconfirmed, and confirmed one by one', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await startAdminSession(page)
  await openLesson(page, windows.title)
  await page.getByRole('tab', { name: /^Filipino/ }).click()
  await field(page, 'Title, Filipino').fill('')
  await field(page, 'Description, Filipino').fill('')
  await saved(page)
  await page.getByRole('link', { name: 'Translation aid' }).click()
  await page.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(field(page, 'Title, Filipino')).toHaveValue(/Ganito ang gawin/)
  await expect(page.getByText('Machine', { exact: true })).toHaveCount(2)
  await saved(page)

  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: windows.title })).toBeVisible()
  await page.getByRole('link', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText(/machine/i).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()

  await page.goBack()
  await page.getByRole('tab', { name: /^Filipino/ }).click()
  await page.getByRole('link', { name: 'Translation aid' }).click()
  const own = field(page, 'Title, Filipino')
  await own.fill('Buksan ang bintana nang ligtas')
  await own.press('Control+Enter')
  await page
    .getByRole('group', { name: 'Description' })
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await expect(page.getByText('Machine', { exact: true })).toHaveCount(0)
  await saved(page)
  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await page.getByRole('link', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Nothing was changed since version 2.')).toBeVisible()
  await close()
})

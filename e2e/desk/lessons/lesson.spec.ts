import { expect, type Page, test } from '@playwright/test'
import { look, person } from '../../stage/pages/journey'
import { signInAdmin } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

/** A server of its own: an account has one session, and the demo has one admin. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Title, English' }).getByRole('radio', { name }).check()

test('two windows change a lesson: fields are merged, one title is chosen, and it comes out when it was ordered to', async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await signInAdmin(page)
  await page.goto('/admin/videos')
  await page.getByRole('table').getByRole('link').first().click()
  const title = page.getByRole('textbox', { name: 'Title, English', exact: true })
  await expect(title).toBeVisible()
  await look(page, 'desk-lesson')
  const other = await page.context().newPage()
  await other.goto(page.url())
  const hers = other.getByRole('textbox', { name: 'Title, English', exact: true })
  await expect(hers).toBeVisible()
  // Different fields are merged without a word.
  await page.getByRole('textbox', { name: 'Description, English', exact: true }).fill('Written in the first window')
  await saved(page)
  await other.getByRole('textbox', { name: 'More about it, English', exact: true }).fill('Written in the second')
  await saved(other)
  await page.reload()
  await expect(page.getByText('Written in the first window').first()).toBeVisible()
  await expect(page.getByText('Written in the second').first()).toBeVisible()

  await title.fill('Mine before hers')
  await saved(page)
  await hers.fill('Hers after mine')
  await expect(other.getByRole('heading', { name: /saved before you/ })).toBeVisible()
  await look(other, 'desk-conflict')
  await other.reload()
  await choose(other, 'Yours')
  await other.getByRole('button', { name: 'Save my choice' }).click()
  await expect(hers).toHaveValue('Hers after mine')
  await expect(other.getByRole('heading', { name: /saved before you/ })).toBeHidden()
  await saved(other)
  await other.getByRole('link', { name: 'Publish' }).click()
  await other.getByText('At a time').click()
  await look(other, 'desk-publish')
  await other.getByRole('button', { name: /^Schedule for/ }).click()
  await expect(other.getByText(/^Comes out/)).toBeVisible()
  await other.getByRole('button', { name: 'Don’t publish by itself' }).click()
  await other.getByText('On workers’ phones within a minute.').click()
  await other.getByRole('button', { name: 'Publish now' }).click()
  await expect(other.getByRole('heading', { name: 'Versions' })).toBeVisible()
  await expect(other.getByText('Nothing was changed since version 2.')).toBeVisible()
  await close()
})

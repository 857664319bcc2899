import { expect, type Page, test } from '@playwright/test'
import { choose, person } from '../../stage/pages/journey'
import { startAdminSession } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

/** A server of its own, since an account has one session, and the demo has one admin. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `${name}, English`, exact: true })

async function publish(page: Page, version: number) {
  await page.getByRole('link', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText(`Nothing was changed since version ${version}.`)).toBeVisible()
}

test('edits of two windows are merged, a conflicting title is chosen; the lesson is previewed, published, and an old version restored', async ({
  browser,
}) => {
  const { page: first, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await startAdminSession(first)
  await first.goto('/admin/videos?q=bath')
  await first.getByRole('table').getByRole('link').first().click()
  await expect(field(first, 'Title')).toBeVisible()
  const page = await first.context().newPage()
  await page.goto(first.url())
  await expect(field(page, 'Title')).toBeVisible()
  // Changes of different fields are merged without a message.
  await field(first, 'Description').fill('Written in the first window')
  await saved(first)
  await field(page, 'More about it').fill('Written in the second')
  await saved(page)
  await first.reload()
  await expect(first.getByText('Written in the first window').first()).toBeVisible()
  await expect(first.getByText('Written in the second').first()).toBeVisible()

  await field(first, 'Title').fill('Mine before hers')
  await saved(first)
  await field(page, 'Title').fill('Hers after mine')
  await expect(page.getByRole('heading', { name: /saved before you/ })).toBeVisible()
  await page.reload()
  await page.getByRole('group', { name: 'Title, English' }).getByRole('radio', { name: 'Yours' }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect(field(page, 'Title')).toHaveValue('Hers after mine')
  await expect(page.getByRole('heading', { name: /saved before you/ })).toBeHidden()
  await saved(page)

  // The preview is the worker’s page in each language, light and dark, and its questions can be tried.
  const phone = page.frameLocator('iframe')
  await expect(phone.getByRole('heading', { level: 1, name: 'Hers after mine' })).toBeVisible()
  const background = () => phone.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const light = await background()
  await choose(page, 'Dark')
  await expect.poll(background).not.toBe(light)
  await choose(page, 'MY')
  await expect(phone.locator('html')).toHaveAttribute('lang', 'my')
  await choose(page, 'Questions')
  await expect(phone.getByRole('radio').first()).toBeVisible()

  await page.getByRole('link', { name: 'Publish' }).click()
  await page.getByText('At a time').click()
  await page.getByRole('button', { name: /^Schedule for/ }).click()
  await expect(page.getByText(/^Comes out/)).toBeVisible()
  await page.getByRole('button', { name: 'Don’t publish by itself' }).click()
  await page.getByText('On workers’ phones within a minute.').click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Nothing was changed since version 2.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the lesson' }).click()
  await field(page, 'Title').fill('The third title')
  await saved(page)
  await publish(page, 3)
  await page.getByRole('link', { name: /^Look at it.*Version 2$/ }).click()
  await expect(page.getByRole('heading', { name: 'Title, English' })).toBeVisible()
  await expect(page.getByText('Hers after mine')).toBeVisible()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible()
  await expect(page.getByText(/^Changed since version 3/)).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Hers after mine' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Nothing was changed since version 4.')).toBeVisible()
  await close()
})

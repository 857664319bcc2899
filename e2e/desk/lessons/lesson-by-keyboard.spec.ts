import { expect, type Locator, type Page, test } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import { signInAdmin } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

/** A server of its own: an account has one session, and the demo has one admin. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

/** Presses Tab until something has the focus; a page on which that takes longer keeps somebody out. */
async function tabTo(page: Page, wanted: Locator, most = 80) {
  await expect(wanted).toBeVisible()
  for (let pressed = 0; pressed < most; pressed++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

test('a lesson is opened, written and published with the keyboard alone', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await signInAdmin(page)
  await page.goto('/admin/videos')
  await tabTo(page, page.getByRole('table').getByRole('link').first())
  await page.keyboard.press('Enter')
  const title = page.getByRole('textbox', { name: 'Title, English', exact: true })
  await tabTo(page, title)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('By keyboard alone')
  await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Publish', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Publish now' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing was changed since version 2.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible()
  await close()
})

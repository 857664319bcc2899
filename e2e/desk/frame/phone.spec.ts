import { expect, type Page, test } from '@playwright/test'
import { deskPath, deskRoutes } from '../../stage/pages/desk-routes'
import { person } from '../../stage/pages/journey'
import { sideways } from '../../stage/pages/widths'
import { joinAdminSession } from '../../stage/people/admin'

/** Panels beside a list, opened by the page's address. */
const opened = ['topics?open=13', 'skills?open=1', 'faq?open=cost'].map((path) => `/admin/${path}`)
const pages = [...deskRoutes().map(({ path }) => deskPath(path)), ...opened]

/** Opens another page of the running app, and waits until it is loaded. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    document.querySelector('main')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  const main = page.locator('main:not([data-left])')
  await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expect(main.locator('[aria-busy="true"]'), path).toHaveCount(0)
}

test('on a phone the tab bar and More lead to all desk pages, and none scrolls sideways', async ({ browser }) => {
  // A desktop's viewport, since a phone's own view would grow with a page that is too wide.
  const { page, close } = await person(browser, 'desktop', { viewport: { width: 320, height: 640 } })
  await joinAdminSession(page)
  await page.goto('/admin')
  const bar = page.getByRole('navigation', { name: 'Admin, phone' })
  await expect(page.getByRole('heading', { name: 'What is missing' })).toBeAttached()
  await bar.getByRole('link', { name: 'More' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible()
  await bar.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  for (const path of pages) {
    if (path !== '/admin') await goTo(page, path)
    expect(await sideways(page), path).toBe(0)
  }
  await close()
})

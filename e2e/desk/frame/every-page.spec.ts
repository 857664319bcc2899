import { expect, test } from '@playwright/test'
import { addressOf, deskRoutes } from '../../stage/pages/desk-routes'
import { lookInDark, person } from '../../stage/pages/journey'
import { sideways } from '../../stage/pages/widths'
import { signInAdmin } from '../../stage/people/admin'

/** What a page shows beside a list, where its address says so. */
const opened = ['topics?open=13', 'skills?open=1', 'faq?open=cost'].map((path) => `/admin/${path}`)
const pages = [...deskRoutes().map(({ path }) => addressOf(path)), ...opened]
/** All of them in one test take longer than a test may on a slow machine. */
const atOnce = 8
const parts = Array.from({ length: Math.ceil(pages.length / atOnce) }, (_, part) =>
  pages.slice(part * atOnce, (part + 1) * atOnce),
)

for (const part of parts) {
  test(`pages of the desk are clear in the dark, and scroll sideways on no phone: ${part.join(', ')}`, async ({
    browser,
  }) => {
    const { page, close } = await person(browser, 'desktop')
    await signInAdmin(page)
    for (const path of part) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await lookInDark(page, `desk ${path.slice('/admin/'.length)}`)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await sideways(page), path).toBe(0)
    }
    await close()
  })
}

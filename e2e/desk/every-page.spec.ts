import { expect, type Page, test } from '@playwright/test'
import { lookInDark, person } from '../stage/pages/journey'
import { signInAdmin } from '../stage/people/admin'

const pages = [
  '',
  'accounts',
  'accounts/1',
  'subscriptions',
  'revenue',
  'vouchers',
  'vouchers/new',
  'redemptions',
  'redemptions/post',
  'messages',
  'videos',
  'videos/import',
  'videos/export',
  'topics',
  'topics?open=13',
  'skills',
  'skills?open=1',
  'faq',
  'faq?open=cost',
  'layout',
  'organisations',
  'audit',
  'security',
  'settings',
  'settings/mails',
  'more',
]
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('each page of the desk is clear in the dark, and scrolls sideways on no phone', async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop')
  await signInAdmin(page)
  for (const path of pages) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await lookInDark(page, `desk ${path}`)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sideways(page), path).toBe(0)
  }
  await close()
})

import { expect, type Page } from '@playwright/test'

/** Pixels by which a page can be scrolled sideways. */
export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Checks that a page does not scroll sideways on phones; leaves a desktop's width. */
export async function fitsPhones(page: Page, name: string) {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sideways(page), `${name} at ${width}`).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

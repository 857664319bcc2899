import { expect, type Page } from '@playwright/test'

/** How many pixels a page can be scrolled sideways. */
export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** A page scrolls sideways on no phone; it ends on a desktop. */
export async function fitsPhones(page: Page, name: string) {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sideways(page), `${name} at ${width}`).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

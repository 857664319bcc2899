import { expect, type Page } from '@playwright/test'
import { look } from './journey'

/** How many pixels a page can be scrolled sideways. */
export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Looks at a page on a desktop and on a phone; at no width does it scroll sideways. */
export async function lookAtWidths(page: Page, name: string) {
  await look(page, name)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sideways(page), `${name} at ${width}`).toBe(0)
    if (width === 390) await look(page, `${name}-phone`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

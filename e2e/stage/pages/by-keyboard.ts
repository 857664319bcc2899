import { expect, type Locator, type Page } from '@playwright/test'

/** A page on which it takes longer keeps somebody out. */
const mostStops = 80

/** Goes from stop to stop until this one has the focus, and shows it, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < mostStops && !(await isThere()); stops++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
}

/** Reaches it and presses it. */
export async function pressByKey(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Reaches a field and writes over what stands there. */
export async function writeByKey(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
}

import { expect, type Locator, type Page } from '@playwright/test'

/** Maximum number of Tab presses to reach a target; more would exclude keyboard users. */
const maxStops = 80

/** Moves from stop to stop until the target has a visible focus, as a user without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  // Finding the target by its role again at each stop would take longer than the presses.
  const element = await target.elementHandle()
  const isFocused = () => element?.evaluate((node) => node === document.activeElement)
  for (let stops = 0; stops < maxStops && !(await isFocused()); stops++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
}

/** Moves to a target and presses it. */
export async function pressByKey(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Moves to a field and replaces its text. */
export async function writeByKey(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
}

import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** Sets the screen's size until the end of the test; by default it is a phone's. */
export async function sized(width: number, height = 800) {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(390, 844))
}

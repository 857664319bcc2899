import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** The screen has this size until the end of the test; as a phone's it is wide otherwise. */
export async function sized(width: number, height = 800) {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(390, 844))
}

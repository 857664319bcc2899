import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { translateAsBrowser } from '../browser/browser-translation'

/** Origin of this run's server. */
const origin = () => process.env.KASAMA_ORIGIN ?? ''

/** `SLOWER=4 npm run test:e2e` slows the browsers' processor by four, as on a cheap phone or a busy machine. */
const slower = Number(process.env.SLOWER ?? 1)

/** `TRANSLATED=1 npm run test:e2e -- --grep @main` translates every page; journeys with the tag always do. */
const isTranslated = () => process.env.TRANSLATED === '1' || test.info().tags.includes('@translated')

export const isPictured = () => test.info().project.name === 'screens'

/** A phone's screen and name. */
export const phone = () => ({
  viewport: { width: 390, height: 844 },
  // Pictures are as sharp as on a phone; other runs save the time of painting four times the pixels.
  deviceScaleFactor: isPictured() ? 2 : 1,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; SM-A107F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
})

export type Person = { page: Page; close: () => Promise<void> }

/**
 * A browser of its own, desktop or phone; an error in the page's console fails the journey, but for the `expected` ones,
 * such as those of a line that the journey cuts.
 */
export async function person(
  browser: Browser,
  device: 'desktop' | 'phone',
  options: BrowserContextOptions = {},
  expected = /status of 4\d\d/,
): Promise<Person> {
  const context = await browser.newContext({ baseURL: origin(), ...(device === 'phone' && phone()), ...options })
  if (isTranslated()) await context.addInitScript(translateAsBrowser)
  const page = await context.newPage()
  if (slower > 1) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  }
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text())
  })
  const close = async () => {
    expect(complaints).toEqual([])
    // Calls that are still being answered no longer matter.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  return { page, close }
}

/** Chooses an option of a group by its label, as a person does. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  const option = page.getByRole('radio', { name })
  await expect(option).toBeAttached()
  await page.locator('label').filter({ has: option }).click()
  await expect(option).toBeChecked()
}

import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { translateAsBrowser } from './browser-translation'

/** Where the server of this run listens. */
const origin = () => process.env.KASAMA_ORIGIN ?? ''

/** `SLOWER=4 npm run test:e2e` has browsers that compute four times slower, as on a cheap phone or a busy machine. */
const slower = Number(process.env.SLOWER ?? 1)

/** `TRANSLATED=1 npm run test:e2e -- --grep @main` has browsers that translate every page; journeys with the tag always have. */
const isTranslated = () => process.env.TRANSLATED === '1' || test.info().tags.includes('@translated')

const isPictured = () => test.info().project.name === 'screens'

const phone = () => ({
  viewport: { width: 390, height: 844 },
  // A picture is as sharp as on a phone; to paint four times the dots costs what nobody looks at otherwise.
  deviceScaleFactor: isPictured() ? 2 : 1,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; SM-A107F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
})

export type Person = { page: Page; close: () => Promise<void> }

/** A browser of its own, desktop or phone; anything that the page's console complains about fails the journey. */
export async function person(
  browser: Browser,
  device: 'desktop' | 'phone',
  options: BrowserContextOptions = {},
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
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) complaints.push(message.text())
  })
  const close = async () => {
    expect(complaints).toEqual([])
    // A call that is being answered at this moment is of no interest any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  return { page, close }
}

/**
 * Finds no fault with the accessibility of a screen. `npm run screens` also keeps its picture, and looks at the dark
 * theme, which differs in its colours alone. `part` is looked at by itself, where a screen has no main part yet.
 */
export async function look(page: Page, name: string, part = ''): Promise<void> {
  // Until the app is there, a signed-in reader's page has the product's mark alone.
  await page
    .locator(part || 'main')
    .first()
    .waitFor({ state: 'attached' })
  const themes = isPictured() ? (['light', 'dark'] as const) : (['light'] as const)
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    if (isPictured())
      await page.screenshot({ path: `test-results/screens/${name}-${theme}.png`, animations: 'disabled' })
    const axe = axeOf(page).include(part || 'html')
    expect(await faultsIn(theme === 'light' ? axe : axe.withRules('color-contrast')), `${name}, ${theme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
}

/** In the page itself: otherwise each check opens another one. To write down what is good takes a third of its time. */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

async function faultsIn(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Finds no fault with the whole of a page in the dark theme. */
export async function lookInDark(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await faultsIn(axeOf(page)), `${name}, dark`).toEqual([])
}

/** Taps an option of a group, as a person does: on its label. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  const option = page.getByRole('radio', { name })
  await page.locator('label').filter({ has: option }).click()
  await expect(option).toBeChecked()
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Frame, Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

export type Theme = 'light' | 'dark'

/** The two themes differ in their colours only. */
const colourRules = ['color-contrast']

/** `part` is checked by itself; without `rules` all rules of the theme apply. */
type AxeScope = { part?: string | undefined; rules?: string[] }

/** Selectors of elements take longer than the check, and nothing here uses them. */
const quickOptions: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false }

/** The documents that are shown: a frame in a closed part may never load, and a script in it would never return. */
async function shownFrames(page: Page): Promise<Frame[]> {
  const shown: Frame[] = []
  for (const frame of page.frames())
    if (!frame.parentFrame() || (await (await frame.frameElement()).isVisible())) shown.push(frame)
  return shown
}

/** Loads axe into every document that a context will open, which a browser compiles once for all of them. */
export async function loadAxe(context: BrowserContext) {
  const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await context.addInitScript(`${engine}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
}

/** Ends the fading of colours between themes, since no reader sees the stage half way. */
const endFading = async (page: Page) =>
  Promise.all(
    (await shownFrames(page)).map((frame) =>
      frame.evaluate(() => {
        for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
      }),
    ),
  )

/** Shows a page in a theme, with reduced motion. */
export async function showTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await endFading(page)
}

/**
 * All faults that axe finds in a page that shows a theme, of a context with `loadAxe`: by all rules in the light theme,
 * by the rules of colours in the dark one.
 */
export async function faultsIn(page: Page, theme: Theme, { part = 'html', rules }: AxeScope = {}): Promise<string[]> {
  const ruleSet = rules ?? (theme === 'dark' ? colourRules : null)
  const options = { ...quickOptions, ...(ruleSet && { runOnly: ruleSet }) }
  return page.evaluate(
    async ([selector, runOptions]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe }
      const { violations } = await engine.run({ include: [selector] }, runOptions)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [part, options] as const,
  )
}

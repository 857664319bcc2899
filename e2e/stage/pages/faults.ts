import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

export type Theme = 'light' | 'dark'

/** The two themes differ in their colours only. */
const colourRules = ['color-contrast']

/** `part` is checked by itself; without `rules` all rules of the theme apply. */
type AxeScope = { part?: string | undefined; rules?: string[] }

/** Selectors of elements take longer than the check, and nothing here uses them. */
const quickOptions: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false }

/** Loads the rules into every document once. */
async function loadRules(page: Page) {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
  }
}

/** Ends the fading of colours between themes, since no reader sees the stage half way. */
const endFading = (page: Page) =>
  Promise.all(
    page.frames().map((frame) =>
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

/** All faults that axe finds in a page: by all rules in the light theme, by the rules of colours in the dark one. */
export async function faultsIn(page: Page, theme: Theme, { part = 'html', rules }: AxeScope = {}): Promise<string[]> {
  await showTheme(page, theme)
  await loadRules(page)
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

import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

export type Theme = 'light' | 'dark'

/** The two themes differ in their colours only. */
const onlyColours = ['color-contrast']

/** `part` is checked by itself; without `rules` all rules of the theme apply. */
type Look = { part?: string | undefined; rules?: string[] }

/** Selectors of elements take longer than the check, and nothing here uses them. */
const quick: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false }

/** Loads the rules into every document once. */
async function bringRules(page: Page) {
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
        for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
      }),
    ),
  )

/** Shows a page in a theme, with reduced motion. */
export async function showTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await endFading(page)
}

/** All faults that axe finds in a page: by all rules in the light theme, by the rules of colours in the dark one. */
export async function faultsIn(page: Page, theme: Theme, { part = 'html', rules }: Look = {}): Promise<string[]> {
  await showTheme(page, theme)
  await bringRules(page)
  const chosen = rules ?? (theme === 'dark' ? onlyColours : null)
  const options = { ...quick, ...(chosen && { runOnly: chosen }) }
  return page.evaluate(
    async ([where, how]) => {
      const { axe: finder } = window as unknown as { axe: typeof axe }
      const { violations } = await finder.run({ include: [where] }, how)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [part, options] as const,
  )
}

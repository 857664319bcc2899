import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

export type Theme = 'light' | 'dark'

/** Of two themes only the colours differ. */
const onlyColours: RunOptions = { runOnly: ['color-contrast'] }
/** To say how an element is found takes longer than to look at it, and nobody here asks for it. */
const quick: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false }

/** Every document gets the rules once, however often it is looked at. */
async function bringRules(page: Page) {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
  }
}

/** Colours fade from one theme into the other, and half way there is no theme that anybody reads. */
const endFading = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  })

/** Puts a page into a theme, as it is for somebody who wants no motion. */
export async function showTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await endFading(page)
}

/** Everything that axe finds in a page, or in one part of it: in the light theme by all rules, in the dark one in its colours. */
export async function faultsIn(page: Page, theme: Theme, part = 'html'): Promise<string[]> {
  await showTheme(page, theme)
  await bringRules(page)
  const options = { ...quick, ...(theme === 'dark' && onlyColours) }
  return page.evaluate(
    async ([where, how]) => {
      const { axe: rules } = window as unknown as { axe: typeof axe }
      const { violations } = await rules.run({ include: [where] }, how)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [part, options] as const,
  )
}

import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

export type Theme = 'light' | 'dark'

/** The two themes differ in their colours alone. */
const onlyColours = ['color-contrast']

/** `part` is looked at by itself; without `rules` they are all that hold in that theme. */
type Look = { part?: string | undefined; rules?: string[] }

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
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
      }),
    ),
  )

/** Puts a page into a theme, as it is for somebody who wants no motion. */
export async function showTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await endFading(page)
}

/** Everything that axe finds in a page: in the light theme by all rules, in the dark one in its colours. */
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

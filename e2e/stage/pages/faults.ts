import type { Frame, Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

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

/** Loads the rules into every document once. */
async function loadRules(page: Page) {
  for (const frame of await shownFrames(page)) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
  }
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

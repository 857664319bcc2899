import type { Page } from '@playwright/test'

export const appFile = '**/assets/libraries*'

/** The app comes when it is called for: until then the page is what it is without it. */
export async function holdApp(page: Page) {
  let bring = () => {}
  const isWanted = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route(appFile, async (route) => {
    await isWanted
    await route.continue()
  })
  return bring
}

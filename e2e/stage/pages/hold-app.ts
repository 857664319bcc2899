import type { Page } from '@playwright/test'

export const appFile = '**/assets/libraries*'

/** The app, or other files, come when they are called for: until then the page is what it is without them. */
export async function holdApp(page: Page, files: string | RegExp = appFile) {
  let bring = () => {}
  const isWanted = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route(files, async (route) => {
    await isWanted
    await route.continue()
  })
  return bring
}

/** Until the first script of a page is there, nobody keeps a form that is sent. */
export const firstScript = (page: Page) =>
  page.waitForFunction(() => !document.dispatchEvent(new SubmitEvent('submit', { cancelable: true })))

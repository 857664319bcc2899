import type { Page } from '@playwright/test'

export const appFile = '**/assets/libraries*'

/** Delays the app's files, or others, until the returned function is called. */
export async function holdApp(page: Page, files: string | RegExp = appFile) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Waits for the first script of a page, which keeps a submitted form; before that a form would be lost. */
export const firstScript = (page: Page) =>
  page.waitForFunction(() => !document.dispatchEvent(new SubmitEvent('submit', { cancelable: true })))

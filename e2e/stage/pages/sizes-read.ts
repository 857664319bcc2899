import { expect, type Page } from '@playwright/test'

/**
 * Adds a performance mark when a script of the app reads the size of an element, except while the browser is idle: its
 * layout is done then.
 */
export function markSizeReads() {
  let isIdle = false
  const requestIdle = window.requestIdleCallback
  window.requestIdleCallback = (callback, options) =>
    requestIdle((deadline) => {
      isIdle = true
      callback(deadline)
      isIdle = false
    }, options)
  const markRead = (name: string) => {
    if (!isIdle && new Error().stack?.includes('/assets/')) performance.mark(`size: ${name}`)
  }
  const sizes: [object, string[]][] = [
    [Element.prototype, ['clientWidth', 'clientHeight', 'scrollWidth', 'scrollHeight', 'scrollLeft']],
    [HTMLElement.prototype, ['offsetWidth', 'offsetHeight', 'offsetLeft', 'offsetTop']],
    [window, ['innerWidth', 'innerHeight']],
  ]
  for (const [owner, names] of sizes) {
    for (const name of names) {
      const getter = Object.getOwnPropertyDescriptor(owner, name)?.get
      if (!getter) throw new Error(`The browser has no ${name}`)
      Object.defineProperty(owner, name, {
        get() {
          markRead(name)
          return getter.call(this)
        },
      })
    }
  }
  const measure = Element.prototype.getBoundingClientRect
  Element.prototype.getBoundingClientRect = function () {
    markRead('getBoundingClientRect')
    return measure.call(this)
  }
}

/** Sizes read until the browser is idle. */
export async function sizeReads(page: Page): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return page.evaluate(() => performance.getEntriesByType('mark').flatMap(({ name }) => name.match(/^size: .*/) ?? []))
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium as browser, type Page } from '@playwright/test'
import { phone } from '../pages/journey'
import { chromium } from './chromium'
import { ownLine } from './own-line'

/** Things that may happen to a phone at any moment. */
export const cuts = ['offline', 'online', 'reload', 'reopen', 'killed', 'worker ends', 'nothing'] as const
export type Cut = (typeof cuts)[number]

/** Cuts after which the page is a new one. */
export const isReopened = (cut: Cut) => cut === 'reload' || cut === 'reopen' || cut === 'killed'

/** A phone whose storage outlasts its browser, with the page that is open. */
export type OwnPhone = {
  page: Page
  cut: (cut: Cut) => Promise<void>
  goOnline: () => Promise<void>
  end: () => Promise<void>
}

export async function ownPhone(origin: string): Promise<OwnPhone> {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-phone-'))
  const line = await ownLine(origin)
  let isOffline = false
  const start = () =>
    browser.launchPersistentContext(folder, {
      ...chromium,
      ...phone(),
      baseURL: line.origin,
      locale: 'en-SG',
      serviceWorkers: 'allow',
      offline: isOffline,
    })
  let context: BrowserContext = await start()
  /** The browser knows it, and the line is cut: a service worker that starts with the browser does not always know it. */
  async function setOffline(isNow: boolean) {
    isOffline = isNow
    line.set(isNow ? 'cut' : 'whole')
    await context.setOffline(isNow)
  }
  async function open(path: string, page: Page) {
    own.page = page
    await page.goto(path)
  }
  const pathNow = () => new URL(own.page.url()).pathname
  const own: OwnPhone = {
    page: context.pages()[0] ?? (await context.newPage()),
    async cut(cut) {
      const path = pathNow()
      if (cut === 'offline' || cut === 'online') await setOffline(cut === 'offline')
      if (cut === 'reload') await own.page.reload()
      if (cut === 'worker ends') await endServiceWorkers(context, own.page)
      // The browser then believes to be online, and would not tell the page that the line is back.
      if (cut === 'worker ends' && isOffline) {
        await context.setOffline(false)
        await context.setOffline(true)
      }
      if (cut === 'reopen') {
        // A browser without a page ends.
        const other = await context.newPage()
        await own.page.close()
        await open(path, other)
      }
      if (cut === 'killed') {
        await context.close()
        context = await start()
        await open(path, context.pages()[0] ?? (await context.newPage()))
      }
    },
    goOnline: () => setOffline(false),
    async end() {
      await context.close()
      line.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return own
}

/** Ends the service worker as the browser does between two events. */
async function endServiceWorkers(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

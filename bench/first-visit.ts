import { type Browser, chromium, devices, type Page } from '@playwright/test'
import playwright from '../playwright.config'

/**
 * A first visit on a slow line, measured in Chromium: 400 kbit/s, 400 ms a request, CPU x4, nothing in the cache. Times
 * are seconds from the start of the navigation; the median of `runs`.
 */
const line = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }
const cpuFactor = 4

export type FirstVisit = { seconds: number; layoutShift: number; kilobytes: number }
type Session = Record<string, string>

/** Seconds until the first card of the library answers a tap. */
export const untilCard = (origin: string, session: Session, runs: number) =>
  median(runs, session, async (page) => {
    await page.goto(`${origin}/library`, { waitUntil: 'commit' })
    return tapped(page, 'article a', () => page.waitForURL(/\/video\/\d+$/))
  })

/** Seconds until a guest sees a shared lesson play; she presses Play as soon as it is there. */
export const untilPlaying = (address: string, runs: number) =>
  median(runs, {}, async (page) => {
    await page.goto(address, { waitUntil: 'commit' })
    await tapped(page, 'section button', async () => {})
    const playing = await page.waitForFunction(
      () => {
        const clip = document.querySelector('video')
        return clip && clip.currentTime > 0 && !clip.paused && performance.now()
      },
      undefined,
      { polling: 'raf', timeout: 120_000 },
    )
    return Number(await playing.jsonValue())
  })

/** Taps what a selector finds as soon as it is there; answers when that was, in milliseconds of the page's clock. */
async function tapped(page: Page, selector: string, seen: () => Promise<unknown>): Promise<number> {
  const target = page.locator(selector).first()
  await target.waitFor({ timeout: 120_000 })
  const at = await page.evaluate(() => performance.now())
  await target.tap()
  await seen()
  return at
}

async function median(runs: number, session: Session, visit: (page: Page) => Promise<number>): Promise<FirstVisit> {
  const browser = await chromium.launch(playwright.use?.launchOptions ?? {})
  const visits: FirstVisit[] = []
  for (let run = 0; run < runs; run++) visits.push(await once(browser, session, visit))
  await browser.close()
  return visits.sort((a, b) => a.seconds - b.seconds)[Math.floor(runs / 2)] as FirstVisit
}

async function once(browser: Browser, session: Session, visit: (page: Page) => Promise<number>): Promise<FirstVisit> {
  const { defaultBrowserType: _, ...phone } = devices['Moto G4']
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const slow = await context.newCDPSession(page)
  let bytes = 0
  slow.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await slow.send('Network.enable')
  await slow.send('Network.emulateNetworkConditions', line)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: cpuFactor })
  await page.addInitScript(remember, session)
  const milliseconds = await visit(page)
  const layoutShift = await page.evaluate(() => (globalThis as { layoutShift?: number }).layoutShift ?? 0)
  await context.close()
  return { seconds: milliseconds / 1000, layoutShift, kilobytes: bytes / 1000 }
}

/** Runs in the page before its own scripts: what the browser keeps of a login; the layout's shifts are added up. */
function remember(session: Session) {
  for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value)
  const totals = globalThis as { layoutShift?: number }
  totals.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!shift.hadRecentInput) totals.layoutShift = (totals.layoutShift ?? 0) + shift.value
  }).observe({ type: 'layout-shift', buffered: true })
}

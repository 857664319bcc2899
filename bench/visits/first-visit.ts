import { type Browser, chromium, devices, type Page } from '@playwright/test'
import playwright from '../../playwright.config'

/** 400 kbit/s and 400 ms a request. */
const slowNetwork = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }

/**
 * A first visit on a slow line, measured in Chromium with an empty cache, on the processor as it is or slowed by a
 * factor. `seconds` begin with the navigation.
 */
export type FirstVisit = { seconds: number; layoutShift: number; kilobytes: number }
type Session = Record<string, string>
/** The processor runs at 1/`cpuSlowdown` of its speed. */
type Visits = { runs: number; cpuSlowdown: number }

/** Seconds until the first card of the library appears; a tap on it must open its lesson. */
export const untilCard = (origin: string, session: Session, visits: Visits) =>
  repeat(visits, session, async (page) => {
    await page.goto(`${origin}/library`, { waitUntil: 'commit' })
    return tapWhenVisible(page, 'article a', () => page.waitForURL(/\/video\/\d+$/))
  })

/** Seconds until a guest sees a shared lesson play; Play is pressed as soon as it appears. */
export const untilPlaying = (address: string, visits: Visits) =>
  repeat(visits, {}, async (page) => {
    await page.goto(address, { waitUntil: 'commit' })
    await tapWhenVisible(page, 'section button', async () => {})
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

/**
 * Taps an element as soon as it appears, or `restMs` later; returns when it appeared, in milliseconds since the navigation
 * began. The page itself checks in every frame, since a locator checks only every half second.
 */
export async function tapWhenVisible(
  page: Page,
  selector: string,
  waitForEffect: () => Promise<unknown>,
  restMs = 0,
): Promise<number> {
  const appearance = await page.waitForFunction(
    (query) => document.querySelector(query)?.getClientRects().length && performance.now(),
    selector,
    { polling: 'raf', timeout: 120_000 },
  )
  if (restMs > 0) await page.waitForTimeout(restMs)
  await page.locator(selector).first().tap()
  await waitForEffect()
  return Number(await appearance.jsonValue())
}

type Visit = (page: Page) => Promise<number>

async function repeat({ runs, cpuSlowdown }: Visits, session: Session, visit: Visit): Promise<FirstVisit[]> {
  const browser = await chromium.launch(playwright.use?.launchOptions ?? {})
  const visits: FirstVisit[] = []
  for (let run = 0; run < runs; run++) visits.push(await visitOnce(browser, { session, cpuSlowdown }, visit))
  await browser.close()
  return visits
}

type VisitOptions = { session: Session; cpuSlowdown: number }

async function visitOnce(browser: Browser, { session, cpuSlowdown }: VisitOptions, visit: Visit): Promise<FirstVisit> {
  const { defaultBrowserType: _, ...phone } = devices['Moto G4']
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  let bytes = 0
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowNetwork)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.addInitScript(prepareStorage, session)
  const milliseconds = await visit(page)
  const layoutShift = await page.evaluate(() => (globalThis as { layoutShift?: number }).layoutShift ?? 0)
  await context.close()
  return { seconds: milliseconds / 1000, layoutShift, kilobytes: bytes / 1000 }
}

/** Runs in the page before its own scripts: stores the login and adds up the layout's shifts. */
function prepareStorage(session: Session) {
  for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value)
  const totals = globalThis as { layoutShift?: number }
  totals.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!shift.hadRecentInput) totals.layoutShift = (totals.layoutShift ?? 0) + shift.value
  }).observe({ type: 'layout-shift', buffered: true })
}

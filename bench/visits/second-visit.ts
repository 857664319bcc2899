import { type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { savedRows, saveLesson, withStore } from '../../e2e/stage/lessons/saved-lessons'
import playwright from '../../playwright.config'
import { tapWhenVisible } from './first-visit'
import { startSlowLine } from './slow-line'

/**
 * A worker's second visit, when nothing has changed: on a slow line and without internet. Times are seconds from the
 * start of the navigation until the first card appears, and from a new player to a saved lesson's first frame.
 */
export type SecondVisit = { online: number; offline: number; firstFrame: number; kilobytes: number }
type Session = Record<string, string>

/** The service worker asks for what the screen shows once it rests. */
const restMs = 12_000

export async function visitAgain(origin: string, session: Session): Promise<SecondVisit> {
  const line = await startSlowLine(origin)
  const browser = await chromium.launch(playwright.use?.launchOptions ?? {})
  const { defaultBrowserType: _, ...phone } = devices['Moto G4']
  const context = await browser.newContext({ ...phone, baseURL: line.origin })
  await context.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  }, session)
  try {
    const lessonId = await visitFirst(context)
    line.slowDown()
    const before = line.bytes()
    const online = await untilCard(context)
    const kilobytes = (line.bytes() - before) / 1000
    await context.setOffline(true)
    const offline = await untilCard(context)
    return { online, kilobytes, offline, firstFrame: await untilFrame(context, lessonId) }
  } finally {
    await browser.close()
    line.stop()
  }
}

/** Leaves the app, her answers and one lesson on the phone. */
async function visitFirst(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.goto('/library')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForTimeout(restMs)
  await page.reload()
  await page.locator('article a').first().waitFor()
  await page.waitForTimeout(restMs)
  const lessonId = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('web_token')}` }
    const feed = await (await fetch('/api/feeds/recommendation?limit=100', { headers })).json()
    return feed.data.items.find((card: { video_host: string; is_locked: boolean }) => {
      return card.video_host === 'file' && !card.is_locked
    }).video_id as number
  })
  await withStore(page)
  await saveLesson(page, lessonId, { language: 'eng', form: 'low' })
  while ((await savedRows(page))[0]?.state !== 'saved') await page.waitForTimeout(200)
  await page.close()
  return lessonId
}

/** Waits until the page rests, so that all bytes of the visit are counted, then taps. */
async function untilCard(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.goto('/library', { waitUntil: 'commit' })
  const milliseconds = await tapWhenVisible(page, 'article a', () => page.waitForURL(/\/video\/\d+/), restMs)
  await page.close()
  return milliseconds / 1000
}

async function untilFrame(context: BrowserContext, lessonId: number): Promise<number> {
  const page = await context.newPage()
  await page.goto(`/video/${lessonId}`)
  const media = page.getByTestId('media')
  await media.waitFor({ state: 'attached' })
  const milliseconds = await firstFrame(
    page,
    await media.evaluate((clip: HTMLVideoElement) => clip.currentSrc || clip.src),
  )
  return milliseconds / 1000
}

const firstFrame = (page: Page, source: string) =>
  page.evaluate(async (src) => {
    const begun = performance.now()
    const clip = Object.assign(document.createElement('video'), { src, preload: 'auto', muted: true })
    await new Promise((done) => clip.addEventListener('loadeddata', done, { once: true }))
    return performance.now() - begun
  }, source)

/** Stand-ins answer requests to the hosts of videos, with the players' documented events and messages. */
import type { Browser, Page } from '@playwright/test'
import { vimeoPage } from '../../../stand-ins/vimeo-player'
import { youtubeApi, youtubePage } from '../../../stand-ins/youtube-player'
import { person } from '../pages/journey'
import { household, journeyName, startWorkerSession } from '../people/household'

export const clipSeconds = 12
export const hostUrls = /^https:\/\/[\w.-]*(youtube|ytimg|vimeo)/

/** A worker who cannot reach the hosts, until a stand-in replaces one. */
export async function openWithoutHosts(
  browser: Browser,
  language: 'eng' | 'ind',
  device: 'desktop' | 'phone' = 'desktop',
) {
  const home = await household(journeyName(), { language, topics: '999' })
  const { page, close } = await person(browser, device)
  await page.route(hostUrls, (route) => route.abort())
  await startWorkerSession(page, home.worker)
  return { page, close }
}

/** The id of a lesson of the library that YouTube hosts. */
export async function findYoutubeLesson(page: Page): Promise<number> {
  const feed = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('web_token')}` }
    return (await fetch('/api/feeds/recently_added?lang=eng&topic=999', { headers })).json()
  })
  const items = feed.data.items as { video_id: number; title: string }[]
  return items.find(({ title }) => /flu/i.test(title))?.video_id ?? items[0]?.video_id ?? 0
}

export const mediaTime = (page: Page) =>
  page.getByTestId('media').evaluate((media: HTMLVideoElement) => media.currentTime)

export async function standInForYoutube(page: Page) {
  await page.route('https://www.youtube.com/iframe_api', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: youtubeApi(clipSeconds) }),
  )
  await page.route(/youtube-nocookie\.com\/embed/, (route) =>
    route.fulfill({ contentType: 'text/html', body: youtubePage }),
  )
}

export async function standInForVimeo(page: Page, { fault = '', length = clipSeconds } = {}) {
  await page.route(/player\.vimeo\.com\/video/, (route) =>
    route.fulfill({ contentType: 'text/html', body: vimeoPage(length, fault) }),
  )
}

/** Text that is no JSON: the app takes it for a video without translations. */
const noTranslations = '{'

type PositionReport = { position: number; language_code: string }

/** The worker's reports of her position, as the server received them. */
export type Reports = PositionReport[]

/**
 * Answers the calls of a library video as if another host had it, with another length, and its reports, so that a clip
 * of a few seconds can be watched to its end.
 */
export async function mockHostedVideo(page: Page, id: number, changes: Record<string, unknown>): Promise<Reports> {
  const reports: Reports = []
  const { duration } = changes as { duration: number }
  await page.route(`**/api/videos/${id}`, async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    Object.assign(
      envelope.data,
      { url: null, youtube_id: null, vimeo_id: null, languages: noTranslations, subtitles: [] },
      changes,
    )
    await route.fulfill({ response: reply, json: envelope })
  })
  await page.route(`**/api/videos/${id}/position`, async (route) => {
    const report = route.request().postDataJSON() as PositionReport
    reports.push(report)
    const watch = {
      language_code: report.language_code,
      position: report.position,
      furthest: report.position / duration,
    }
    await route.fulfill({ json: { error: false, data: watch } })
  })
  await page.route(`**/api/videos/${id}/watched`, (route) =>
    route.fulfill({ json: { error: false, data: { completed: true } } }),
  )
  return reports
}

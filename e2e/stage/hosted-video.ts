import type { Page } from '@playwright/test'

type Reported = { position: number }

/** The worker's reports of her position, as the server got them. */
export type Reports = Reported[]

/**
 * Opens a video of the library as one of another host and length, and takes its reports itself, so that a clip of a few
 * seconds can be watched to its end.
 */
export async function hostedVideo(page: Page, id: number, changes: Record<string, unknown>): Promise<Reports> {
  const reports: Reports = []
  const { duration } = changes as { duration: number }
  await page.route(`**/api/videos/${id}`, async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    Object.assign(
      envelope.data,
      { url: null, youtube_id: null, vimeo_id: null, languages: '{', subtitles: [] },
      changes,
    )
    await route.fulfill({ response: reply, json: envelope })
  })
  await page.route(`**/api/videos/${id}/position`, async (route) => {
    const report = route.request().postDataJSON() as Reported
    reports.push(report)
    const watch = { language_code: 'eng', position: report.position, furthest: report.position / duration }
    await route.fulfill({ json: { error: false, data: watch } })
  })
  await page.route(`**/api/videos/${id}/watched`, (route) =>
    route.fulfill({ json: { error: false, data: { completed: true } } }),
  )
  return reports
}

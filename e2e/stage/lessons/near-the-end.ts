import { createHmac } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { maxPlaybackRate } from '../../../contract/src/learning/video/video.rules'
import { secretKey } from '../servers/built-server'
import { call, idOf, newWorker, pageTitle } from './at-lesson'

/**
 * Marks a lesson as seen up to its last seconds, as after a time offline: a ticket of the server says since when. No
 * journey has to wait, and the report proves no more than she could have seen. `now` is the time of a server with its
 * own clock.
 */
export async function markAsWatched(
  page: Page,
  id: number,
  secondsLeft: number,
  now = new Date(),
  language_code = 'eng',
) {
  const { id: workerId } = await call<{ id: number }>(page, '/users/me')
  const video = await call<{ duration: number; languages: string }>(page, `/videos/${id}`)
  // Each voice has a length of its own.
  const clips: Record<string, { duration: number } | undefined> = JSON.parse(video.languages)
  const duration = clips[language_code]?.duration ?? video.duration
  const position = duration - secondsLeft
  const secondsAgo = Math.ceil(position / maxPlaybackRate)
  const ms = String(now.getTime() - (secondsAgo + 1) * 1000)
  const signature = createHmac('sha256', secretKey).update(`visit\n${workerId}\n${id}\n${ms}`).digest('base64url')
  await call(page, `/videos/${id}/visit`, { seconds_ago: secondsAgo, ticket: `${ms}.${signature}` })
  await call(page, `/videos/${id}/position`, { language_code, position })
}

/** A journey's own worker, at the page of a lesson of which she has seen all but the last seconds. */
export async function nearTheEnd(browser: Browser, title: string, secondsLeft = 15) {
  const { page, close, worker } = await newWorker(browser)
  const id = await idOf(page, title)
  await markAsWatched(page, id, secondsLeft)
  await page.goto(`/video/${id}`)
  await expect(pageTitle(page)).toBeVisible()
  return { page, close, id, worker }
}

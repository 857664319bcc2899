import { findLesson } from '../stored/lesson-store.ts'
import { pathOf } from '../stored/make-lesson.ts'
import { findPackage } from '../stored/package.ts'
import type { PhoneLesson } from '../stored/phone-lesson.ts'
import { boundsOf, missingParts, storedNames } from '../stored/saved-cache.ts'
import { partRequest } from './fetch-part.ts'

/** Background Fetch, which only Chromium has (wicg.github.io/background-fetch). */
type Fetching = { abort: () => Promise<boolean> }
type Manager = {
  fetch: (id: string, requests: Request[], options: { title: string; downloadTotal: number }) => Promise<Fetching>
  get: (id: string) => Promise<Fetching | undefined>
  getIds: () => Promise<string[]>
}

async function manager(): Promise<Manager | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (registration as { backgroundFetch?: Manager } | undefined)?.backgroundFetch
}

/** Whether a lesson may go on with the app closed: the browser would not wait for Wi-Fi. */
const mayGoOnClosed = ({ state, waitsForWifi }: PhoneLesson) => state === 'saving' && !waitsForWifi

/** Lets the browser fetch what a lesson lacks; returns whether it does. The service worker stores it. */
export async function fetchInBackground(videoId: number): Promise<boolean> {
  const [fetches, lesson] = [await manager(), await findLesson(videoId)]
  if (!fetches || !lesson || !mayGoOnClosed(lesson)) return false
  const saved = (await findPackage(videoId, true)) ?? (await findPackage(videoId))
  const addresses = new Map(saved?.files.map(({ url }) => [pathOf(url), url]))
  const missing = missingParts(lesson.files, await storedNames())
  const wanted = missing.flatMap(({ file, part }) => {
    const url = addresses.get(file.path)
    return url ? [{ request: partRequest(url, file, part), ...boundsOf(file, part) }] : []
  })
  if (wanted.length === 0) return false
  const downloadTotal = wanted.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  const requests = wanted.map(({ request }) => request)
  await fetches.fetch(`lesson-${videoId}`, requests, { title: lesson.title, downloadTotal })
  return true
}

/** Ends what the browser still fetches: the open page goes on, and what has come is stored by the service worker. */
export async function endBackgroundFetches(): Promise<void> {
  const fetches = await manager()
  for (const id of (await fetches?.getIds()) ?? []) await (await fetches?.get(id))?.abort()
}

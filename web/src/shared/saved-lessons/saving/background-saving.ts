import { findLesson } from '../stored/lesson-store.ts'
import { pathOf } from '../stored/make-lesson.ts'
import { findPackage } from '../stored/package.ts'
import type { PhoneLesson } from '../stored/phone-lesson.ts'
import { boundsOf, missingParts, storedNames } from '../stored/saved-cache.ts'
import { partRequest } from './fetch-part.ts'

/** Background Fetch, which only Chromium has (wicg.github.io/background-fetch). */
type FetchRegistration = { abort: () => Promise<boolean> }
type FetchManager = {
  fetch: (
    id: string,
    requests: Request[],
    options: { title: string; downloadTotal: number },
  ) => Promise<FetchRegistration>
  get: (id: string) => Promise<FetchRegistration | undefined>
  getIds: () => Promise<string[]>
}

async function findFetchManager(): Promise<FetchManager | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (registration as { backgroundFetch?: FetchManager } | undefined)?.backgroundFetch
}

/** Whether a lesson may be saved with the app closed; not if it waits for Wi-Fi, for which the browser would not wait. */
const mayContinueInBackground = ({ state, waitsForWifi }: PhoneLesson) => state === 'saving' && !waitsForWifi

/** Lets the browser fetch what a lesson lacks; returns whether it does. The service worker stores it. */
export async function fetchInBackground(videoId: number): Promise<boolean> {
  const [manager, lesson] = [await findFetchManager(), await findLesson(videoId)]
  if (!manager || !lesson || !mayContinueInBackground(lesson)) return false
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
  await manager.fetch(`lesson-${videoId}`, requests, { title: lesson.title, downloadTotal })
  return true
}

/** Ends what the browser still manager: the open page goes on, and what has come is stored by the service worker. */
export async function endBackgroundFetches(): Promise<void> {
  const manager = await findFetchManager()
  for (const id of (await manager?.getIds()) ?? []) await (await manager?.get(id))?.abort()
}

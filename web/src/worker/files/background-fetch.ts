import { addDataUsage } from '#shared/saved-lessons/data-this-month.ts'
import { putPart } from '#shared/saved-lessons/saving/fetch-part.ts'
import { changeLesson, findLesson } from '#shared/saved-lessons/stored/lesson-store.ts'
import { takeNextPackage } from '#shared/saved-lessons/stored/package.ts'
import { partBytes, receivedOf, storedNames } from '#shared/saved-lessons/stored/saved-cache.ts'

/** Background Fetch, which only Chromium has (wicg.github.io/background-fetch); the types of workers lack it. */
type FetchRecord = { request: Request; responseReady: Promise<Response> }
type FetchEvent = {
  registration: { id: string; matchAll: () => Promise<FetchRecord[]> }
  waitUntil: (work: Promise<unknown>) => void
}
type WorkerScope = { addEventListener: (type: string, listener: (event: FetchEvent) => void) => void }

/** The part that a request asked for, by its address and range (`partRequest`). */
function partOf({ url, headers }: Request) {
  const { pathname, searchParams } = new URL(url)
  const [, from = ''] = /^bytes=(\d+)-/.exec(headers.get('range') ?? '') ?? []
  return { path: pathname, part: from === '' ? Number(searchParams.get('part')) : Number(from) / partBytes }
}

/** Stores the parts that came while no page was open; those that failed are missing, and asked for by the next page. */
export async function storeParts(fetched: FetchEvent['registration']): Promise<void> {
  const videoId = Number(fetched.id.split('-')[1])
  const lesson = await findLesson(videoId)
  if (!lesson) return
  for (const { request, responseReady } of await fetched.matchAll()) {
    const { path, part } = partOf(request)
    const file = lesson.files.find((one) => one.path === path)
    if (file) await responseReady.then((response) => putPart(response, file, part)).catch(() => {})
  }
  const receivedBytes = receivedOf(lesson.files, await storedNames())
  await addDataUsage(receivedBytes - lesson.receivedBytes)
  const isWhole = receivedBytes === lesson.bytes && !lesson.formerFiles
  if (isWhole) await takeNextPackage(videoId)
  await changeLesson(videoId, { receivedBytes, ...(isWhole && { state: 'saved', stop: undefined }) })
}

/** Takes over what the browser has fetched by itself, also of a fetch that failed or that she stopped. */
export function handleBackgroundFetch() {
  for (const type of ['backgroundfetchsuccess', 'backgroundfetchfail', 'backgroundfetchabort'])
    (globalThis as unknown as WorkerScope).addEventListener(type, (event) =>
      event.waitUntil(storeParts(event.registration)),
    )
}

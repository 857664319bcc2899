import type { SavedLesson } from '@kasama/contract/learning/saved/saved.api'
import { packageName, savedCache } from './saved-cache.ts'

/** Stores the server's answer about a lesson; its questions, marks and addresses are in it. */
export async function putPackage(lesson: SavedLesson, isNext = false): Promise<void> {
  const cache = await savedCache()
  await cache.put(packageName(lesson.video.id, isNext), new Response(JSON.stringify(lesson)))
}

/** Returns the stored answer about a lesson; with `isNext` that of the version that is being saved. */
export async function findPackage(videoId: number, isNext = false): Promise<SavedLesson | null> {
  const response = await caches.match(packageName(videoId, isNext)).catch(() => undefined)
  return response ? ((await response.json()) as SavedLesson) : null
}

/** Once the files of the next version are complete, its answer takes the place of the former one. */
export async function takeNextPackage(videoId: number): Promise<void> {
  const next = await findPackage(videoId, true)
  if (!next) return
  await putPackage(next)
  await removePackage(videoId, true)
}

export async function removePackage(videoId: number, isNext = false): Promise<void> {
  const cache = await savedCache()
  await cache.delete(packageName(videoId, isNext))
}

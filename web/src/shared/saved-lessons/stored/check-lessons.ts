import { maxSavedLessons } from '@kasama/contract/learning/saved/saved.rules'
import { request } from '../../api/request.ts'
import { allLessons, changeLesson, forgetLesson, readLessons } from './lesson-store.ts'
import { type PhoneLesson, playableFiles } from './phone-lesson.ts'
import { packageName, receivedOf, removeUnused, storedNames } from './saved-cache.ts'

/** Asks the server about her lessons: what changed is marked, what she may watch no more goes, the others play on. */
export async function checkLessons(accountId: number): Promise<void> {
  const lessons = (await allLessons()).filter((lesson) => lesson.accountId === accountId)
  for (let at = 0; at < lessons.length; at += maxSavedLessons) {
    const some = lessons.slice(at, at + maxSavedLessons)
    const ids = some.map(({ videoId }) => videoId).join(',')
    const versions = await request('GET /saved_lessons', { query: { ids } })
    const versionOf = new Map(versions.map(({ video_id, version }) => [video_id, version]))
    for (const lesson of some) await applyVersion(lesson, versionOf.get(lesson.videoId) ?? null)
  }
  await removeUnused(await readLessons())
}

async function applyVersion({ videoId, state, version }: PhoneLesson, present: string | null) {
  if (present === null) return forgetLesson(videoId)
  const now = Date.now()
  const isSame = present === version
  await changeLesson(videoId, {
    seenAt: now,
    latestAt: now,
    ...(state === 'saved' && !isSame && { state: 'changed' }),
    ...(state === 'changed' && isSame && { state: 'saved' }),
  })
}

/** Another account's lessons are removed once it has logged in on this phone. */
export async function removeOthers(accountId: number): Promise<void> {
  const lessons = await allLessons()
  const others = lessons.filter((lesson) => lesson.accountId !== accountId)
  if (others.length === 0) return
  for (const { videoId } of others) await forgetLesson(videoId)
  await removeUnused(await readLessons())
}

/** Browsers empty the storage of an app as they like: a lesson whose files or whose page are gone says so. */
export async function noteRemoved(): Promise<void> {
  const stored = await storedNames()
  for (const lesson of await allLessons()) {
    const files = playableFiles(lesson)
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const isWhole = receivedOf(files, stored) === bytes && stored.has(packageName(lesson.videoId))
    if (files.length === 0 || isWhole) continue
    const receivedBytes = receivedOf(lesson.files, stored)
    await changeLesson(lesson.videoId, { state: 'removed', receivedBytes, formerFiles: undefined })
  }
}

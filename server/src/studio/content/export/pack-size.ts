import { mostPackBytes } from '@kasama/contract/desk/lessons/imports.api'
import type { Deps } from '#platform/deps'
import { findLessons, listWithClips } from './exports.queries'
import { lessonFiles } from './lesson-files'
import { isText } from './pack-file'

/** Number of lessons that are measured concurrently. */
const atOnce = 16

/**
 * Whether lessons exceed the size of a pack that can be loaded again. Only clips on our storage count, since they do
 * not compress and all else is small. It stops as soon as the limit is passed.
 */
export async function isTooLarge({ db, storage }: Pick<Deps, 'db' | 'storage'>, published: number[]): Promise<boolean> {
  const ids = await listWithClips(db, published)
  const counted = new Set<string>()
  let bytes = 0
  for (let from = 0; from < ids.length && bytes <= mostPackBytes; from += atOnce) {
    const lessons = await findLessons(db, ids.slice(from, from + atOnce))
    const files = (await Promise.all(lessons.map((lesson) => lessonFiles(storage, lesson)))).flat()
    const keys = files.flatMap((file) => ('key' in file && !isText.test(file.path) ? file.key : []))
    const fresh = [...new Set(keys)].filter((key) => !counted.has(key))
    for (const key of fresh) counted.add(key)
    for (const size of await Promise.all(fresh.map((key) => storage.size(key)))) bytes += size ?? 0
  }
  return bytes > mostPackBytes
}

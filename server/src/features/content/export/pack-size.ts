import { mostPackBytes } from '@kasama/contract/desk/lessons/imports.api'
import type { Deps } from '../../../deps'
import { findLessons, listWithClips } from './exports.queries'
import { lessonFiles } from './lesson-files'
import { isText } from './pack-file'

/** So many lessons are measured at once. */
const atOnce = 16

/**
 * Whether lessons are more than a pack that can be loaded holds. Counted is what gets no smaller, of the lessons that
 * have clips of ours: all else is small. It ends as soon as they are too much.
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

import type { ExportSelection } from '@kasama/contract/studio/content/exports.api'
import { maxPackBytes } from '@kasama/contract/studio/content/imports.api'
import { listVideoIds } from '#learning/library/desk/list-videos'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { newToken } from '#platform/passwords/secrets'
import { addExport, findLessons, listPublished, listWithClips } from './exports.queries'
import { lessonFiles } from './lesson-files'
import { isText } from './pack-file'

/** Number of lessons that are measured concurrently. */
const atOnce = 16

/**
 * Whether lessons exceed the size of a pack that can be loaded again. Only clips on our storage count, since they do
 * not compress and all else is small. It stops as soon as the limit is passed.
 */
async function isTooLarge({ db, storage }: Pick<Deps, 'db' | 'storage'>, published: number[]): Promise<boolean> {
  const ids = await listWithClips(db, published)
  const counted = new Set<string>()
  let bytes = 0
  for (let from = 0; from < ids.length && bytes <= maxPackBytes; from += atOnce) {
    const lessons = await findLessons(db, ids.slice(from, from + atOnce))
    const files = (await Promise.all(lessons.map((lesson) => lessonFiles(storage, lesson)))).flat()
    const keys = files.flatMap((file) => ('key' in file && !isText.test(file.path) ? file.key : []))
    const fresh = [...new Set(keys)].filter((key) => !counted.has(key))
    for (const key of fresh) counted.add(key)
    for (const size of await Promise.all(fresh.map((key) => storage.size(key)))) bytes += size ?? 0
  }
  return bytes > maxPackBytes
}

type ExportDeps = Pick<Deps, 'db' | 'storage'>

/**
 * The selected lessons (null for the whole library): the published ones, how many are not, and whether they are too
 * large for a pack.
 */
export async function lookAtExport({ db, storage }: ExportDeps, { ids, filters }: ExportSelection) {
  const chosenIds = ids ?? (filters ? await listVideoIds(db, filters) : null)
  const published = await listPublished(db, chosenIds)
  const leftOut = chosenIds ? chosenIds.length - published.length : 0
  return { chosenIds, published, leftOut, tooLarge: await isTooLarge({ db, storage }, published) }
}

/** Stores the selection; returns an address that serves the pack for an hour. */
export async function beginExport(deps: ExportDeps & Pick<Deps, 'now'>, user: User, selection: ExportSelection) {
  const { db, now } = deps
  const { chosenIds, published: ids, leftOut, tooLarge } = await lookAtExport(deps, selection)
  if (chosenIds && ids.length === 0) return fail('nothing_to_export')
  if (tooLarge) return fail('export_too_large', { values: { most: maxPackBytes / 1_000_000_000 } })
  const pass = newToken()
  await db.transaction().execute(async (tx) => {
    await addExport(tx, { pass, videoIds: chosenIds && ids, by: user.id, at: now() })
    await audit(tx, {
      at: now(),
      userId: user.id,
      action: 'lessons_exported',
      about: { kind: 'list', id: 'lessons', orgId: null },
      detail: { lessons: ids.length, all: chosenIds === null },
    })
  })
  return { address: `/exports/${pass}`, lessons: ids.length, left_out: leftOut }
}

import { createHash } from 'node:crypto'
import { isLocked, viewerOf } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { type LessonContent, listContents } from './saved.queries'

/** The largest id of a table; a greater one is no lesson. */
const maxId = 2_147_483_647

/** A hash of all that a phone keeps of a lesson; progress, signatures and the time are not in it. */
export const versionOf = ({ content }: LessonContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

/** The present versions of lessons, in the order of their ids; null for one that the worker may watch no more. */
export async function listVersions({ db, now }: Pick<Deps, 'db' | 'now'>, worker: User, ids: number[]) {
  const validIds = [...new Set(ids)].filter((id) => id >= 1 && id <= maxId)
  const viewer = viewerOf(worker, now())
  const contents = await listContents(db, worker.id, validIds)
  const open = contents.filter(({ public_level }) => !isLocked(viewer, public_level))
  const versions = new Map(open.map((lesson) => [lesson.id, versionOf(lesson)]))
  return validIds.map((id) => ({ video_id: id, version: versions.get(id) ?? null }))
}

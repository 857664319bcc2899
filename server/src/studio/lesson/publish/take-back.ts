import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { type CuesOf, withCues } from '../cues/stored-cues'
import { hideLesson, lockLesson } from '../lesson.queries'
import { renewLine } from '../line/renew-lines'
import { saveVersionOfPublished } from './save-version'

/**
 * Withdraws a lesson from the library. Its texts, topics and questions stay for workers in the middle of it; search and
 * Genie drop it. Content of a pack or a list is stored as a version first, so that it can be restored.
 */
export async function takeBack(deps: Deps, admin: User, id: number) {
  await withCues(deps, (tx, cuesOf) => takeBackWithin(tx, cuesOf, { id, by: admin.id, at: deps.now() }))
}

/** The same in the caller's transaction. */
export async function takeBackWithin(tx: Db, cuesOf: CuesOf, { id, by, at }: { id: number; by: number; at: Date }) {
  const row = (await lockLesson(tx, id)) ?? fail('not_found')
  if (!row.is_published) fail('never_published')
  await saveVersionOfPublished(tx, cuesOf, row, at)
  await hideLesson(tx, id)
  await renewLine(tx, cuesOf, { ...row, is_published: false })
  const about = { kind: 'video' as const, id, orgId: null }
  await audit(tx, { at, userId: by, action: 'lesson_taken_back', about })
}

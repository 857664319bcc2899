import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit/audit'
import type { Db } from '../../../platform/database/db'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { type CuesOf, withCues } from '../cues/stored-cues'
import { hideLesson, lockLesson } from '../lesson.queries'
import { renewLine } from '../line/renew-lines'
import { keepWhatIsOut } from './keep-what-is-out'

/**
 * Takes a lesson out of the library. Its words, topics and questions stay for who is in the middle of it; search and Genie
 * forget it. What came by a pack or a list is kept as a version first, so that it can be brought back.
 */
export async function takeBack(deps: Deps, admin: User, id: number) {
  await withCues(deps, (tx, cuesOf) => takeBackWithin(tx, cuesOf, { id, by: admin.id, at: deps.now() }))
  return { done: true as const }
}

/** The same in the caller's transaction. */
export async function takeBackWithin(tx: Db, cuesOf: CuesOf, { id, by, at }: { id: number; by: number; at: Date }) {
  const row = (await lockLesson(tx, id)) ?? fail('not_found')
  if (!row.is_published) fail('never_published')
  await keepWhatIsOut(tx, cuesOf, row, at)
  await hideLesson(tx, id)
  await renewLine(tx, cuesOf, { ...row, is_published: false })
  const about = { kind: 'video' as const, id, orgId: null }
  await audit(tx, { at, userId: by, action: 'lesson_taken_back', about })
  return id
}

import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import { fail } from '#platform/http/errors'
import type { CuesOf } from '../cues/stored-cues'
import { findLesson, lockLesson } from '../lesson.queries'
import { renewLine } from '../line/renew-lines'
import { writePublished } from '../publish/write-published'
import { publishedLesson } from '../published-lesson'
import { latestVersion } from '../versions.queries'

type PutBack = { id: number; by: number; at: Date }

/**
 * Returns a withdrawn lesson to the library with its latest published content; changes that wait in its draft go on
 * waiting.
 */
export async function putBack(tx: Db, cuesOf: CuesOf, { id, by, at }: PutBack): Promise<void> {
  const row = (await lockLesson(tx, id)) ?? fail('not_found')
  const latest = await latestVersion(tx, id)
  if (row.is_published) return fail('nothing_changed')
  if (!latest) return fail('never_published')
  await writePublished(tx, row, await publishedLesson(tx, cuesOf, row, latest.document), row.created_at)
  const publishedRow = (await findLesson(tx, id)) ?? row
  await renewLine(tx, cuesOf, publishedRow)
  const about = { kind: 'video' as const, id, orgId: null }
  await audit(tx, { at, userId: by, action: 'lesson_put_back', about })
}

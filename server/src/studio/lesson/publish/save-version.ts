import type { Db } from '#platform/database/db'
import type { CuesOf } from '../cues/stored-cues'
import { differsFrom } from '../draft/write-draft'
import type { LessonRow } from '../lesson.queries'
import { publishedLesson, withCuesKept } from '../published-lesson'
import { addVersion, latestVersion } from '../versions.queries'

/**
 * Stores the published lesson as a version before the desk replaces it, unless it equals the latest one: content of a
 * pack or a list can be restored, too.
 */
export async function saveVersionOfPublished(tx: Db, cuesOf: CuesOf, row: LessonRow, at: Date): Promise<void> {
  if (!row.is_published) return
  const latest = await latestVersion(tx, row.id)
  const document = withCuesKept(latest?.document, await publishedLesson(tx, cuesOf, row, latest?.document))
  if (latest && !differsFrom(latest.document, document)) return
  const published_at = latest ? at : row.created_at
  await addVersion(tx, { video_id: row.id, document, note: '', published_by: null, published_at })
}

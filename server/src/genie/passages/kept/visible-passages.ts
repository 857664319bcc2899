import { isLocked, type Viewer } from '#people/household/viewer'
import type { Db } from '#platform/database/db'
import { prepared } from '#platform/database/prepared'
import { type LibraryIndex, readThrough } from './kept'
import type { PassageAccess } from './rows'

const mostRows = 20_000

const text = `
  select passages.id, video_id, part, faq_slug, question_id, videos.public_level
  from passages left join videos on videos.id = video_id
  where passages.id = any($1::int[])`

const answered = 'select question_id as id from answers where worker_id = $1 and question_id = any($2::int[])'

/**
 * Returns the passages that this viewer may see: of a locked lesson only its description, of quizzes only questions she
 * has answered herself.
 */
export async function visiblePassages(
  db: Db,
  kept: LibraryIndex,
  ids: number[],
  viewer: Viewer,
): Promise<Map<number, PassageAccess>> {
  const find = async (missing: number[]) =>
    new Map((await prepared<PassageAccess>(db, text, [missing])).map((access) => [access.id, access]))
  const access = await readThrough(kept.access, ids, { most: mostRows, find })
  const mine = await answeredBy(
    db,
    viewer,
    [...access.values()].flatMap(({ question_id }) => question_id ?? []),
  )
  for (const [id, { faq_slug, part, public_level, question_id }] of access) {
    const isOpen = faq_slug !== null || part === 0 || (public_level !== null && !isLocked(viewer, public_level))
    if (!isOpen || (question_id !== null && !mine.has(question_id))) access.delete(id)
  }
  return access
}

async function answeredBy(db: Db, { accountId, workerId }: Viewer, questionIds: number[]): Promise<Set<number>> {
  if (questionIds.length === 0 || workerId === null || accountId !== workerId) return new Set()
  const rows = await prepared<{ id: number }>(db, answered, [workerId, questionIds])
  return new Set(rows.map(({ id }) => id))
}

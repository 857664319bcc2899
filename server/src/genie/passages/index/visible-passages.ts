import { isLocked, type Viewer } from '#people/household/viewer'
import type { Db } from '#platform/database/db'
import { type LibraryIndex, readThrough } from './library-index'
import { findAccess, findAnswered, type PassageAccess } from './library-index.queries'

const maxRows = 20_000

/**
 * Returns the passages that this viewer may see: of a locked lesson only its description, of quizzes only questions she
 * has answered herself.
 */
export async function findVisiblePassages(
  db: Db,
  index: LibraryIndex,
  ids: number[],
  viewer: Viewer,
): Promise<Map<number, PassageAccess>> {
  const find = async (missing: number[]) =>
    new Map((await findAccess(db, missing)).map((access) => [access.id, access]))
  const access = await readThrough(index.access, ids, { max: maxRows, find })
  const answeredIds = await findAnsweredIds(
    db,
    viewer,
    [...access.values()].flatMap(({ question_id }) => question_id ?? []),
  )
  for (const [id, { faq_slug, part, public_level, question_id }] of access) {
    const isOpen = faq_slug !== null || part === 0 || (public_level !== null && !isLocked(viewer, public_level))
    if (!isOpen || (question_id !== null && !answeredIds.has(question_id))) access.delete(id)
  }
  return access
}

async function findAnsweredIds(db: Db, { accountId, workerId }: Viewer, questionIds: number[]): Promise<Set<number>> {
  if (questionIds.length === 0 || workerId === null || accountId !== workerId) return new Set()
  const rows = await findAnswered(db, workerId, questionIds)
  return new Set(rows.map(({ id }) => id))
}

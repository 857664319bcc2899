import type { Lesson } from '@kasama/contract/lesson'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import { type Fields, valueAt } from './change-fields'
import type { DraftState } from './read-draft'

/** Characters of a text that the trail keeps; versions have all of it. */
const longest = 200

function said(value: unknown): string | number | boolean | null {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value === undefined || value === null) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

type Edit = { id: number; by: number; at: Date; edited: DraftState; lesson: Lesson; fields: Fields }

/**
 * Adds an audit entry for the fields that an editor changes for the first time since the publication: the desk saves
 * after each pause, and the publication has an entry and a version of its own.
 */
export async function auditEdit(tx: Db, { id, by, at, edited, lesson, fields }: Edit): Promise<void> {
  const isHersAlready = (path: string) => {
    const field = edited.fields[path]
    return field !== undefined && field.by === by && field.revision > edited.publishedRevision
  }
  const paths = Object.entries(fields)
    .filter(([path, { revision }]) => revision > edited.revision && !isHersAlready(path))
    .map(([path]) => path)
  if (paths.length === 0) return
  const valuesIn = (of: Lesson) => Object.fromEntries(paths.map((path) => [path, said(valueAt(of, path))]))
  await audit(tx, {
    at,
    userId: by,
    action: 'lesson_edited',
    about: { kind: 'video', id, orgId: null },
    before: valuesIn(edited.lesson),
    after: valuesIn(lesson),
  })
}

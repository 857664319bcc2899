import type { Lesson } from '@kasama/contract/lesson'
import type { Deps } from '../../../deps'
import type { Db } from '../../../platform/database/db'
import { findWithDraft, holdLesson, type LessonRow } from '../lesson.queries'
import { type Change, changeFields } from './change-fields'
import { editedOf, readDraft } from './read-draft'
import { writeDraft } from './write-draft'

type Reading = Pick<Deps, 'storage'>

/** A lesson as the desk edits it; null where there is none. */
export async function lessonInDraft(deps: Reading, db: Db, id: number): Promise<Lesson | null> {
  const found = await findWithDraft(db, id)
  return found ? (await editedOf(deps, db, found.row, found.draft)).lesson : null
}

type Put = { by: number | null; at: Date; changes: (lesson: Lesson) => Change[] }

/**
 * Changes fields of a lesson's draft in the caller's transaction, over whatever stands there: what a job has made of a file
 * that somebody asked for. A lesson that is gone is left alone.
 */
export async function putFields(deps: Reading, tx: Db, id: number, put: Put): Promise<void> {
  const row = await holdLesson(tx, id)
  if (row) await putIntoHeld(deps, tx, row, put)
}

/** The same for a lesson that is held already. */
export async function putIntoHeld(deps: Reading, tx: Db, row: LessonRow, { by, at, changes }: Put): Promise<void> {
  const edited = await readDraft(deps, tx, row)
  const revision = edited.revision + 1
  const { lesson, fields } = changeFields(edited.lesson, edited.fields, {
    changes: changes(edited.lesson),
    basedOn: edited.revision,
    as: { revision, by, at: at.toISOString() },
  })
  await writeDraft(deps, tx, row, { document: lesson, fields, revision, updated_by: by, updated_at: at })
}

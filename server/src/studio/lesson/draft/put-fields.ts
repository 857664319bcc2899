import type { Language } from '@kasama/contract/language'
import type { Lesson, LessonWords } from '@kasama/contract/studio/lesson/lesson'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { type CuesOf, noCues, storedCues } from '../cues/stored-cues'
import { findWithDraft, type LessonRow, lockLesson, noteHeldBack } from '../lesson.queries'
import { type Change, changeFields } from './change-fields'
import { editedOf, readDraft } from './read-draft'
import { writeDraft } from './write-draft'

type DraftDeps = Pick<Deps, 'storage'>

/**
 * Returns a lesson as the desk edits it; null if there is none. It may wait for the store: not for use in a
 * transaction.
 */
export const lessonInDraft = (deps: DraftDeps, db: Db, id: number): Promise<Lesson | null> =>
  inDraft(storedCues(deps), db, id)

/** Returns a draft's texts in a language, without its subtitles; null if it has none yet. */
export async function wordsInDraft(db: Db, id: number, language: Language): Promise<Omit<LessonWords, 'cues'> | null> {
  return (await inDraft(noCues, db, id))?.languages[language] ?? null
}

async function inDraft(cuesOf: CuesOf, db: Db, id: number): Promise<Lesson | null> {
  const found = await findWithDraft(db, id)
  return found ? (await editedOf(cuesOf, db, found.row, found.draft)).lesson : null
}

type Put = { by: number | null; at: Date; changes: (lesson: Lesson) => Change[] }

/**
 * Changes fields of a lesson's draft in the caller's transaction, over their present values: used by jobs that have
 * processed a requested file. A deleted lesson is ignored.
 */
export async function putFields(cuesOf: CuesOf, tx: Db, id: number, put: Put): Promise<void> {
  const row = await lockLesson(tx, id)
  if (row) await putIntoHeld(cuesOf, tx, row, put)
}

/** The same for a lesson that is locked already. */
export async function putIntoHeld(cuesOf: CuesOf, tx: Db, row: LessonRow, { by, at, changes }: Put): Promise<void> {
  const edited = await readDraft(cuesOf, tx, row)
  const revision = edited.revision + 1
  const { lesson, fields } = changeFields(edited.lesson, edited.fields, {
    changes: changes(edited.lesson),
    basedOn: edited.revision,
    mark: { revision, by, at: at.toISOString() },
  })
  await writeDraft(cuesOf, tx, row, { document: lesson, fields, revision, updated_by: by, updated_at: at })
  if (edited.scheduledAt) await unschedule(tx, row.id, { at, by, scheduledAt: edited.scheduledAt })
}

/**
 * Cancels a scheduled publication after a change by a bulk action or a job, whose author does not see the lesson; the
 * desk shows the reason.
 */
async function unschedule(
  tx: Db,
  id: number,
  { at, by, scheduledAt }: { at: Date; by: number | null; scheduledAt: Date },
) {
  await noteHeldBack(tx, id, { at, why: 'It was changed after it was scheduled. Look at it and schedule it again.' })
  const about = { kind: 'video' as const, id, orgId: null }
  await audit(tx, { at, userId: by, action: 'lesson_unscheduled', about, before: { at: scheduledAt.toISOString() } })
}

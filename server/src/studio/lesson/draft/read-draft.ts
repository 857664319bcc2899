import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import type { Db } from '#platform/database/db'
import type { CuesOf } from '../cues/stored-cues'
import { type Draft, findDraft, type LessonRow } from '../lesson.queries'
import { publishedLesson, withCuesKept } from '../published-lesson'
import { latestVersion } from '../versions.queries'
import type { Fields } from './change-fields'

/** A lesson with the changes since it was published. */
export type DraftState = {
  lesson: Lesson
  fields: Fields
  revision: number
  /** Fields of a later revision are not published yet. */
  publishedRevision: number
  savedAt: Date | null
  scheduledAt: Date | null
  heldBack: { at: Date; why: string } | null
}

/** Returns the lesson that the desk edits: the draft if something was changed, otherwise the published one. */
export const readDraft = async (cuesOf: CuesOf, db: Db, row: LessonRow): Promise<DraftState> =>
  editedOf(cuesOf, db, row, await findDraft(db, row.id))

/** The same for a draft that was read with its lesson. */
export async function editedOf(cuesOf: CuesOf, db: Db, row: LessonRow, draft?: Draft): Promise<DraftState> {
  const isOpen = draft && draft.revision > draft.published_revision
  return {
    lesson: isOpen ? draft.document : await lastOut(cuesOf, db, row),
    fields: draft?.fields ?? {},
    revision: draft?.revision ?? 0,
    publishedRevision: draft?.published_revision ?? 0,
    savedAt: isOpen ? draft.updated_at : null,
    scheduledAt: draft?.scheduled_at ?? null,
    heldBack: draft?.held_back_at ? { at: draft.held_back_at, why: draft.held_back ?? '' } : null,
  }
}

async function lastOut(cuesOf: CuesOf, db: Db, row: LessonRow): Promise<Lesson> {
  const version = (await latestVersion(db, row.id))?.document
  return withCuesKept(version, await publishedLesson(db, cuesOf, row, version))
}

/** Whether changes wait to be published. */
export const hasChanges = ({ revision, publishedRevision }: Pick<DraftState, 'revision' | 'publishedRevision'>) =>
  revision > publishedRevision

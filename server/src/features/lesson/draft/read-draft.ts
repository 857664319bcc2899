import type { Lesson } from '@kasama/contract/lesson'
import type { Db } from '../../../platform/database/db'
import type { CuesOf } from '../cues/stored-cues'
import { type Draft, findDraft, type LessonRow } from '../lesson.queries'
import { publishedLesson, withCuesKept } from '../published-lesson'
import { latestVersion } from '../versions.queries'
import type { Fields } from './change-fields'

/** A lesson with what was changed since it was published. */
export type Edited = {
  lesson: Lesson
  fields: Fields
  revision: number
  /** Of the fields, those that are not published yet are of a later revision. */
  publishedRevision: number
  savedAt: Date | null
  scheduledAt: Date | null
  heldBack: { at: Date; why: string } | null
}

/** What the desk edits: the draft where something was changed, otherwise what is published. */
export const readDraft = async (cuesOf: CuesOf, db: Db, row: LessonRow): Promise<Edited> =>
  editedOf(cuesOf, db, row, await findDraft(db, row.id))

/** The same of a draft that was read with its lesson. */
export async function editedOf(cuesOf: CuesOf, db: Db, row: LessonRow, draft?: Draft): Promise<Edited> {
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

/** Whether anything waits to be published. */
export const hasChanges = ({ revision, publishedRevision }: Pick<Edited, 'revision' | 'publishedRevision'>) =>
  revision > publishedRevision

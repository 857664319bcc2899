import { lessonDifferences } from '@kasama/contract/versions.rules'
import type { Db } from '../../../platform/database/db'
import type { CuesOf } from '../cues/stored-cues'
import { keepDraft, type LessonRow, type NewDraft } from '../lesson.queries'
import { writeLine } from '../line/write-line'
import { publishedLesson } from '../published-lesson'

/** Keeps a lesson's draft and the line that the desk shows of it; answers whether it differs from what is published. */
export async function writeDraft(cuesOf: CuesOf, tx: Db, row: LessonRow, draft: NewDraft): Promise<boolean> {
  await keepDraft(tx, row.id, draft)
  const { document: lesson, fields } = draft
  const differs = differsFrom(await publishedLesson(tx, cuesOf, row, lesson), lesson)
  await writeLine(tx, row.id, { lesson, fields, differs })
  return differs
}

export const differsFrom = (published: NewDraft['document'], lesson: NewDraft['document']) =>
  lessonDifferences(published, lesson).length > 0

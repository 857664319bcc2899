import { lessonDifferences } from '@kasama/contract/versions.rules'
import type { Deps } from '../../../deps'
import type { Db } from '../../../platform/database/db'
import { keepDraft, type LessonRow, type NewDraft } from '../lesson.queries'
import { writeLine } from '../line/write-line'
import { publishedLesson } from '../published-lesson'

type Reading = Pick<Deps, 'storage'>

/** Keeps a lesson's draft and the line that the desk shows of it; answers whether it differs from what is published. */
export async function writeDraft({ storage }: Reading, tx: Db, row: LessonRow, draft: NewDraft): Promise<boolean> {
  await keepDraft(tx, row.id, draft)
  const { document: lesson, fields } = draft
  const differs = differsFrom(await publishedLesson(tx, storage, row, lesson), lesson)
  await writeLine(tx, row.id, { lesson, fields, differs })
  return differs
}

export const differsFrom = (published: NewDraft['document'], lesson: NewDraft['document']) =>
  lessonDifferences(published, lesson).length > 0

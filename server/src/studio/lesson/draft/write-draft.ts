import type { Language } from '@kasama/contract/language'
import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import { publishedCues } from '@kasama/contract/studio/lesson/lesson.rules'
import { lessonDifferences } from '@kasama/contract/studio/lesson/versions.rules'
import type { Db } from '#platform/database/db'
import type { CuesOf } from '../cues/stored-cues'
import { type LessonRow, type NewDraft, storeDraft } from '../lesson.queries'
import { writeLine } from '../line/write-line'
import { publishedLesson } from '../published-lesson'

/** Stores a lesson's draft and its row in the desk's list; returns whether it differs from the published lesson. */
export async function writeDraft(cuesOf: CuesOf, tx: Db, row: LessonRow, draft: NewDraft): Promise<boolean> {
  await storeDraft(tx, row.id, draft)
  const { document: lesson, fields } = draft
  const differs = differsFrom(await publishedLesson(tx, cuesOf, row, lesson), lesson)
  await writeLine(tx, row.id, { lesson, fields, differs })
  return differs
}

/** Whether readers would see a difference; cues without text are not shown. */
export const differsFrom = (published: Lesson, lesson: Lesson) =>
  lessonDifferences(asSeen(published), asSeen(lesson)).length > 0

const asSeen = (lesson: Lesson): Lesson => ({
  ...lesson,
  languages: Object.fromEntries(
    Object.entries(lesson.languages).map(([code, words]) => [
      code,
      { ...words, cues: publishedCues(lesson, code as Language) },
    ]),
  ),
})

import type { Db } from '#platform/database/db'
import type { CuesOf } from '../cues/stored-cues'
import { hasChanges, readDraft } from '../draft/read-draft'
import { differsFrom } from '../draft/write-draft'
import { type LessonRow, lockLessons } from '../lesson.queries'
import { publishedLesson } from '../published-lesson'
import { listLined, removeListRow } from './line.queries'
import { writeLine } from './write-line'

/**
 * Rewrites a lesson's row in the desk's list from its draft and its published content; removes it if the lesson is
 * published without changes. Returns whether the draft differs from the published content.
 */
export async function renewLine(tx: Db, cuesOf: CuesOf, row: LessonRow): Promise<boolean> {
  const { lesson, fields, ...edited } = await readDraft(cuesOf, tx, row)
  const isOpen = hasChanges(edited)
  if (row.is_published && !isOpen) {
    await removeListRow(tx, row.id)
    return false
  }
  const differs = isOpen && differsFrom(await publishedLesson(tx, cuesOf, row, lesson), lesson)
  await writeLine(tx, row.id, { lesson, fields: isOpen ? fields : {}, differs })
  return differs
}

/** Writes the first row of lessons that came with a pack or a list and wait to be published. */
export async function beginLines(tx: Db, written: Map<number, CuesOf>): Promise<void> {
  for (const row of await lockLessons(tx, [0, ...written.keys()])) {
    const cuesOf = written.get(row.id)
    if (cuesOf) await renewLine(tx, cuesOf, row)
  }
}

/** Rewrites existing rows after a pack or a list has overwritten the lessons' content. */
export async function renewLines(tx: Db, written: Map<number, CuesOf>): Promise<void> {
  for (const row of await listLined(tx, [...written.keys()])) {
    const cuesOf = written.get(row.id)
    if (cuesOf) await renewLine(tx, cuesOf, row)
  }
}

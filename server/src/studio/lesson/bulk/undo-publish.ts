import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import { lessonDifferences } from '@kasama/contract/studio/lesson/versions.rules'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import { fail } from '#platform/http/errors'
import type { CuesOf } from '../cues/stored-cues'
import { writeDraft } from '../draft/write-draft'
import { type Draft, findDraft, findLesson, findParts, hideLesson, type LessonRow, lockLesson } from '../lesson.queries'
import { writeLine } from '../line/write-line'
import { writePublished } from '../publish/write-published'
import { publishedLesson } from '../published-lesson'
import { dropVersion, latestVersion } from '../versions.queries'

/** A version that was just published; `was_out` says whether readers saw the lesson before. */
export type NewVersion = { id: number; version: number; was_out: boolean }

/** Undoes a publication: readers see the version before it, and the undone version is the draft again. */
export async function undoPublish(
  tx: Db,
  cuesOf: CuesOf,
  { id, version, was_out, by, at }: NewVersion & { by: number; at: Date },
): Promise<void> {
  const row = (await lockLesson(tx, id)) ?? fail('not_found')
  const undone = await latestVersion(tx, id)
  const draft = await findDraft(tx, id)
  const isUntouched = !draft || draft.revision === draft.published_revision
  if (!row.is_published || undone?.number !== version || !isUntouched) return fail('lesson_changed')
  await dropVersion(tx, id, version)
  const before = await latestVersion(tx, id)
  if (was_out && !before) fail('lesson_changed')
  if (before && (await hasLostQuestions(tx, id, before.document))) fail('answers_gone')
  // Also if the lesson was withdrawn before: a worker in the middle of it has the earlier version.
  if (before) await writePublished(tx, row, before.document, row.created_at)
  if (!was_out) await hideLesson(tx, id)
  const restoredRow = (await findLesson(tx, id)) ?? row
  if (draft) await openAgain(cuesOf, tx, restoredRow, { draft, by, at })
  else await writeLine(tx, id, { lesson: undone.document, fields: {}, differs: false })
  const about = { kind: 'video' as const, id, orgId: null }
  await audit(tx, { at, userId: by, action: 'lesson_publish_undone', about, before: { version } })
}

/** Whether questions of the version are gone, and their answers with them; they would return without any. */
async function hasLostQuestions(tx: Db, id: number, { questions }: Lesson): Promise<boolean> {
  const storedIds = new Set((await findParts(tx, id)).questions.map((question) => question.id))
  return Object.values(questions).some(({ question_id }) => question_id !== null && !storedIds.has(question_id))
}

type ReopenedDraft = { draft: Draft; by: number; at: Date }

/** Marks every field that differs as this admin's change again. */
async function openAgain(cuesOf: CuesOf, tx: Db, row: LessonRow, { draft, by, at }: ReopenedDraft) {
  const revision = draft.revision + 1
  const lesson: Lesson = draft.document
  const published = await publishedLesson(tx, cuesOf, row, lesson)
  const changed = lessonDifferences(published, lesson).map(({ path }) => [path, { revision, by, at: at.toISOString() }])
  const fields = { ...draft.fields, ...Object.fromEntries(changed) }
  await writeDraft(cuesOf, tx, row, { document: lesson, fields, revision, updated_by: by, updated_at: at })
}

import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import type { SavedLesson } from '@kasama/contract/studio/lesson/lessons.api'
import { lessonDifferences } from '@kasama/contract/studio/lesson/versions.rules'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { storedCues } from './cues/stored-cues'
import { readDraft } from './draft/read-draft'
import { saveDraft } from './draft/save-draft'
import { findLesson, findParts } from './lesson.queries'
import { findVersion } from './versions.queries'

type RestoreRequest = { id: number; number: number; revision: number }

/**
 * Restores a version as changes to the draft of the given revision. A field that somebody changed later stays, and is
 * returned with both values.
 */
export async function restoreVersion(
  deps: Deps,
  admin: User,
  { id, number, revision }: RestoreRequest,
): Promise<SavedLesson> {
  const row = (await findLesson(deps.db, id)) ?? fail('not_found')
  const version = (await findVersion(deps.db, id, number)) ?? fail('not_found')
  const { lesson } = await readDraft(storedCues(deps), deps.db, row)
  const { questions } = await findParts(deps.db, id)
  const old = withQuestionsOf(new Set(questions.map((question) => question.id)), version.document)
  const changes = lessonDifferences(lesson, old).map(({ path, to }) => ({
    path,
    value: to,
  }))
  if (changes.length === 0) fail('nothing_changed')
  return saveDraft(deps, admin, { id, basedOn: revision, changes })
}

/** Makes a question new again if its row was deleted since; one that only the draft lacks still has its answers. */
function withQuestionsOf(storedIds: Set<number>, old: Lesson): Lesson {
  const idOf = (id: number | null) => (id !== null && storedIds.has(id) ? id : null)
  const questions = Object.entries(old.questions).map(([key, question]) => [
    key,
    { ...question, same_meaning: null, question_id: idOf(question.question_id) },
  ])
  return { ...old, questions: Object.fromEntries(questions) }
}

import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import type { SavedLesson } from '@kasama/contract/studio/lesson/lessons.api'
import { lessonDifferences } from '@kasama/contract/studio/lesson/versions.rules'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { storedCues } from './cues/stored-cues'
import { readDraft } from './draft/read-draft'
import { saveDraft } from './draft/save-draft'
import { findLesson } from './lesson.queries'
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
  const changes = lessonDifferences(lesson, withQuestionsOf(lesson, version.document)).map(({ path, to }) => ({
    path,
    value: to,
  }))
  if (changes.length === 0) fail('nothing_changed')
  return saveDraft(deps, admin, { id, basedOn: revision, changes })
}

/** Makes a question new again if its row was deleted since. */
function withQuestionsOf(present: Lesson, old: Lesson): Lesson {
  const ids = new Set(Object.values(present.questions).map(({ question_id }) => question_id))
  const questions = Object.entries(old.questions).map(([key, question]) => [
    key,
    { ...question, same_meaning: null, question_id: ids.has(question.question_id) ? question.question_id : null },
  ])
  return { ...old, questions: Object.fromEntries(questions) }
}

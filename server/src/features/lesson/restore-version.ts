import type { SavedLesson } from '@kasama/contract/desk/lessons/lessons.api'
import type { Lesson } from '@kasama/contract/lesson'
import { lessonDifferences } from '@kasama/contract/versions.rules'
import type { Deps } from '../../deps'
import type { User } from '../../platform/http/access'
import { fail } from '../../platform/http/errors'
import { storedCues } from './cues/stored-cues'
import { readDraft } from './draft/read-draft'
import { saveDraft } from './draft/save-draft'
import { findLesson } from './lesson.queries'
import { findVersion } from './versions.queries'

type Wish = { id: number; number: number; revision: number }

/**
 * Brings a version back as the draft that was looked at. What somebody changed after that revision stays as it is, and is
 * answered with both sides.
 */
export async function restoreVersion(deps: Deps, admin: User, { id, number, revision }: Wish): Promise<SavedLesson> {
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

/** A question that is gone since begins anew. */
function withQuestionsOf(present: Lesson, old: Lesson): Lesson {
  const ids = new Set(Object.values(present.questions).map(({ question_id }) => question_id))
  const questions = Object.entries(old.questions).map(([key, question]) => [
    key,
    { ...question, same_meaning: null, question_id: ids.has(question.question_id) ? question.question_id : null },
  ])
  return { ...old, questions: Object.fromEntries(questions) }
}

import { missingTranslations } from '@kasama/contract/studio/lesson/lesson.rules'
import type { DeskLesson } from '@kasama/contract/studio/lesson/lessons.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { storedCues } from './cues/stored-cues'
import { editedOf, hasChanges } from './draft/read-draft'
import { changesOf } from './draft/save-draft'
import { differsFrom } from './draft/write-draft'
import { findWithDraft } from './lesson.queries'
import { findLessonContext } from './lesson-context.queries'
import { stateOf } from './lesson-state'
import { publishedLesson } from './published-lesson'

/** Returns a lesson as the desk edits it. */
export async function showLesson(deps: Deps, id: number): Promise<DeskLesson> {
  const { db } = deps
  const cuesOf = storedCues(deps)
  const { row, draft } = (await findWithDraft(db, id)) ?? fail('not_found')
  const [edited, { versions, names, ...reach }] = await Promise.all([
    editedOf(cuesOf, db, row, draft),
    findLessonContext(db, id),
  ])
  const differs =
    hasChanges(edited) && differsFrom(await publishedLesson(db, cuesOf, row, edited.lesson), edited.lesson)
  return {
    id,
    state: stateOf({
      isPublished: row.is_published,
      hasVersions: versions.length > 0,
      isChanged: differs,
      scheduledAt: edited.scheduledAt,
    }),
    is_out: row.is_published,
    differs,
    lesson: edited.lesson,
    revision: edited.revision,
    saved_at: edited.savedAt?.toISOString() ?? null,
    changes: changesOf(edited, (by) => (by === null ? null : (names[by] ?? null))),
    scheduled_at: edited.scheduledAt?.toISOString() ?? null,
    held_back: edited.heldBack && { ...edited.heldBack, at: edited.heldBack.at.toISOString() },
    missing: missingTranslations(edited.lesson),
    versions: versions.map(({ published_at, ...version }) => ({
      ...version,
      published_at: new Date(published_at).toISOString(),
    })),
    ...reach,
  }
}

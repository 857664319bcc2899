import type { DeskLesson } from '@kasama/contract/desk/lessons/lessons.api'
import { missingOf } from '@kasama/contract/lesson.rules'
import type { Deps } from '../../deps'
import { fail } from '../../platform/http/errors'
import { hasChanges, readDraft } from './draft/read-draft'
import { changesOf, peopleOf } from './draft/save-draft'
import { differsFrom } from './draft/write-draft'
import { findLesson, findReach, listNames } from './lesson.queries'
import { stateOf } from './lesson-state'
import { publishedLesson } from './published-lesson'
import { listVersions } from './versions.queries'

/** A lesson as the desk edits it. */
export async function showLesson(deps: Deps, id: number): Promise<DeskLesson> {
  const { db } = deps
  const row = (await findLesson(db, id)) ?? fail('not_found')
  const [edited, versions, reach] = await Promise.all([
    readDraft(deps, db, row),
    listVersions(db, id),
    findReach(db, id),
  ])
  const names = await listNames(db, peopleOf(edited.fields))
  const differs =
    hasChanges(edited) && differsFrom(await publishedLesson(db, deps.storage, row, edited.lesson), edited.lesson)
  return {
    id,
    state: stateOf({
      isPublished: row.is_published,
      hasVersions: versions.length > 0,
      isChanged: differs,
      scheduledAt: edited.scheduledAt,
    }),
    differs,
    lesson: edited.lesson,
    revision: edited.revision,
    saved_at: edited.savedAt?.toISOString() ?? null,
    changes: changesOf(edited, (by) => (by === null ? null : (names.get(by) ?? null))),
    scheduled_at: edited.scheduledAt?.toISOString() ?? null,
    missing: missingOf(edited.lesson),
    versions: versions.map(({ published_at, ...version }) => ({
      ...version,
      published_at: published_at.toISOString(),
    })),
    ...reach,
  }
}

import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { type CuesOf, withCues } from '../cues/stored-cues'
import { findDraft, hideLesson, lockLesson } from '../lesson.queries'
import { renewLine } from '../line/renew-lines'
import { saveVersionOfPublished } from './save-version'
import { holdBackDraft } from './schedule.queries'

/**
 * Withdraws a lesson from the library. Its texts, topics and questions stay for workers in the middle of it; search and
 * Genie drop it. Content of a pack or a list is stored as a version first, so that it can be restored.
 */
export async function takeBack(deps: Deps, admin: User, id: number) {
  await withCues(deps, (tx, cuesOf) => takeBackWithin(tx, cuesOf, { id, by: admin.id, at: deps.now() }))
}

/** The same in the caller's transaction. */
export async function takeBackWithin(tx: Db, cuesOf: CuesOf, { id, by, at }: { id: number; by: number; at: Date }) {
  const row = (await lockLesson(tx, id)) ?? fail('not_found')
  if (!row.is_published) fail('never_published')
  await saveVersionOfPublished(tx, cuesOf, row, at)
  await hideLesson(tx, id)
  await cancelSchedule(tx, { id, by, at })
  await renewLine(tx, cuesOf, { ...row, is_published: false })
  const about = { kind: 'video' as const, id, orgId: null }
  await audit(tx, { at, userId: by, action: 'lesson_taken_back', about })
}

/** Cancels a scheduled publication, which would bring the lesson back unasked; the desk shows the reason. */
async function cancelSchedule(tx: Db, { id, by, at }: { id: number; by: number; at: Date }): Promise<void> {
  const draft = await findDraft(tx, id)
  if (!draft?.scheduled_at) return
  const { revision, scheduled_at: scheduledAt } = draft
  const why = 'The lesson was taken back after it was scheduled. Look at it and schedule it again.'
  await holdBackDraft(tx, { id, revision, scheduledAt, at, why })
  const about = { kind: 'video' as const, id, orgId: null }
  await audit(tx, { at, userId: by, action: 'lesson_unscheduled', about, before: { at: scheduledAt.toISOString() } })
}

import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import { type CuesOf, noCues } from '../cues/stored-cues'
import { putIntoHeld } from '../draft/put-fields'
import { hasChanges, readDraft } from '../draft/read-draft'
import { type LessonRow, setPublic } from '../lesson.queries'
import { renewLine } from '../line/renew-lines'
import { scheduleDraft } from '../publish/schedule.queries'
import { setPublicInLatest } from '../versions.queries'

type AccessChange = { cuesOf: CuesOf; by: number; at: Date; isPublic: boolean }

/**
 * Opens a locked lesson to guests, or closes it; returns whether it changed. A published lesson changes at once; its
 * latest version and its draft change too, so that neither reverts it later.
 */
export async function openToGuests(
  tx: Db,
  row: LessonRow,
  { cuesOf, by, at, isPublic }: AccessChange,
): Promise<boolean> {
  const level = isPublic ? 1 : 0
  const draft = await readDraft(noCues, tx, row)
  const isOther = (publicLevel: number) => publicLevel >= 1 !== isPublic
  const [isOut, isInDraft] = [row.is_published && isOther(row.public_level), isOther(draft.lesson.public_level)]
  if (isOut) {
    await setPublic(tx, row.id, level)
    await setPublicInLatest(tx, row.id, level)
  }
  const changed = isOut ? { ...row, public_level: level } : row
  if (isInDraft && (hasChanges(draft) || !row.is_published))
    await putIntoHeld(cuesOf, tx, changed, { by, at, changes: () => [{ path: 'public_level', value: level }] })
  // The draft had the level already, which may have been its only change.
  else if (isOut && hasChanges(draft) && !(await renewLine(tx, cuesOf, changed)))
    await cancelEmptySchedule(tx, row.id, { by, at, scheduledAt: draft.scheduledAt })
  if (!isOut && !isInDraft) return false
  await audit(tx, {
    at,
    userId: by,
    action: 'video_public_changed',
    about: { kind: 'video', id: row.id, orgId: null },
    before: { public: !isPublic },
    after: { public: isPublic },
  })
  return true
}

type Cancellation = { by: number; at: Date; scheduledAt: Date | null }

/** Cancels a scheduled publication of a draft that changes nothing any more. */
async function cancelEmptySchedule(tx: Db, id: number, { by, at, scheduledAt }: Cancellation): Promise<void> {
  if (!scheduledAt) return
  await scheduleDraft(tx, id, null)
  const about = { kind: 'video' as const, id, orgId: null }
  await audit(tx, { at, userId: by, action: 'lesson_unscheduled', about, before: { at: scheduledAt.toISOString() } })
}

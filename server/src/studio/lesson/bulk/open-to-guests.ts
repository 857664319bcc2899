import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import { type CuesOf, noCues } from '../cues/stored-cues'
import { putIntoHeld } from '../draft/put-fields'
import { hasChanges, readDraft } from '../draft/read-draft'
import { type LessonRow, setPublic } from '../lesson.queries'
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
  if (isInDraft && (hasChanges(draft) || !row.is_published))
    await putIntoHeld(cuesOf, tx, isOut ? { ...row, public_level: level } : row, {
      by,
      at,
      changes: () => [{ path: 'public_level', value: level }],
    })
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

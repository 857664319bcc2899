import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { type CuesOf, noCues, withCues } from '../cues/stored-cues'
import { putIntoHeld } from '../draft/put-fields'
import { hasChanges, readDraft } from '../draft/read-draft'
import { type LessonRow, lockLessons, setPublic } from '../lesson.queries'
import { setPublicInLatest } from '../versions.queries'

type AccessChange = { cuesOf: CuesOf; by: number; at: Date; isPublic: boolean }

/**
 * Opens lessons to guests, or closes them; returns those that changed, so that an undo touches no others. If one of
 * them is missing, nothing happens.
 */
export async function openToGuests(deps: Deps, by: User, ids: number[], isPublic: boolean): Promise<number[]> {
  return withCues(deps, async (tx, cuesOf) => {
    const opening = { cuesOf, by: by.id, at: deps.now(), isPublic }
    const rows = await lockLessons(tx, ids)
    if (rows.length < ids.length) fail('not_found')
    const changed: number[] = []
    for (const row of rows) if (await openHeld(tx, row, opening)) changed.push(row.id)
    return changed
  })
}

/**
 * Returns whether it changed: at once if the lesson is published; its latest version and its draft change too, so that
 * neither reverts it later.
 */
export async function openHeld(tx: Db, row: LessonRow, { cuesOf, by, at, isPublic }: AccessChange): Promise<boolean> {
  const level = isPublic ? 1 : 0
  const draft = await readDraft(noCues, tx, row)
  const isOther = (of: number) => of >= 1 !== isPublic
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

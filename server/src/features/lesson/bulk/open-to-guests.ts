import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { Db } from '../../../platform/database/db'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { putIntoHeld } from '../draft/put-fields'
import { hasChanges, readDraft } from '../draft/read-draft'
import { holdLessons, type LessonRow, setPublic } from '../lesson.queries'
import { setPublicInLatest } from '../versions.queries'

type Opening = { by: User; isPublic: boolean }

/**
 * Opens lessons to guests, or closes them; answers those that changed, so that an undo touches no others. All of them are
 * there, or nothing happens.
 */
export async function openToGuests(deps: Deps, by: User, ids: number[], isPublic: boolean): Promise<number[]> {
  return deps.db.transaction().execute(async (tx) => {
    const rows = await holdLessons(tx, ids)
    if (rows.length < ids.length) fail('not_found')
    const changed: number[] = []
    for (const row of rows) if (await open(deps, tx, row, { by, isPublic })) changed.push(row.id)
    return changed
  })
}

/** At once where the lesson is out; its latest version and its draft say the same, so that neither turns it back later. */
async function open(deps: Deps, tx: Db, row: LessonRow, { by, isPublic }: Opening): Promise<boolean> {
  const at = deps.now()
  const level = isPublic ? 1 : 0
  const draft = await readDraft(deps, tx, row)
  const isOther = (of: number) => of >= 1 !== isPublic
  const [isOut, isInDraft] = [row.is_published && isOther(row.public_level), isOther(draft.lesson.public_level)]
  if (isOut) {
    await setPublic(tx, row.id, level)
    await setPublicInLatest(tx, row.id, level)
  }
  if (isInDraft && (hasChanges(draft) || !row.is_published))
    await putIntoHeld(deps, tx, isOut ? { ...row, public_level: level } : row, {
      by: by.id,
      at,
      changes: () => [{ path: 'public_level', value: level }],
    })
  if (!isOut && !isInDraft) return false
  await audit(tx, {
    at,
    userId: by.id,
    action: 'video_public_changed',
    about: { kind: 'video', id: row.id, orgId: null },
    before: { public: !isPublic },
    after: { public: isPublic },
  })
  return true
}

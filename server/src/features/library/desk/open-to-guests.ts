import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { holdVideos, setPublic } from './videos.queries'

/**
 * Opens videos to guests, or closes them; answers those that changed, so that an undo touches no others. All of them are
 * there, or nothing happens.
 */
export async function openToGuests(
  { db, now }: Deps,
  admin: User,
  ids: number[],
  isPublic: boolean,
): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    const videos = await holdVideos(tx, ids)
    if (videos.length < ids.length) fail('not_found')
    const changing = videos.filter(({ public_level }) => public_level >= 1 !== isPublic).map(({ id }) => id)
    if (changing.length > 0) await setPublic(tx, changing, isPublic ? 1 : 0)
    for (const id of changing)
      await audit(tx, {
        at: now(),
        userId: admin.id,
        action: 'video_public_changed',
        about: { kind: 'video', id, orgId: null },
        before: { public: !isPublic },
        after: { public: isPublic },
      })
    return changing
  })
}

import type { ChatLesson } from '@kasama/contract/chat.api'
import type { Language } from '@kasama/contract/language'
import type { Db } from '../../../platform/database/db'
import { isLocked, shownPicture, type Viewer } from '../../household/viewer'
import { findFacts } from '../../library/card-cache.queries'

export type Place = { videoId: number; seconds: number }

/** Lessons that an answer leads to, as they are shown to this viewer; those that are gone are left out. */
export async function chatLessons(db: Db, places: Place[], viewer: Viewer, language: Language): Promise<ChatLesson[]> {
  if (places.length === 0) return []
  const found = await findFacts(
    db,
    places.map(({ videoId }) => videoId),
    language,
  )
  const byId = new Map(found.map(({ facts }) => [facts.video_id, facts]))
  return places.flatMap(({ videoId, seconds }) => {
    const facts = byId.get(videoId)
    if (!facts) return []
    const is_locked = isLocked(viewer, facts.public_level)
    const { title, thumbnail_url, duration } = facts
    const picture = shownPicture(thumbnail_url, is_locked)
    return [{ video_id: videoId, title, thumbnail_url: picture, duration, seconds: is_locked ? 0 : seconds, is_locked }]
  })
}

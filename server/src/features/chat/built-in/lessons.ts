import type { ChatLesson } from '@kasama/contract/chat.api'
import type { Db } from '../../../platform/database/db'
import type { Viewer } from '../../household/viewer'
import { findLessons } from '../chat.queries'

export type Place = { videoId: number; seconds: number }

/** Lessons that an answer leads to, as they are shown to this viewer; a locked one from its beginning. */
export async function chatLessons(db: Db, places: Place[], viewer: Viewer): Promise<ChatLesson[]> {
  const lessons = await findLessons(
    db,
    viewer,
    places.map(({ videoId }) => videoId),
  )
  return lessons.map((lesson) => {
    const place = places.find(({ videoId }) => videoId === lesson.video_id)
    return { ...lesson, seconds: lesson.is_locked ? 0 : (place?.seconds ?? 0) }
  })
}

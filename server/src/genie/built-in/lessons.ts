import type { ChatLesson } from '@kasama/contract/genie/chat.api'
import type { Language } from '@kasama/contract/language'
import { isLocked, type Viewer, visiblePicture } from '#people/household/viewer'
import type { Db } from '#platform/database/db'
import { type LibraryIndex, readThrough } from '../passages/index/library-index'
import { findLessonFacts, type LessonFacts } from '../passages/index/library-index.queries'

export type LessonPosition = { videoId: number; seconds: number }

type LessonAudience = { index: LibraryIndex; viewer: Viewer; language: Language }

const maxFacts = 2000

/** Returns facts about lessons in a language, by their ids. */
export async function lessonFacts(
  db: Db,
  { index, language }: Pick<LessonAudience, 'index' | 'language'>,
  ids: number[],
): Promise<Map<number, LessonFacts>> {
  const keyOf = (id: number) => `${language} ${id}`
  const find = async (missing: string[]) => {
    const missingIds = missing.map((key) => Number(key.slice(language.length + 1)))
    const rows = await findLessonFacts(db, missingIds, language)
    return new Map(rows.map((row) => [keyOf(row.id), row]))
  }
  const facts = await readThrough(index.facts, ids.map(keyOf), { max: maxFacts, find })
  return new Map([...facts.values()].map((row) => [row.id, row]))
}

/** Returns an answer's lessons as this viewer may see them; a locked one starts at its beginning. */
export async function chatLessons(
  db: Db,
  { index, viewer, language }: LessonAudience,
  positions: LessonPosition[],
): Promise<ChatLesson[]> {
  const ids = positions.map(({ videoId }) => videoId)
  const byId = await lessonFacts(db, { index, language }, ids)
  return positions.flatMap(({ videoId, seconds }) => {
    const row = byId.get(videoId)
    if (!row) return []
    const is_locked = isLocked(viewer, row.public_level)
    const thumbnail_url = visiblePicture(row.thumbnail_url, is_locked)
    const { title, duration } = row
    return [{ video_id: videoId, title, thumbnail_url, duration, seconds: is_locked ? 0 : seconds, is_locked }]
  })
}

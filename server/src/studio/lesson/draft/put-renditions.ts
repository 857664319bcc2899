import type { Language } from '@kasama/contract/language'
import type { LessonWords } from '@kasama/contract/studio/lesson/lesson'
import type { Db } from '#platform/database/db'
import { lockLesson, setRenditions } from '../lesson.queries'

export type ClipRenditions = Partial<Pick<LessonWords, 'address' | 'low_address' | 'audio_address'>>

/**
 * Names further renditions of a clip in the draft, the published lesson and its versions, if they have that clip. All
 * have the same content, so an editor sees no change, and a scheduled publication stays.
 */
export async function putRenditions(
  tx: Db,
  {
    videoId,
    language,
    source,
    renditions,
  }: { videoId: number; language: Language; source: string; renditions: ClipRenditions },
): Promise<void> {
  if (await lockLesson(tx, videoId)) await setRenditions(tx, { videoId, language, source, renditions })
}

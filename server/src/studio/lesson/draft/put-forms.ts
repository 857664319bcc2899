import type { Language } from '@kasama/contract/language'
import type { LessonWords } from '@kasama/contract/studio/lesson/lesson'
import type { Db } from '#platform/database/db'
import { lockLesson, setRenditions } from '../lesson.queries'

export type ClipRenditions = Partial<Pick<LessonWords, 'address' | 'low_address' | 'audio_address'>>

/**
 * Names further forms of a clip in the draft, the published lesson and its versions, if they have that clip. The forms
 * have the same content, so an editor sees no change, and a scheduled publication stays.
 */
export async function putRenditions(
  tx: Db,
  { videoId, language, source, forms }: { videoId: number; language: Language; source: string; forms: ClipRenditions },
): Promise<void> {
  if (await lockLesson(tx, videoId)) await setRenditions(tx, { videoId, language, source, forms })
}

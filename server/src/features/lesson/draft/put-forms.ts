import type { Language } from '@kasama/contract/language'
import type { LessonWords } from '@kasama/contract/lesson'
import type { Db } from '../../../platform/database/db'
import { lockLesson, nameForms } from '../lesson.queries'

export type Forms = Partial<Pick<LessonWords, 'address' | 'low_address' | 'audio_address'>>

/**
 * Names further forms of a clip wherever the lesson names that clip: in its draft, in what is published and in its versions.
 * They show and say the same, so nothing has changed for an editor, and what is scheduled still comes out.
 */
export async function putForms(
  tx: Db,
  { videoId, language, source, forms }: { videoId: number; language: Language; source: string; forms: Forms },
): Promise<void> {
  if (await lockLesson(tx, videoId)) await nameForms(tx, { videoId, language, source, forms })
}

import type { LessonCue } from '@kasama/contract/studio/lesson/lesson'
import type { Db, Rows } from '#platform/database/db'
import type { Place } from '../lesson/clip-in-lesson'

export type VoiceCue = Rows['voice_cues']

/** The cue number of a recording of the whole lesson. */
export const wholeLesson = 0

/** Whether a recording still matches the present words. */
export const isOf = ({ cue, text }: VoiceCue, cues: LessonCue[]) => cue === wholeLesson || cues[cue - 1]?.text === text

export const listRecorded = (db: Db, { videoId, language }: Place) =>
  db
    .selectFrom('voice_cues')
    .selectAll()
    .where('video_id', '=', videoId)
    .where('language_code', '=', language)
    .orderBy('cue')
    .execute()

export const storeRecordedCue = (db: Db, row: VoiceCue) =>
  db
    .insertInto('voice_cues')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['video_id', 'language_code', 'cue'])
        .doUpdateSet({ text: row.text, key: row.key, seconds: row.seconds, created_at: row.created_at }),
    )
    .execute()

/** Removes a recording; returns its key. */
export async function removeRecorded(tx: Db, { videoId, language }: Place, cue: number): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('voice_cues')
    .where('video_id', '=', videoId)
    .where('language_code', '=', language)
    .where('cue', '=', cue)
    .returning('key')
    .executeTakeFirst()
  return deleted?.key
}

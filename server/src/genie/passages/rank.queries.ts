import type { Db } from '#platform/database/db'
import { prepared } from '#platform/database/prepared'
import type { FormWeight } from './best-passages'

/** Returns the weights of these forms in the passages of one lesson. */
export const findLessonWeights = (db: Db, videoId: number, forms: string[]): Promise<FormWeight[]> =>
  prepared<FormWeight>(
    db,
    `select word, passage_id, weight from passages join passage_words on passage_id = passages.id
    where video_id = $1 and word = any($2::text[])`,
    [videoId, forms],
  )

/** Returns the words of the library that match a pattern. */
export const findWordsLike = (db: Db, pattern: RegExp) =>
  prepared<{ word: string }>(db, 'select word from search_vocabulary where word ~ $1', [pattern.source])

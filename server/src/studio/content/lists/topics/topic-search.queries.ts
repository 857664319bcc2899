import type { Text } from '@kasama/contract/language'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { searchable } from '#platform/search/search-words'

/** A topic's names as stored in search rows, each on its own line. */
export const nameLines = (name: Partial<Text> | null) => [
  ...new Set(
    Object.values(name ?? {})
      .map(searchable)
      .filter((line) => line !== ''),
  ),
]

/** Lessons a statement: more would lock the written rows for too long. */
const atOnce = 500

type Batch = { topicId: number; gone: string[]; names: string[]; after: number }

/**
 * Writes a topic's names into the search rows of its next lessons, and removes its former names. Rows that are up to
 * date are not written. Returns the last lesson's id; null after the last batch.
 */
export async function renameNext(db: Db, { topicId, gone, names, after }: Batch): Promise<number | null> {
  const { rows } = await sql<{ video_id: number }>`
    select video_id from video_topics where topic_id = ${topicId} and video_id > ${after}
    order by video_id limit ${atOnce}`.execute(db)
  const last = rows.at(-1)
  if (!last) return null
  type Words = RawBuilder<string>
  const cleaned = gone
    .filter((line) => !names.includes(line))
    .reduce<Words>(
      (words, line) => sql`replace(${words}, ${`\n${line}\n`}, ${'\n'})`,
      sql.ref<string>('words') as Words,
    )
  const missing = names.map(
    (line) => sql`case when strpos(words, ${`\n${line}\n`}) = 0 then ${`${line}\n`} else '' end`,
  )
  const words = sql`${cleaned} || concat('', ${sql.join(missing)})`
  await sql`
    update video_search set words = ${words}
    where video_id = any(${rows.map(({ video_id }) => video_id)}::int[]) and words <> ${words}`.execute(db)
  return last.video_id
}

export async function isTopicOfMany(db: Db, topicId: number, most: number): Promise<boolean> {
  const { rows } = await sql<{ lessons: number }>`
    select count(*)::int as lessons from (
      select from video_topics where topic_id = ${topicId} limit ${most + 1}) counted`.execute(db)
  return (rows[0]?.lessons ?? 0) > most
}

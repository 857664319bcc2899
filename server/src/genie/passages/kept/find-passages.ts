import type { Db } from '#platform/database/db'
import { prepared } from '#platform/database/prepared'
import { type LibraryIndex, readThrough } from './kept'
import type { PassageRow } from './rows'

/** A lesson takes about 10 kB in all its languages. */
const mostLessons = 200
const mostEntries = 1000

const columns = `
  select passages.id, video_id, part, faq_slug, question_id is not null as is_question, texts, videos.public_level
  from passages left join videos on videos.id = video_id`
const ofLessons = `${columns} where video_id = any($1::int[]) and part is not null order by video_id, part`
const byIds = `${columns} where passages.id = any($1::int[])`

type PassageRequest = { hits: { id: number; part: number | null }[]; videoIds: number[] }

/** Returns all parts of these lessons, in order, and the other hits: questions, and entries of the FAQ. */
export async function findPassages(
  db: Db,
  kept: LibraryIndex,
  { hits, videoIds }: PassageRequest,
): Promise<PassageRow[]> {
  const entryIds = hits.filter(({ part }) => part === null).map(({ id }) => id)
  const [lessons, entries] = await Promise.all([
    readThrough(kept.partsOfLessons, videoIds, { most: mostLessons, find: findLessons }),
    readThrough(kept.entries, entryIds, { most: mostEntries, find: findEntries }),
  ])
  return [...[...lessons.values()].flat(), ...entries.values()]

  async function findLessons(missing: number[]) {
    const rows = await prepared<PassageRow>(db, ofLessons, [missing])
    return new Map(missing.map((id) => [id, rows.filter(({ video_id }) => video_id === id)]))
  }

  async function findEntries(missing: number[]) {
    return new Map((await prepared<PassageRow>(db, byIds, [missing])).map((row) => [row.id, row]))
  }
}

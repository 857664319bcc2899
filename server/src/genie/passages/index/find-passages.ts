import type { Db } from '#platform/database/db'
import { type LibraryIndex, readThrough } from './library-index'
import { findByIds, findParts, type PassageRow } from './library-index.queries'

/** A lesson takes about 10 kB in all its languages. */
const maxLessons = 200
const maxEntries = 1000

type PassageRequest = { hits: { id: number; part: number | null }[]; videoIds: number[] }

/** Returns all parts of these lessons, in order, and the other hits: questions, and entries of the FAQ. */
export async function findPassages(
  db: Db,
  index: LibraryIndex,
  { hits, videoIds }: PassageRequest,
): Promise<PassageRow[]> {
  const entryIds = hits.filter(({ part }) => part === null).map(({ id }) => id)
  const [lessons, entries] = await Promise.all([
    readThrough(index.partsOfLessons, videoIds, { max: maxLessons, find: findLessons }),
    readThrough(index.entries, entryIds, { max: maxEntries, find: findEntries }),
  ])
  return [...[...lessons.values()].flat(), ...entries.values()]

  async function findLessons(missing: number[]) {
    const rows = await findParts(db, missing)
    return new Map(missing.map((id) => [id, rows.filter(({ video_id }) => video_id === id)]))
  }

  async function findEntries(missing: number[]) {
    return new Map((await findByIds(db, missing)).map((row) => [row.id, row]))
  }
}

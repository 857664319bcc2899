import { batched } from '../../../../platform/database/batch'
import type { Db } from '../../../../platform/database/db'
import { prepared } from '../../../../platform/database/prepared'
import type { LessonFacts, PassageRow, Posting, Sight } from './rows'

/** What this process keeps of the library, for as long as the library stays the same. */
export type Kept = {
  version: string
  /** How many passages there are. */
  total: number
  byForm: Map<string, Posting>
  /** The passages that were met, each in a seat of its own, and where each sits: adding up goes by seats. */
  passages: number[]
  seats: Map<number, number>
  /** What was meant by words with typing mistakes. */
  meant: Map<string, string[]>
  sights: Map<number, Sight>
  partsOfLessons: Map<number, PassageRow[]>
  entries: Map<number, PassageRow>
  /** By language and lesson. */
  facts: Map<string, LessonFacts>
}

const keptOf = new WeakMap<Db, Kept>()

const readVersion = batched<'now', string>(async (db) => {
  const [row] = await prepared<{ version: string }>(db, 'select version::text as version from catalogue', [])
  return new Map([['now', row?.version ?? '']])
})

/** What is kept, as the library is now: triggers raise its version with whatever is said or may be seen of a lesson. */
export async function libraryNow(db: Db): Promise<Kept> {
  const version = (await readVersion(db, 'now')) ?? ''
  const before = keptOf.get(db)
  if (before?.version === version) return before
  const [row] = await prepared<{ total: number }>(db, 'select count(*)::int as total from passages', [])
  const kept: Kept = {
    version,
    total: row?.total ?? 0,
    byForm: new Map(),
    passages: [],
    seats: new Map(),
    meant: new Map(),
    sights: new Map(),
    partsOfLessons: new Map(),
    entries: new Map(),
    facts: new Map(),
  }
  keptOf.set(db, kept)
  return kept
}

/** What is kept, as it was when a question last looked at the library's version. */
export const libraryAsFound = async (db: Db): Promise<Kept> => keptOf.get(db) ?? libraryNow(db)

type Reading<Key, Value> = { most: number; find: (missing: Key[]) => Promise<Map<Key, Value>> }

/** The values of these keys: one statement finds those that are not kept yet, none where all of them are. */
export async function readThrough<Key, Value>(
  kept: Map<Key, Value>,
  keys: Key[],
  { most, find }: Reading<Key, Value>,
): Promise<Map<Key, Value>> {
  const wanted = new Map<Key, Value>()
  const missing = new Set<Key>()
  for (const key of keys) {
    const value = kept.get(key)
    if (value === undefined) missing.add(key)
    else wanted.set(key, value)
  }
  if (missing.size === 0) return wanted
  const found = await find([...missing])
  if (kept.size + found.size > most) kept.clear()
  for (const [key, value] of found) {
    kept.set(key, value)
    wanted.set(key, value)
  }
  return wanted
}

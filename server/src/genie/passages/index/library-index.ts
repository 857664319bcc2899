import type { Db } from '#platform/database/db'
import {
  countPassages,
  findVersion,
  type LessonFacts,
  type PassageAccess,
  type PassageRow,
} from './library-index.queries'

/** Slots of the passages that have a form, by falling weight; `count` is the number of all that have it. */
export type PostingList = { count: number; slots: Int32Array; weights: Float64Array }

/** This process's cache of the library, valid until the library changes. */
export type LibraryIndex = {
  version: string
  /** Number of passages in the library. */
  total: number
  byForm: Map<string, PostingList>
  /**
   * The passages read so far and their slots: a passage's slot is its index in `passages`, and scores are summed by
   * slot.
   */
  passages: number[]
  slots: Map<number, number>
  /** Corrections of words with typing mistakes. */
  corrections: Map<string, string[]>
  access: Map<number, PassageAccess>
  partsOfLessons: Map<number, PassageRow[]>
  entries: Map<number, PassageRow>
  /** Keyed by language and lesson. */
  facts: Map<string, LessonFacts>
}

const indexes = new WeakMap<Db, LibraryIndex>()

/**
 * Returns the cache for the library as it is now: triggers raise its version with every change of a lesson's text or
 * access.
 */
export async function currentIndex(db: Db): Promise<LibraryIndex> {
  const version = await findVersion(db)
  const previous = indexes.get(db)
  if (previous?.version === version) return previous
  const index: LibraryIndex = {
    version,
    total: await countPassages(db),
    byForm: new Map(),
    passages: [],
    slots: new Map(),
    corrections: new Map(),
    access: new Map(),
    partsOfLessons: new Map(),
    entries: new Map(),
    facts: new Map(),
  }
  indexes.set(db, index)
  return index
}

/** Returns the cache as it was when a question last read the library's version. */
export const lastReadIndex = async (db: Db): Promise<LibraryIndex> => indexes.get(db) ?? currentIndex(db)

type ReadThroughOptions<Key, Value> = { max: number; find: (missing: Key[]) => Promise<Map<Key, Value>> }

/** Returns the values of these keys: one statement finds those that are not cached yet, none if all of them are. */
export async function readThrough<Key, Value>(
  cache: Map<Key, Value>,
  keys: Key[],
  { max, find }: ReadThroughOptions<Key, Value>,
): Promise<Map<Key, Value>> {
  const values = new Map<Key, Value>()
  const missing = new Set<Key>()
  for (const key of keys) {
    const value = cache.get(key)
    if (value === undefined) missing.add(key)
    else values.set(key, value)
  }
  if (missing.size === 0) return values
  const missingValues = await find([...missing])
  if (cache.size + missingValues.size > max) cache.clear()
  for (const [key, value] of missingValues) {
    cache.set(key, value)
    values.set(key, value)
  }
  return values
}

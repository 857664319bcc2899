import type { Db } from '#platform/database/db'
import { countPassages, findVersion, type LessonFacts, type PassageAccess, type PassageRow } from './kept.queries'

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
  meant: Map<string, string[]>
  access: Map<number, PassageAccess>
  partsOfLessons: Map<number, PassageRow[]>
  entries: Map<number, PassageRow>
  /** Keyed by language and lesson. */
  facts: Map<string, LessonFacts>
}

const keptOf = new WeakMap<Db, LibraryIndex>()

/**
 * Returns the cache for the library as it is now: triggers raise its version with every change of a lesson's text or
 * access.
 */
export async function libraryNow(db: Db): Promise<LibraryIndex> {
  const version = await findVersion(db)
  const before = keptOf.get(db)
  if (before?.version === version) return before
  const kept: LibraryIndex = {
    version,
    total: await countPassages(db),
    byForm: new Map(),
    passages: [],
    slots: new Map(),
    meant: new Map(),
    access: new Map(),
    partsOfLessons: new Map(),
    entries: new Map(),
    facts: new Map(),
  }
  keptOf.set(db, kept)
  return kept
}

/** Returns the cache as it was when a question last read the library's version. */
export const libraryAsFound = async (db: Db): Promise<LibraryIndex> => keptOf.get(db) ?? libraryNow(db)

type ReadThroughOptions<Key, Value> = { most: number; find: (missing: Key[]) => Promise<Map<Key, Value>> }

/** Returns the values of these keys: one statement finds those that are not cached yet, none if all of them are. */
export async function readThrough<Key, Value>(
  kept: Map<Key, Value>,
  keys: Key[],
  { most, find }: ReadThroughOptions<Key, Value>,
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

import type { LessonCue } from '@kasama/contract/studio/lesson/lesson'
import { readCues } from '@kasama/contract/text/web-vtt'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { readText } from '#platform/media/read-text'

/** Returns the cues of a subtitle file; null if there is none. */
export type CuesOf = (key: string) => Promise<LessonCue[] | null>

/** Cache of cues by the keys of their files: the content under a key never changes. */
export type CueCache = Map<string, LessonCue[] | null>

/** For callers that need no subtitles. */
export const noCues: CuesOf = async () => null

/** Reads from the store, which may be slow or unreachable: never within a transaction. */
export const storedCues =
  ({ storage }: Pick<Deps, 'storage'>, cache: CueCache = new Map()): CuesOf =>
  async (key) => {
    const known = cache.get(key)
    if (known !== undefined) return known
    const text = await readText(storage, key)
    const cues = text === '' ? null : readCues(text).map(({ start, end, text: said }) => ({ start, end, text: said }))
    cache.set(key, cues)
    return cues
  }

const readAtOnce = 8

type Runner = <T>(work: (tx: Db) => Promise<T>) => Promise<T>

/** Runs work in a transaction of the database that never waits for the store. */
export const withCues = <T>(
  deps: Pick<Deps, 'db' | 'storage'>,
  work: (tx: Db, cuesOf: CuesOf) => Promise<T>,
  cache?: CueCache,
): Promise<T> => withCuesIn((inTransaction) => deps.db.transaction().execute(inTransaction), deps, work, cache)

/**
 * Runs work in a transaction that never waits for the store. If the work asks for subtitles that were not read before,
 * the transaction is rolled back, they are read, and the work runs again on the data of that moment.
 */
export async function withCuesIn<T>(
  run: Runner,
  deps: Pick<Deps, 'storage'>,
  work: (tx: Db, cuesOf: CuesOf) => Promise<T>,
  cache: CueCache = new Map(),
): Promise<T> {
  const stored = storedCues(deps, cache)
  for (;;) {
    const unread = new Set<string>()
    const cuesOf: CuesOf = async (key) => {
      if (!cache.has(key)) unread.add(key)
      return cache.get(key) ?? null
    }
    try {
      return await run(async (tx) => {
        const done = await work(tx, cuesOf)
        // Thrown only to roll the transaction back.
        if (unread.size > 0) throw new Error('subtitles are read first')
        return done
      })
    } catch (error) {
      // An error of work without its subtitles is ignored: it runs again with them.
      if (unread.size === 0) throw error
    }
    const keys = [...unread]
    for (let from = 0; from < keys.length; from += readAtOnce)
      await Promise.all(keys.slice(from, from + readAtOnce).map(stored))
  }
}

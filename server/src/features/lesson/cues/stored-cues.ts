import type { LessonCue } from '@kasama/contract/lesson'
import { cuesIn } from '@kasama/contract/web-vtt'
import type { Deps } from '../../../deps'
import type { Db } from '../../../platform/database/db'
import { readText } from '../../../platform/media/read-text'

/** Tells the cues of a file of subtitles; null where there is none. */
export type CuesOf = (key: string) => Promise<LessonCue[] | null>

/** Cues that were read, by the keys of their files: what is stored under a key never changes. */
export type ReadCues = Map<string, LessonCue[] | null>

/** For who asks nothing about subtitles. */
export const noCues: CuesOf = async () => null

/** Reads from the store, which may be slow or away: never within a transaction. */
export const storedCues =
  ({ storage }: Pick<Deps, 'storage'>, read: ReadCues = new Map()): CuesOf =>
  async (key) => {
    const known = read.get(key)
    if (known !== undefined) return known
    const text = await readText(storage, key)
    const cues = text === '' ? null : cuesIn(text).map(({ start, end, text: said }) => ({ start, end, text: said }))
    read.set(key, cues)
    return cues
  }

const readAtOnce = 8

/**
 * Works in a transaction that never waits for the store. Where the work asks for subtitles that were not read before, the
 * transaction is taken back, they are read, and it is done again on what stands there then.
 */
export async function withCues<T>(
  deps: Pick<Deps, 'db' | 'storage'>,
  work: (tx: Db, cuesOf: CuesOf) => Promise<T>,
  read: ReadCues = new Map(),
): Promise<T> {
  const stored = storedCues(deps, read)
  for (;;) {
    const unread = new Set<string>()
    const cuesOf: CuesOf = async (key) => {
      if (!read.has(key)) unread.add(key)
      return read.get(key) ?? null
    }
    try {
      return await deps.db.transaction().execute(async (tx) => {
        const done = await work(tx, cuesOf)
        if (unread.size > 0) throw new Error('subtitles are read first')
        return done
      })
    } catch (error) {
      // What the work said without them counts for nothing.
      if (unread.size === 0) throw error
    }
    const keys = [...unread]
    for (let from = 0; from < keys.length; from += readAtOnce)
      await Promise.all(keys.slice(from, from + readAtOnce).map(stored))
  }
}

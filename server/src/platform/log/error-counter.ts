import { singaporeDay } from '@kasama/contract/calendar.rules'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

/** Counts errors by kind and day, for the operator; values that they quote are not stored. */
export type ErrorCounter = {
  record: (kind: string) => void
  /** Stores what was counted since the last flush; counts are kept while the database is unreachable. */
  flush: () => Promise<void>
}

type ErrorCount = { day: string; kind: string; count: number; first_at: Date; last_at: Date }

const flushDelayMs = 5_000
/** Maximum number of kinds that are counted: a server in trouble repeats few of them. */
const maxKinds = 200

export function createErrorCounter(db: Db, now: () => Date): ErrorCounter {
  let countByKey = new Map<string, ErrorCount>()
  let waiting: NodeJS.Timeout | undefined

  function record(kind: string) {
    const at = now()
    const day = singaporeDay(at)
    const shortKind = kind.slice(0, 200)
    const key = `${day} ${shortKind}`
    const entry = countByKey.get(key)
    if (!entry && countByKey.size >= maxKinds) return
    countByKey.set(key, {
      day,
      kind: shortKind,
      count: (entry?.count ?? 0) + 1,
      first_at: entry?.first_at ?? at,
      last_at: at,
    })
    waiting ??= setTimeout(flush, flushDelayMs).unref()
  }

  async function flush() {
    clearTimeout(waiting)
    waiting = undefined
    if (countByKey.size === 0) return
    const pending = countByKey
    countByKey = new Map()
    try {
      await write(db, [...pending.values()])
    } catch {
      for (const [key, entry] of pending) {
        const since = countByKey.get(key)
        countByKey.set(key, {
          ...entry,
          count: entry.count + (since?.count ?? 0),
          last_at: since?.last_at ?? entry.last_at,
        })
      }
    }
  }

  return { record, flush }
}

async function write(db: Db, rows: ErrorCount[]) {
  await db
    .insertInto('error_days')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind']).doUpdateSet({
        count: sql`error_days.count + excluded.count`,
        last_at: sql`greatest(error_days.last_at, excluded.last_at)`,
      }),
    )
    .execute()
}

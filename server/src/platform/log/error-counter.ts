import { singaporeDay } from '@kasama/contract/calendar.rules'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

/** Counts errors by kind and day, for the operator; values that they quote are not stored. */
export type ErrorCounter = {
  note: (kind: string) => void
  /** Stores what was counted since the last flush; counts are kept while the database is unreachable. */
  flush: () => Promise<void>
}

type ErrorCount = { day: string; kind: string; count: number; first_at: Date; last_at: Date }

const soonMs = 5_000
/** A server in trouble meets few kinds again and again; further ones are not counted. */
const mostKinds = 200

export function createErrorCounter(db: Db, now: () => Date): ErrorCounter {
  let noted = new Map<string, ErrorCount>()
  let waiting: NodeJS.Timeout | undefined

  function note(kind: string) {
    const at = now()
    const day = singaporeDay(at)
    const shown = kind.slice(0, 200)
    const key = `${day} ${shown}`
    const found = noted.get(key)
    if (!found && noted.size >= mostKinds) return
    noted.set(key, { day, kind: shown, count: (found?.count ?? 0) + 1, first_at: found?.first_at ?? at, last_at: at })
    waiting ??= setTimeout(flush, soonMs).unref()
  }

  async function flush() {
    clearTimeout(waiting)
    waiting = undefined
    if (noted.size === 0) return
    const written = noted
    noted = new Map()
    try {
      await write(db, [...written.values()])
    } catch {
      for (const [key, one] of written) {
        const since = noted.get(key)
        noted.set(key, { ...one, count: one.count + (since?.count ?? 0), last_at: since?.last_at ?? one.last_at })
      }
    }
  }

  return { note, flush }
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

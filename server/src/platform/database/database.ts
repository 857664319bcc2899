import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Db } from './db'
import { lockFolder } from './folder-lock'
import { pglitePool } from './pglite'
import { preparing } from './prepared'
import type { Tables } from './schema'

/** The SQL door beside Kysely that the job queue wants: one statement text with its values. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

export type Database = {
  db: Db
  executeSql: ExecuteSql
  /** The connection pool; null for the embedded database. */
  pool: Pool | null
  close: () => Promise<void>
}

const [int8, date] = [20, 1082]
// Both databases answer alike: counts as numbers, calendar days as text (a Date would shift them with the time zone).
types.setTypeParser(int8, Number)
types.setTypeParser(date, (text) => text)
const parsers = { [int8]: Number, [date]: (text: string) => text }

/** PostgreSQL at an address: a bounded pool, no statement over 5 s, no waiting for a connection over 2 s (`patienceMs`). */
export function openPostgres(connectionString: string, patienceMs = 2000): Database {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: 5000,
    // A statement that is kept prepared is planned once, not at every call: planning costs more than most of them do.
    options: '-c plan_cache_mode=force_generic_plan',
    keepAlive: true,
  })
  // A connection that breaks while it is idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  const executeSql: ExecuteSql = (text, values) => pool.query(text, values)
  return { db, executeSql, pool, close: () => db.destroy() }
}

/** The embedded database; without a folder it lives in memory. */
export function openPglite(options: PGliteOptions, afterClose?: () => Promise<void>): Database {
  return databaseOver(new PGlite({ ...options, parsers, extensions: { pg_trgm } }), afterClose)
}

/** The same doors over a PGlite that is open already. */
export function databaseOver(pglite: PGlite, afterClose: () => Promise<void> = async () => {}): Database {
  const pool = pglitePool(pglite)
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const executeSql: ExecuteSql = async (text, values) => {
    const client = await pool.connect()
    try {
      return (await client.query(text, values ?? [])) as { rows: unknown[] }
    } finally {
      client.release()
    }
  }
  const close = async () => {
    await db.destroy()
    await afterClose()
  }
  return { db, executeSql, pool: null, close }
}

/** The embedded database in a folder, which one process may hold at a time. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  return openPglite({ dataDir: join(dataDir, 'database') }, unlock)
}

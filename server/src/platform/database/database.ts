import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import type { StatementWatch } from '#platform/watching/statement'
import { lockFolder } from './connection/folder-lock'
import { connectPatiently, type Patience } from './connection/patience'
import { pglitePool } from './connection/pglite'
import { forgetNames } from './connection/pooler'
import { postgresPool } from './connection/postgres-pool'
import type { Db } from './db'
import { migrate } from './migrate'
import type { Tables } from './schema'

/** Runs one statement with its parameters: the interface that pg-boss needs. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

export type Database = {
  db: Db
  executeSql: ExecuteSql
  /** The connection pool; null for the embedded database. */
  pool: Pool | null
  close: () => Promise<void>
}

const [int8, date] = [20, 1082]
// Both databases return the same types: counts as numbers, calendar days as text (a Date would shift them with the time
// zone).
types.setTypeParser(int8, Number)
types.setTypeParser(date, (text) => text)
const parsers = { [int8]: Number, [date]: (text: string) => text }

/**
 * Maximum of queries that wait for a connection; any further one fails at once, as if the database were unreachable.
 */
const maxWaiting = 500
const tooManyConnections = '53300'

/** Limits the length of the pool's queue, which has only a timeout of its own. */
function boundQueue(pool: Pool) {
  const connect = pool.connect.bind(pool)
  const refuse = () => Object.assign(new Error('too many wait for a connection'), { code: tooManyConnections })
  pool.connect = ((callback?: Parameters<typeof connect>[0]) => {
    if (pool.waitingCount < maxWaiting) return callback ? connect(callback) : connect()
    return callback ? callback(refuse(), undefined, () => {}) : Promise.reject(refuse())
  }) as Pool['connect']
}

/**
 * A statement that times out means that the database server hangs. Its idle connections hang too: they are closed, so
 * that the next call opens a new connection and fails within the connection timeout.
 */
function dropIdleOnTimeout(pool: Pool) {
  pool.on('release', (error: Error | undefined) => {
    if (error?.message !== 'Query read timeout') return
    for (let n = pool.idleCount; n > 0; n--) {
      pool.connect((_, client) => client?.release(true))
    }
  })
}

/** Reports each statement to the watch, if there is one; without it Kysely measures nothing. */
export const watchOptions = (watch: StatementWatch | undefined) =>
  watch
    ? {
        log: ({ level, query, queryDurationMillis: ms }: LogEvent) =>
          watch({ text: query.sql, ms, hasFailed: level === 'error' }),
      }
    : {}

type Limits = {
  connectMs?: number
  statementMs?: number
  watch?: StatementWatch
  patience?: Patience | undefined
  /** The address is of a pooler that lends its connections by transaction. */
  isPooler?: boolean
}

/**
 * Settings of a connection. Prepared statements are planned once (generic plan) and never JIT-compiled: planning or
 * compiling costs more than running most of them.
 */
const settingsOf = (statementMs: number) =>
  `-c statement_timeout=${statementMs} -c plan_cache_mode=force_generic_plan -c jit=off`

/**
 * Opens PostgreSQL: a bounded pool, statements of at most 5 s, at most 2 s of waiting for a connection; 0 is no limit.
 */
export function openPostgres(
  connectionString: string,
  { connectMs = 2000, statementMs = 5000, watch, patience, isPooler = false }: Limits = {},
): Database {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectMs,
    // The client's own timeout: `statement_timeout` can't work if the server hangs or is unreachable.
    query_timeout: statementMs && statementMs + 1000,
    // A pooler refuses settings that come with a connection, since other clients use it too: it makes them itself.
    ...(!isPooler && { options: settingsOf(statementMs) }),
    keepAlive: true,
  })
  boundQueue(pool)
  if (patience) connectPatiently(pool, patience)
  if (isPooler) pool.on('connect', forgetNames)
  dropIdleOnTimeout(pool)
  // A broken connection, idle or in use, is replaced at the next query; without a listener the event would end the
  // process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: postgresPool(pool) }),
    ...watchOptions(watch),
  })
  const executeSql: ExecuteSql = (text, values) => pool.query(text, values)
  const close = async () => {
    await db.destroy()
    // Kysely ends the pool only if it has used it.
    if (!pool.ending) await pool.end()
  }
  return { db, executeSql, pool, close }
}

type EmbeddedOptions = Pick<Limits, 'connectMs' | 'watch'> & { afterClose?: () => Promise<void> }

/** Opens the embedded database; without a folder it is in memory. */
export const openPglite = (options: PGliteOptions, embedded?: EmbeddedOptions): Database =>
  databaseOver(new PGlite({ ...options, parsers, extensions: { pg_trgm } }), embedded)

/** The same interface over an open PGlite. */
export function databaseOver(
  pglite: PGlite,
  { connectMs = 2000, watch, afterClose = async () => {} }: EmbeddedOptions = {},
): Database {
  const pool = pglitePool(pglite, connectMs)
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...watchOptions(watch) })
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
    // Kysely closes it only if it has used it.
    if (!pglite.closed) await pglite.close()
    await afterClose()
  }
  return { db, executeSql, pool: null, close }
}

const startConnectMs = 30_000

const turnMs = 300

type SetUp = (database: Database) => Promise<void>
export type DatabaseOptions = { setUp?: SetUp; watch?: StatementWatch; patience?: Patience }
/** `directUrl`: address without a pooler, for the start; null: `connectionString` is such an address. */
type OpeningOptions = DatabaseOptions & { directUrl?: string | null }

/** Migrates and sets up; false if another process is doing so. */
const setUpInTurn = (database: Database, setUp: SetUp) =>
  database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      is_ours: boolean
    }>`select pg_try_advisory_xact_lock(hashtext('kasama start')) as is_ours`.execute(tx)
    if (!rows[0]?.is_ours) return false
    await migrate(database.db)
    await setUp(database)
    return true
  })

/**
 * Opens PostgreSQL, migrated and set up by `setUp`, both without a statement timeout. Of several processes that start
 * together one does the work while the others wait and then find nothing left to do; they wait without holding a
 * connection, since the working one may need it.
 */
export async function openMigrated(
  connectionString: string,
  { setUp = async () => {}, watch = null, patience, directUrl = null }: OpeningOptions = {},
): Promise<Database> {
  // On a busy machine a first connection takes longer than a request may wait for one.
  const limits = { statementMs: 0, connectMs: startConnectMs, patience }
  for (let isDone = false; !isDone; ) {
    const unhurried = openPostgres(directUrl ?? connectionString, limits)
    const attempt = () => setUpInTurn(unhurried, setUp)
    isDone = await (patience ? patience.until(attempt) : attempt()).finally(unhurried.close)
    if (!isDone) await wait(turnMs)
  }
  return openPostgres(connectionString, { watch, patience, isPooler: directUrl !== null })
}

/** Opens the embedded database in a folder, migrated and set up; only one process at a time may open it. */
export async function openEmbedded(
  dataDir: string,
  { setUp = async () => {}, watch = null }: DatabaseOptions = {},
): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  const database = openPglite({ dataDir: join(dataDir, 'database') }, { afterClose: unlock, watch })
  try {
    await migrate(database.db)
    await setUp(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

import { execFileSync, execSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { bundleServer } from '../../scripts/build-server'
import { startPostgres } from '../../scripts/throwaway-postgres'
import { type Database, openPostgres } from '../../server/src/platform/database/database'
import { fillPeople, fillVideos, lessonsOf } from '../bench-data'
import { type RunningServer, startServer } from '../bench-processes'
import { sendPaced } from '../scale/pace'
import { waitUntilCaughtUp } from '../scale/scale-database'
import { logInHouseholds } from '../scale/scale-people'
import { fillLearning } from '../scale/scale-rows'
import type { Times } from '../scale/times'
import type { Proof } from './prove'

const {
  UPGRADE_FROM = '',
  UPGRADE_HOUSEHOLDS = '1000',
  UPGRADE_SECONDS = '30',
  UPGRADE_DATABASE_URL = '',
} = process.env
const perSecond = Number(process.env.PER_SECOND ?? 50)
const sliceSeconds = 5
/** Answers are given once: after so many seconds the households are logged in anew, which removes them. */
const freshSeconds = 60
const longestLockMs = 1000
/** A machine that is slower than the pace refuses no call. */
const variables = { MAX_EVENT_LOOP_DELAY: '0' }

type Say = (line: string) => void

/** The commit before the newest migration came. */
function commitBefore(): string {
  const newest = readdirSync('server/migrations').sort().at(-1)
  const parent = `git log -1 --diff-filter=A --format=%P -- server/migrations/${newest}`
  return execSync(UPGRADE_FROM ? `git rev-parse ${UPGRADE_FROM}` : parent, { encoding: 'utf8' }).trim()
}

/** The folder of an earlier release's built server; it stays, so that a later run begins at once. */
function builtRelease(commit: string): string {
  const folder = join(tmpdir(), `kasama-release-${commit.slice(0, 12)}`)
  if (existsSync(folder)) return folder
  const begun = `${folder}-begun`
  mkdirSync(begun, { recursive: true })
  execSync(`git archive ${commit} | tar -x -C ${begun}`, { stdio: 'inherit' })
  execSync('npm ci --no-audit --no-fund --loglevel=error && npm run --silent build:server', {
    cwd: begun,
    stdio: 'inherit',
  })
  renameSync(begun, folder)
  return folder
}

const migrateOld = `
  import { openPostgres } from './server/src/platform/database/database.ts'
  import { migrate } from './server/src/platform/database/migrate.ts'
  const { db, close } = openPostgres(process.env.DATABASE_URL)
  await migrate(db)
  await close()`

/** Makes a database of the old release, filled as far as it has the tables. */
async function fillOld(url: string, folder: string, say: Say) {
  const asModule = ['--import', 'tsx', '--input-type=module', '--eval', migrateOld]
  execFileSync(process.execPath, asModule, { cwd: folder, env: { ...process.env, DATABASE_URL: url } })
  const households = Number(UPGRADE_HOUSEHOLDS)
  const size = { households, videos: Math.max(500, households / 4), answers: households * 20 }
  const { db, executeSql, close } = openPostgres(url, { statementMs: 0 })
  await fillVideos(db, lessonsOf(undefined), size.videos)
  await fillPeople(db, { accounts: 2 * households, answers: 0 })
  await fillLearning(db, size, say)
  await executeSql('vacuum analyze')
  await close()
}

/** Builds new indexes beforehand without a lock, as upgrade.md tells. */
async function buildIndexes({ executeSql }: Database) {
  const files = readdirSync('server/migrations').filter((name) => name.endsWith('.sql'))
  const texts = files.map((name) => readFileSync(join('server/migrations', name), 'utf8'))
  // A table that does not exist yet is empty when the migration makes its index.
  for (const [statement] of texts.flatMap((text) => [...text.matchAll(/^create index if not exists.*;$/gm)]))
    await executeSql(statement.replace('index', 'index concurrently')).catch(() => {})
}

/** Locks that keep others from writing or reading; a table that its own transaction makes is seen by nobody yet. */
const strongLocks = `select pid || ' ' || relname || ' ' || mode as name, query from pg_locks
  join pg_class on pg_class.oid = relation join pg_stat_activity using (pid)
  where granted and relkind = 'r' and backend_type = 'client backend' and datname = current_database()
    and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`

/** Looks 50 times a second how long any transaction holds such a lock. */
function watchLocks({ executeSql }: Database) {
  let isOver = false
  let held = new Map<string, number>()
  let longest = { ms: 0, lock: 'none' }
  const looking = (async () => {
    for (; !isOver; await wait(20)) {
      const now = performance.now()
      const { rows } = (await executeSql(strongLocks)) as { rows: { name: string; query: string }[] }
      held = new Map(rows.map(({ name }) => [name, held.get(name) ?? now]))
      for (const { name, query } of rows) {
        const ms = performance.now() - (held.get(name) ?? now)
        if (ms > longest.ms) longest = { ms, lock: `${name}: ${query.replace(/\s+/g, ' ').slice(0, 200)}` }
      }
    }
  })()
  // The database is closed under it when the proof itself fails.
  looking.catch(() => {})
  const end = async () => {
    isOver = true
    await looking
    return longest
  }
  return { end }
}

const backupSeconds = 10

/** Reads every table in one transaction that stays open for some seconds, as a backup does. */
async function readAsBackup({ db, executeSql }: Database) {
  const { rows } = await executeSql(
    "select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'",
  )
  const { names } = rows[0] as { names: string }
  await db.transaction().execute(async (tx) => {
    await sql.raw(`lock table ${names} in access share mode`).execute(tx)
    await wait(backupSeconds * 1000)
  })
}

/** Sends calls to these servers in turn, as long as it goes on; returns the problems. */
async function sendWhile(database: Database, servers: RunningServer[], goesOn: () => boolean, say: Say) {
  const results: Times[] = []
  let households = await logInHouseholds(database.db, 1000)
  for (let n = 0; goesOn(); n++) {
    if (n > 0 && (n * sliceSeconds) % freshSeconds === 0) households = await logInHouseholds(database.db, 1000)
    const shares = servers.map(({ url }, place) => {
      const own = households.filter((_, place2) => place2 % servers.length === place)
      return sendPaced({ url, households: own, perSecond: perSecond / servers.length, seconds: sliceSeconds })
    })
    results.push(...(await Promise.all(shares)))
  }
  const count = results.reduce((sum, times) => sum + times.count, 0)
  say(`${count} calls, the slowest hundredth after ${Math.round(Math.max(...results.map(({ p99 }) => p99)))} ms`)
  return results.flatMap(({ failures }) =>
    Object.entries(failures).map(([status, times]) => `${times} calls failed with ${status}`),
  )
}

/** Upgrades under traffic; returns the problems. */
async function upgrade(url: string, folder: string, say: Say): Promise<string[]> {
  const database = openPostgres(url, { statementMs: 0 })
  const servers: RunningServer[] = []
  const start = async (release?: string) => {
    const server = await startServer(url, variables, release)
    servers.push(server)
    return server
  }
  try {
    const old = await start(folder)
    await waitUntilCaughtUp(database.db)
    const locks = watchLocks(database)
    let present: RunningServer | null = null
    const starting = wait(sliceSeconds * 1000).then(async () => {
      await buildIndexes(database)
      const reading = readAsBackup(database)
      const startedAt = Date.now()
      present = await start()
      say(
        `the new release migrated and started within ${Date.now() - startedAt} ms, beside a backup of ${backupSeconds} s`,
      )
      await reading
    })
    starting.catch(() => {})
    const problems = await sendWhile(database, [old], () => present === null, say)
    await starting
    const { ms, lock } = await locks.end()
    say(`a lock was held for ${Math.round(ms)} ms at most: ${lock}`)
    if (ms > longestLockMs) problems.push(`a lock was held for ${Math.round(ms)} ms: ${lock}`)
    say('the old and the new release side by side')
    const until = Date.now() + Number(UPGRADE_SECONDS) * 1000
    problems.push(...(await sendWhile(database, servers, () => Date.now() < until, say)))
    await start(folder)
    say('the old release started again beside them')
    return problems
  } finally {
    for (const { stop } of servers) stop()
    await database.close()
  }
}

/**
 * An earlier release (UPGRADE_FROM, or the one before the newest migration) serves UPGRADE_HOUSEHOLDS while this one
 * migrates its database beside a backup, then both serve for UPGRADE_SECONDS. No call fails, and no lock is held for a second.
 * UPGRADE_DATABASE_URL names a database of the earlier release that is filled already.
 */
export const upgrades: Proof = {
  rounds: 1,
  sample: 0,
  async run({ say }) {
    const commit = commitBefore()
    say(`from ${commit}`)
    const folder = builtRelease(commit)
    await bundleServer('server/dist/bundle')
    if (UPGRADE_DATABASE_URL) return upgrade(UPGRADE_DATABASE_URL, folder, say)
    const postgres = await startPostgres(['fsync=on', 'shared_buffers=512MB', 'max_wal_size=4GB'])
    try {
      await fillOld(postgres.url, folder, say)
      return await upgrade(postgres.url, folder, say)
    } finally {
      await postgres.stop()
    }
  },
}

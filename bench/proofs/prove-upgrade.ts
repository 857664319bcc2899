import { execFileSync, execSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
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
const perSecond = 50
const sliceSeconds = 5
/** Answers are given once: after so many seconds the households are logged in anew, which removes them. */
const freshSeconds = 60
const longestWaitMs = 1000
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

/** Looks 50 times a second how long anybody has waited for a lock that another transaction holds. */
function watchLocks({ executeSql }: Database) {
  let isOver = false
  let longest = { ms: 0, query: '' }
  const look = `select extract(epoch from clock_timestamp() - waitstart) * 1000 as ms, query from pg_locks
    join pg_stat_activity using (pid) where not granted and locktype <> 'advisory' order by 1 desc nulls last limit 1`
  const looking = (async () => {
    for (; !isOver; await wait(20)) {
      const [row] = (await executeSql(look)).rows as { ms: string | null; query: string }[]
      if (row && Number(row.ms) > longest.ms) longest = { ms: Number(row.ms), query: row.query }
    }
  })()
  const end = async () => {
    isOver = true
    await looking
    return longest
  }
  return { end }
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
      const startedAt = Date.now()
      present = await start()
      say(`the new release migrated and started within ${Date.now() - startedAt} ms`)
    })
    starting.catch(() => {})
    const problems = await sendWhile(database, [old], () => present === null, say)
    await starting
    const { ms, query } = await locks.end()
    say(`the longest wait for a lock took ${Math.round(ms)} ms: ${query.replace(/\s+/g, ' ').slice(0, 200)}`)
    if (ms > longestWaitMs) problems.push(`a lock was waited for ${Math.round(ms)} ms: ${query}`)
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
 * migrates its database, then both serve for UPGRADE_SECONDS. No call fails, nobody waits for a lock for a second.
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

import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../../scripts/throwaway-postgres'
import { openPostgres } from '../../server/src/platform/database/database'
import type { Db } from '../../server/src/platform/database/db'
import { migrate } from '../../server/src/platform/database/migrate'
import { fillPeople, fillVideos, lessonsOf } from '../bench-data'
import { fillLearning, type ScaleSize } from './scale-rows'

/**
 * Settings of PostgreSQL for the full size. `fsync=on` replaces the throwaway server's `off`: writes reach the disk, as in
 * production.
 */
const settings = ['fsync=on', 'shared_buffers=1GB', 'max_wal_size=4GB', 'max_connections=200']

type Say = (line: string) => void

/**
 * A PostgreSQL with a filled database. With `BENCH_SCALE_DIR` the folder is kept, so that a later run begins at once;
 * filling a database of the full size takes some minutes.
 */
export async function startScaleDatabase(say: Say, size: ScaleSize) {
  const name = `scale_${size.households}`
  const folder = process.env.BENCH_SCALE_DIR
  const postgres = await startPostgres(settings, folder && join(folder, 'postgres'))
  try {
    const admin = openPostgres(postgres.url)
    const { rows } = await admin.executeSql('select from pg_database where datname = $1', [name])
    await admin.close()
    if (rows.length === 0) await fill(postgres.url, name, size, say)
    const databaseUrl = postgres.url.replace(/postgres$/, name)
    const { db, close } = openPostgres(databaseUrl, { statementMs: 0 })
    await migrate(db)
    await close()
    return { databaseUrl, stop: postgres.stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** Fills a database under another name, so that one whose filling was ended is not taken for a full one. */
async function fill(postgresUrl: string, name: string, size: ScaleSize, say: Say) {
  const startedAt = Date.now()
  say(`filling ${size.households} households, ${size.videos} lessons, ${size.answers} answers`)
  const admin = openPostgres(postgresUrl, { statementMs: 0 })
  await admin.executeSql(`drop database if exists ${name}_begun`)
  await admin.executeSql(`create database ${name}_begun`)
  const database = openPostgres(postgresUrl.replace(/postgres$/, `${name}_begun`), { statementMs: 0 })
  await migrate(database.db)
  await fillVideos(database.db, lessonsOf(undefined), size.videos)
  await fillPeople(database.db, { accounts: 2 * size.households, answers: 0 })
  await fillLearning(database.db, size, say)
  await database.executeSql('vacuum analyze')
  await database.close()
  await admin.executeSql(`alter database ${name}_begun rename to ${name}`)
  await admin.executeSql('checkpoint')
  await admin.close()
  say(`filled in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

/** Waits until a server's jobs have caught up on the periods since its database was last served (credits, figures). */
export async function waitUntilCaughtUp(db: Db): Promise<void> {
  const end = Date.now() + 15 * 60_000
  // Three checks in a row: between two periods of a job none is open for a moment.
  let quietChecks = 0
  while (quietChecks < 3) {
    const open = await db.selectFrom('job_runs').select('name').where('done_at', 'is', null).executeTakeFirst()
    quietChecks = open ? 0 : quietChecks + 1
    if (open && Date.now() > end) throw new Error(`the job ${open.name} does not end`)
    await wait(1000)
  }
}

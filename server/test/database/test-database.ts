import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openPglite, openPostgres } from '#platform/database/database'
import { isTmpdirInMemory } from '../../../scripts/fast-tmpdir'
import { atEnd } from '../app/at-end'

let copies = 0

/** A migrated, empty database for one test file, on the kind of database that this run tests. */
export async function testDatabase(): Promise<Database> {
  const database = await openCopy()
  atEnd(database.close)
  return database
}

async function openCopy(): Promise<Database> {
  // Tests of races send 64 calls at once: on a slow machine the last of them wait longer than a visitor would.
  const limits = { connectMs: 60_000, statementMs: 60_000 }
  if (!inject('postgresUrl')) return openPglite({ loadDataDir: pgliteTemplate() }, limits)
  const url = await copyOfTemplate()
  const poolerUrl = inject('poolerUrl')
  if (!poolerUrl) return openPostgres(url, limits)
  return openPostgres(url.replace(new URL(url).port, new URL(poolerUrl).port), { ...limits, isPooler: true })
}

const pgliteTemplate = () => new Blob([readFileSync(inject('pgliteTemplate'))])

/** A migrated PGlite in a data folder for a server process: a copy is several times faster than making one. */
export const embeddedCopy = (folder: string): Database =>
  openPglite({ dataDir: join(folder, 'database'), loadDataDir: pgliteTemplate() })

/**
 * The address of a new copy of the migrated PostgreSQL database, which is dropped at the end of the test file. In memory
 * its files are copied in half of the time that their pages take in the log; on a disk it is the other way round.
 */
export async function copyOfTemplate(): Promise<string> {
  const name = `test_${process.pid}_${++copies}_${Math.random().toString(36).slice(2, 8)}`
  const strategy = isTmpdirInMemory() ? 'file_copy' : 'wal_log'
  await onServer(`create database ${name} template template_kasama strategy ${strategy}`)
  atEnd(() => onServer(`drop database ${name} with (force)`))
  return inject('postgresUrl').replace(/postgres$/, name)
}

async function onServer(sql: string) {
  // A database's files are copied, which on a slow disk takes longer than a statement may.
  const server = openPostgres(inject('postgresUrl'), { statementMs: 0 })
  await server.executeSql(sql)
  await server.close()
}

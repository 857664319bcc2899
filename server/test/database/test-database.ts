import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openPglite, openPostgres } from '../../src/platform/database/database'
import { atEnd } from '../app/at-end'

let copies = 0

/** A migrated, empty database for one test file, on whichever of the two databases this run is for. */
export async function testDatabase(): Promise<Database> {
  const database = await openCopy()
  atEnd(database.close)
  return database
}

async function openCopy(): Promise<Database> {
  // Races send 64 calls at once: on a slow machine the last of them wait longer than a visitor would.
  const limits = { connectMs: 60_000, statementMs: 60_000 }
  if (!inject('postgresUrl')) return openPglite({ loadDataDir: pgliteTemplate() }, limits)
  return openPostgres(await copyOfTemplate(), limits)
}

const pgliteTemplate = () => new Blob([readFileSync(inject('pgliteTemplate'))])

/** A migrated PGlite in a data folder, where a server process finds it: to make one takes several times as long. */
export const embeddedCopy = (folder: string): Database =>
  openPglite({ dataDir: join(folder, 'database'), loadDataDir: pgliteTemplate() })

/** The address of a new copy of the migrated PostgreSQL database. */
export async function copyOfTemplate(): Promise<string> {
  const url = inject('postgresUrl')
  const name = `test_${process.pid}_${++copies}_${Math.random().toString(36).slice(2, 8)}`
  // The files of a database are copied: on a slow disk that takes longer than a statement may.
  const server = openPostgres(url, { statementMs: 0 })
  await server.executeSql(`create database ${name} template template_kasama`)
  await server.close()
  return url.replace(/postgres$/, name)
}

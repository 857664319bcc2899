import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type BackupDeps, backUp } from '#platform/backup/back-up'
import { type DumpedDatabase, postgresDump } from '#platform/backup/database/database-dump'
import { openPlace } from '#platform/backup/place/place'
import { findBackup, restore } from '#platform/backup/restore'
import { openPostgres } from '#platform/database/database'
import type { Db } from '#platform/database/db'
import { diskStorage } from '#platform/ports/storage/disk'
import type { Storage } from '#platform/ports/storage/storage'
import { atEnd } from '../app/at-end'

const sayNothing = () => {}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'kasama-stage-'))

/** The address of a PostgreSQL database that a test has open. */
export async function urlOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return inject('postgresUrl').replace(/postgres$/, rows[0]?.name ?? '')
}

let databaseCount = 0

/** The address of a new PostgreSQL database without any table. */
export async function createDatabase(): Promise<string> {
  const name = `empty_${process.pid}_${++databaseCount}`
  const server = openPostgres(inject('postgresUrl'), { statementMs: 0 })
  await server.executeSql(`create database ${name} template template0`)
  await server.close()
  return inject('postgresUrl').replace(/postgres$/, name)
}

type Source = { storage: Storage; database: DumpedDatabase }

/** Backs up into a place on this storage. */
export async function backUpTo(storage: Storage, source: Source, changes: Partial<BackupDeps> & { key?: string } = {}) {
  const { key = null, ...others } = changes
  const place = await openPlace(storage, key, true)
  return backUp({ ...source, place, now: () => new Date(), say: sayNothing, ...others })
}

/** Restores the newest backup of a place. */
export async function restoreFrom(storage: Storage, target: Source, key: string | null = null) {
  const place = await openPlace(storage, key, false)
  await restore({ ...target, place, say: sayNothing }, await findBackup(place, null))
}

/** An empty database and an empty folder to restore into, and how to look at them afterwards. */
export async function emptyTarget() {
  const url = await createDatabase()
  const folder = newFolder()
  const { db, close } = openPostgres(url)
  atEnd(close)
  return { database: postgresDump(url), storage: diskStorage(folder), folder, url, db }
}

export async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys
}

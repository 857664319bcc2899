import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openPostgres } from '#platform/database/database'
import { copyOfTemplate, embeddedCopy } from './test-database'

/** A database for a separate process, filled first by `fillIn`. */
export async function prepared(fillIn: (database: Database) => Promise<void> = async () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-process-'))
  const url = inject('postgresUrl') ? await copyOfTemplate() : ''
  const database = url ? openPostgres(url) : embeddedCopy(folder)
  await fillIn(database)
  await database.close()
  return { DATA_DIR: folder, DATABASE_URL: url }
}

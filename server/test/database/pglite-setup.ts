import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { TestProject } from 'vitest/node'
import { databaseOver } from '#platform/database/database'
import { prepare } from './prepare'

/** Writes a migrated PGlite into a file that each test file loads, since making one takes seconds. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-pglite-'))
  const pglite = new PGlite({ extensions: { pg_trgm } })
  const database = databaseOver(pglite)
  await prepare(database)
  const dump = await pglite.dumpDataDir('none')
  await database.close()
  const path = join(folder, 'template.tar')
  writeFileSync(path, Buffer.from(await dump.arrayBuffer()))
  project.provide('pgliteTemplate', path)
  return () => rmSync(folder, { recursive: true, force: true })
}

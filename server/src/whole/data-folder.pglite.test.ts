import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startServer } from '#test/app/server-process'
import { embeddedCopy } from '#test/database/test-database'

test('a second process on a data folder is told so, and the first goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-lock-'))
  await embeddedCopy(folder).close()
  const env = { DATA_DIR: folder, DATABASE_URL: '' }
  const first = await startServer(env)
  await expect(startServer(env)).rejects.toThrow(/is in use by another Kasama process \(id \d+\)/)
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
  await first.stop('SIGKILL')
  const third = await startServer(env)
  expect(await third.stop('SIGTERM')).toBe(0)
})

test('a data folder of a release that is too old is refused with a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-old-'))
  const { db, close } = embeddedCopy(folder)
  await sql`update kysely_migration set name = '0042_people_at_the_desk.sql' where name = '0086_baseline'`.execute(db)
  await close()
  await expect(startServer({ DATA_DIR: folder, DATABASE_URL: '' })).rejects.toThrow(
    /^The database is too old for this release: its last migration is 0042_.*Nothing was changed\.\n$/,
  )
})

// @module-tag ci
import { readFile } from 'node:fs/promises'
import { Migrator, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { rowsOf, schemaOf } from '#test/database/schema-of'
import { testDatabase } from '#test/database/test-database'
import type { Db } from './db'
import { isMigrated, migrate } from './migrate'

/** The schema and some rows of the release before the baseline, shortened from pg_dump. */
const dump = new URL('../../../test/database/release-before-baseline.sql', import.meta.url)

let db: Db
/** Schema and rows of a new database. The tests then empty it: making another takes seconds where it is embedded. */
let fresh: { schema: string[]; rows: Record<string, object[]> }
beforeAll(async () => {
  ;({ db } = await testDatabase())
  fresh = { schema: await schemaOf(db), rows: await rowsOf(db) }
})

const removeAll = () => sql.raw('drop schema public cascade; create schema public').execute(db)

/** Makes the database one that the release before the baseline has left. */
async function makeOld() {
  await removeAll()
  await sql.raw(await readFile(dump, 'utf8')).execute(db)
}

type Executed = { name: string; timestamp: string }
const executed = async () =>
  (await sql<Executed>`select name, timestamp from kysely_migration order by name collate "C"`.execute(db)).rows

/** A start of the release before the baseline: it knows its own migrations, and ignores newer ones by their names. */
const startBefore = (names: string[]) =>
  new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(names.map((name) => [name, { up: async () => {} }])) },
  }).migrateToLatest()

test('a database of the release before the baseline keeps its rows and gets the schema of a new one', async () => {
  await makeOld()
  const rows = await rowsOf(db)
  expect(Object.values(rows).flat().length).toBeGreaterThan(30)
  await migrate(db)
  expect(await isMigrated(db)).toBe(true)
  expect(await rowsOf(db)).toMatchObject(rows)
  expect(await schemaOf(db)).toEqual(fresh.schema)
})

test('a new database holds the rows that migrations insert, and no others', () => {
  const filled = Object.entries(fresh.rows).filter(([, rows]) => rows.length > 0)
  expect(Object.fromEntries(filled)).toEqual({
    catalogue: [{ only_one: true, version: expect.anything() }],
    mail_pace: [{ only_one: true, next_at: '2020-01-01T00:00:00+00:00' }],
    push_pace: [{ only_one: true, next_at: '2020-01-01T00:00:00+00:00' }],
  })
})

test('the release before the baseline starts over a database that this one has migrated, and this one again', async () => {
  await makeOld()
  const executedBefore = await executed()
  expect(executedBefore).toHaveLength(85)
  await migrate(db)
  const after = await executed()
  expect(after.slice(0, 85)).toEqual(executedBefore)
  expect(after[85]?.name).toBe('0086_baseline')
  const newest = executedBefore[84]?.name ?? ''
  expect(after.slice(85).every(({ name }) => name > newest)).toBe(true)

  const { error, results } = await startBefore(after.map(({ name }) => name))
  expect([error, results]).toEqual([undefined, []])
  await migrate(db)
  expect(await executed()).toEqual(after)
})

test('a database of an older release is refused with the way out, and stays as it was', async () => {
  await makeOld()
  await sql`delete from kysely_migration where name > '0042_people_at_the_desk.sql'`.execute(db)
  const [names, rows, schema] = [await executed(), await rowsOf(db), await schemaOf(db)]
  await expect(migrate(db)).rejects.toThrow(
    'The database is too old for this release: its last migration is 0042_people_at_the_desk.sql. Start the release before the baseline, with migration 0085 (0085_runs_of_chosen_lessons.sql), once; then start this release. Nothing was changed.',
  )
  expect([await executed(), await rowsOf(db), await schemaOf(db)]).toEqual([names, rows, schema])
})

test.each([
  ['of the release before the baseline', makeOld],
  ['without tables', removeAll],
])('two processes that migrate a database %s at once do it once', async (_, make) => {
  await make()
  await Promise.all([migrate(db), migrate(db)])
  expect(await isMigrated(db)).toBe(true)
  expect((await executed()).filter(({ name }) => name === '0086_baseline')).toHaveLength(1)
  expect(await rowsOf(db)).toMatchObject({ mail_pace: [{ only_one: true }], catalogue: [{ only_one: true }] })
})

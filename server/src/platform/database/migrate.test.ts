import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrationsFolder } from '#platform/folders'
import { testDatabase } from '#test/database/test-database'
import { isMigrated, migrate } from './migrate'

test('each migration has the number after the one before, so that their order is the order they were written in', () => {
  const numbers = readdirSync(migrationsFolder)
    .sort()
    .map((name) => Number(name.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => 86 + index))
})

test('a process of this release starts over a database that a newer one has migrated', async () => {
  const { db } = await testDatabase()
  await sql`insert into kysely_migration (name, timestamp) values ('9999_of_the_next_release.sql', 'now')`.execute(db)
  await migrate(db)
  expect(await isMigrated(db)).toBe(true)
})

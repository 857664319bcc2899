import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { migrationsFolder } from '../folders'
import type { Db } from './db'

/** The .sql files of migrations/ in the order of their numbers, each in its own transaction. */
async function sqlFiles(): Promise<Record<string, Migration>> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = names.map(async (name) => {
    const text = await readFile(new URL(name, migrationsFolder), 'utf8')
    const up = async (db: Kysely<unknown>) => {
      await sql.raw(text).execute(db)
    }
    return [name, { up }] as const
  })
  return Object.fromEntries(await Promise.all(migrations))
}

const migrator = (db: Db) => new Migrator({ db, provider: { getMigrations: sqlFiles } })

/** Migrates the database; of several concurrent processes one does it. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migrator(db).migrateToLatest()
  if (error) throw error
}

export async function isMigrated(db: Db): Promise<boolean> {
  return (await migrator(db).getMigrations()).every((migration) => migration.executedAt !== undefined)
}

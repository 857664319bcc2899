import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { migrationsFolder } from '../folders'
import type { Db } from './db'

/** Each .sql file of migrations/ in the order of its number, in a transaction of its own. */
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

/** Brings the database up to date; several processes may try at once, one of them does it. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migrator(db).migrateToLatest()
  if (error) throw error
}

export async function isMigrated(db: Db): Promise<boolean> {
  return (await migrator(db).getMigrations()).every((migration) => migration.executedAt !== undefined)
}

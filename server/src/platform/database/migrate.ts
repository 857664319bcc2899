import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { migrationsFolder } from '#platform/folders'
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

/**
 * Adds the migrations of a newer release, which has migrated the database already, as ones that do nothing: without
 * them an older process would not start beside it, and no release could be reverted.
 */
async function newerOnes(db: Db, known: string[]): Promise<Record<string, Migration>> {
  const { rows: tables } = await sql<{
    name: string | null
  }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!tables[0]?.name) return {}
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const newest = known.at(-1) ?? ''
  return Object.fromEntries(rows.filter(({ name }) => name > newest).map(({ name }) => [name, { up: async () => {} }]))
}

async function withNewerOnes(db: Db) {
  const ours = await sqlFiles()
  return { ...ours, ...(await newerOnes(db, Object.keys(ours).sort())) }
}

const migrator = (db: Db, migrations: Record<string, Migration>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** Migrates the database; of several concurrent processes one does it. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migrator(db, await withNewerOnes(db)).migrateToLatest()
  if (error) throw error
}

export async function isMigrated(db: Db): Promise<boolean> {
  return (await migrator(db, await sqlFiles()).getMigrations()).every((migration) => migration.executedAt !== undefined)
}

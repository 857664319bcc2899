import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { migrationsFolder } from '#platform/folders'
import type { Db } from './db'

/** The baseline creates in an empty database what the migrations before it, 0001 to 0085, have created step by step. */
const baseline = '0086_baseline'
const lastBeforeBaseline = '0085_runs_of_chosen_lessons.sql'

const nothing: Migration = { up: async () => {} }

/** The texts of a migration, which is a .sql file or a folder of them. */
async function textsOf(name: string): Promise<string[]> {
  const isFile = name.endsWith('.sql')
  const files = isFile
    ? [name]
    : (await readdir(new URL(name, migrationsFolder))).sort().map((file) => `${name}/${file}`)
  return Promise.all(files.map((file) => readFile(new URL(file, migrationsFolder), 'utf8')))
}

/**
 * Longest wait for a lock, in ms. Calls that need the table wait behind a migration that waits, and with them those
 * that find no connection then; the start tries again once they were served.
 */
const maxLockWaitMs = 500

/** The migrations of migrations/ in the order of their numbers; a start executes pending ones in one transaction. */
async function sqlMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(migrationsFolder)).filter((name) => /^\d{4}_/.test(name)).sort()
  const migrations = names.map(async (name) => {
    const texts = await textsOf(name)
    const up = async (db: Kysely<unknown>) => {
      await sql.raw(`set local lock_timeout = ${maxLockWaitMs}`).execute(db)
      for (const text of texts) await sql.raw(text).execute(db)
    }
    return [name, { up }] as const
  })
  return Object.fromEntries(await Promise.all(migrations))
}

/** The names of the migrations that any release has executed on the database. */
async function executedNames(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string | null
  }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!tables[0]?.name) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Adds the executed migrations of other releases as ones that do nothing. Without those of a newer release, an older
 * process would not start beside it, and no release could be reverted. Those before the baseline keep their rows, so
 * that the release before it still starts; in a database that has all of them, the baseline does nothing either.
 */
function withOtherReleases(ours: Record<string, Migration>, executed: string[]): Record<string, Migration> {
  const newest = Object.keys(ours).sort().at(-1) ?? ''
  const foreign = executed.filter((name) => name < baseline || name > newest)
  const noopNames = executed.includes(lastBeforeBaseline) ? [...foreign, baseline] : foreign
  return { ...ours, ...Object.fromEntries(noopNames.map((name) => [name, nothing])) }
}

/** Refuses a database with some of the migrations before the baseline: no release has the others any more. */
function refuseIncomplete(executed: string[]) {
  const last = executed.filter((name) => name < baseline).at(-1)
  if (last && last !== lastBeforeBaseline) throw new DatabaseTooOld(last)
}

const migrator = (db: Db, migrations: Record<string, Migration>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** Migrates the database; of several concurrent processes one does it. Throws DatabaseTooOld before any change. */
export async function migrate(db: Db): Promise<void> {
  const executed = await executedNames(db)
  refuseIncomplete(executed)
  const { error } = await migrator(db, withOtherReleases(await sqlMigrations(), executed)).migrateToLatest()
  if (error) throw error
}

export async function isMigrated(db: Db): Promise<boolean> {
  return (await migrator(db, await sqlMigrations()).getMigrations()).every(
    (migration) => migration.executedAt !== undefined,
  )
}

/** The refusal of a database that an older release than the one before the baseline has migrated last. */
export class DatabaseTooOld extends Error {
  constructor(last: string) {
    super(
      `The database is too old for this release: its last migration is ${last}. Start the release before the baseline, with migration ${lastBeforeBaseline.slice(0, 4)} (${lastBeforeBaseline}), once; then start this release. Nothing was changed.`,
    )
  }
}

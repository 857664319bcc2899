import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

/** Tables of which a row names files; `lesson_versions` and drafts hold them inside their documents. */
const namingTables = [
  'users',
  'uploads',
  'orgs',
  'skills',
  'lessons',
  'video_languages',
  'questions',
  'lesson_drafts',
  'lesson_versions',
  'voice_cues',
]

/** The number of rows of every table, and the files that the database names. */
export type DatabaseFacts = { rows: Record<string, number>; namedKeys: Set<string> }

/** Reads the facts of a database, in one snapshot if `db` is a transaction that has one. */
export async function readFacts(db: Db): Promise<DatabaseFacts> {
  return { rows: await countRows(db), namedKeys: await findNamed(db) }
}

/** The tables of every schema but the system's. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname not like 'pg\\_%' and nspname <> 'information_schema'
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

async function countRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of await listTables(db)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(name)}`.execute(db)
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

/** A whole string of a row that is a key of the storage, or the address of one. */
const keyPattern = '"/?((?:clips|pictures|voices)/[^"\\\\]+)"'

async function findNamed(db: Db): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const table of namingTables) {
    const { rows } = await sql<{ key: string }>`select distinct found[1] as key
      from ${sql.table(table)} t, regexp_matches(to_jsonb(t)::text, ${keyPattern}, 'g') as found`.execute(db)
    for (const { key } of rows) keys.add(key)
  }
  return keys
}

import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

/** Tables in which a row contains the word. */
export async function rowsWith(db: Db, word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select table_schema || '.' || quote_ident(table_name) as name
    from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(db)
  const tablesWithRow: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.raw(name)} x where x::text ilike ${`%${word}%`}`.execute(db)
    if (rows.length > 0) tablesWithRow.push(name)
  }
  return tablesWithRow
}

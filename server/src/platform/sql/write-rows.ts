import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/db'
import type { Tables } from '#platform/database/schema'

type Row = Record<string, string | number | boolean | Date | null>
type UpsertRequest = {
  table: keyof Tables
  /** The columns that identify a row. */
  keys: string[]
  /** Columns that are written only when a row is added. */
  onlyWhenAdded?: string[]
  rows: Row[]
}

export type WrittenRow = { keys: Row; isNew: boolean }

/**
 * Inserts or updates rows; an unchanged row is not written, so that a second load changes nothing. Returns the keys of
 * the rows that were written.
 */
export async function writeRows(
  db: Db,
  { table, keys, onlyWhenAdded = [], rows }: UpsertRequest,
): Promise<WrittenRow[]> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return []
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  const { rows: writtenRows } = await sql<Row & { is_new: boolean }>`
    insert into ${sql.table(table)} (${names(columns)}) values ${sql.join(values)}
    on conflict (${names(keys)}) ${onConflict(
      table,
      columns.filter((column) => !keys.includes(column) && !onlyWhenAdded.includes(column)),
    )}
    returning ${names(keys)}, (xmax = 0) as is_new`.execute(db)
  return writtenRows.map(({ is_new, ...row }) => ({ keys: row, isNew: is_new }))
}

const names = (columns: string[]) => sql.join(columns.map((column) => sql.ref(column)))

function onConflict(table: string, columns: string[]): RawBuilder<unknown> {
  if (columns.length === 0) return sql`do nothing`
  const set = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`)
  const old = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))
  const newValues = sql.join(columns.map((column) => sql.ref(`excluded.${column}`)))
  return sql`do update set ${sql.join(set)} where (${old}) is distinct from (${newValues})`
}

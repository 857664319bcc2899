import { CompiledQuery, type RawBuilder } from 'kysely'
import type { Db } from './db'

/** Maximum number of statements that a connection keeps prepared; any further text is planned at each call. */
const maxStatements = 200
const names = new Map<string, string>()

/** The name of a text's prepared statement; undefined if it is not prepared. */
export const preparedName = (text: string): string | undefined => names.get(text)

/** Runs a frequent statement with parameters $1, $2 …: each connection plans its text once. */
export async function prepared<Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  if (!names.has(text) && names.size < maxStatements) names.set(text, `prepared_${names.size + 1}`)
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
}

/**
 * The same for a statement of Kysely's `sql`, whose text must not vary. It pays for statements of many parts: to plan
 * one takes longer than to run it. Columns are listed: a prepared `*` fails once a migration adds a column.
 */
export function runPrepared<Row>(db: Db, statement: RawBuilder<Row>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(db)
  return prepared(db, text, [...parameters])
}

type SqlType = 'int' | 'int[]' | 'text' | 'text[]' | 'timestamptz'
export type Placeholder = (value: unknown, type: SqlType) => string

/** Collects a statement's parameters while its text is written: `placeholder` returns the placeholder of a value. */
export function collectValues() {
  const values: unknown[] = []
  const placeholder: Placeholder = (value, type) => `$${values.push(value)}::${type}`
  return { values, placeholder }
}

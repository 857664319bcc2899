import { CompiledQuery } from 'kysely'
import type { Db } from './db'

/** The most statements that a connection keeps prepared; any further text is planned at every call. */
const most = 200
const names = new Map<string, string>()

/** The name under which connections keep the plan of a text; none where it is not a prepared one. */
export const preparedName = (text: string): string | undefined => names.get(text)

/** Runs a statement that is asked all the time, with $1, $2 … for its values: each connection plans its text once. */
export async function prepared<Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  if (!names.has(text) && names.size < most) names.set(text, `prepared_${names.size + 1}`)
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
}

type SqlType = 'int' | 'int[]' | 'text' | 'text[]' | 'timestamptz'
export type Placeholder = (value: unknown, type: SqlType) => string

/** Collects the values of a statement while its text is written: `placeholder` answers what stands for one in the text. */
export function collectValues() {
  const values: unknown[] = []
  const placeholder: Placeholder = (value, type) => `$${values.push(value)}::${type}`
  return { values, placeholder }
}

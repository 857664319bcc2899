import { CompiledQuery } from 'kysely'
import type { Db } from './db'

/** A statement that is asked all the time, with $1, $2 … for its values: its text stands here instead of being built anew. */
export function statement<Row>(text: string) {
  return async (db: Db, ...values: unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
}

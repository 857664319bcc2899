import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/db'
import type { Tables } from '#platform/database/schema'

/** Rows that one statement removes: few enough to take well below a second, with six indexes. */
const batchRows = 2000

export type OldRows = {
  table: keyof Tables
  /** The condition of the rows that have had their time; it names the table by the table's name. */
  condition: RawBuilder<boolean>
}

/** Removes at most a batch of old rows, and locks nothing else; returns whether more may be left. */
async function removeSome(db: Db, { table, condition }: OldRows, rows = batchRows): Promise<boolean> {
  const place = sql.ref(`${table}.ctid`)
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ${place} from ${sql.table(table)} where ${condition} limit ${sql.lit(rows)}))`.execute(db)
  return Number(numAffectedRows) >= rows
}

/**
 * A batch of a job that removes several kinds of old rows, one after the other. The position is the number of the kind;
 * null when there is no further one.
 */
export async function removeInTurn(db: Db, kinds: OldRows[], position: string | null): Promise<string | null> {
  const number = Number(position ?? 0)
  const kind = kinds[number]
  const isMoreLeft = kind !== undefined && (await removeSome(db, kind))
  const next = isMoreLeft ? number : number + 1
  return next < kinds.length ? String(next) : null
}

/** Removes old rows, batch after batch. */
export async function removeAll(db: Db, old: OldRows): Promise<void> {
  while (await removeSome(db, old)) {}
}

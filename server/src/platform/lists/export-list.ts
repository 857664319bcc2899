import { singaporeDay } from '@kasama/contract/calendar.rules'
import { maxExportedRows } from '@kasama/contract/lists.rules'
import { type CsvCell, csvOf } from '@kasama/contract/text/csv'
import { audit } from '#platform/audit/audit'
import type { AuditAction } from '#platform/audit/audit-action'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { PageRange } from './pages'

/** The columns of a file: their headers, and the cell of each row. */
export type Columns<Row> = Record<string, (row: Row) => CsvCell>

/** A file with a line for each row. */
export const csvFile = <Row>(name: string, columns: Columns<Row>, rows: Row[]) => ({
  name: `${name}.csv`,
  csv: csvOf(
    Object.keys(columns),
    rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row))),
  ),
})

/** How all rows of a list are found: from its start. */
type FindRows<Row> = (range: PageRange<never>) => Promise<Row[]>

/** All rows of a list; refused if they are more than a file may have. */
export async function allRows<Row>(find: FindRows<Row>): Promise<Row[]> {
  const rows = await find({ after: null, limit: maxExportedRows + 1 })
  return rows.length > maxExportedRows ? fail('too_many_rows') : rows
}

type Export<Row, Item> = {
  /** The list's name in the file's name and in the audit trail. */
  list: string
  find: FindRows<Row>
  show: (row: Row) => Item
  columns: Columns<Item>
  action: AuditAction
  detailOf: (rows: number) => Record<string, string | number>
}

/** Exports a list as CSV, and records that in the audit trail. */
export async function exportList<Row, Item>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id: userId, orgId }: Pick<User, 'id' | 'orgId'>,
  { list, find, show, columns, action, detailOf }: Export<Row, Item>,
) {
  const at = now()
  const rows = await allRows(find)
  const about = { kind: 'list', id: list, orgId } as const
  await audit(db, { at, userId, action, about, detail: detailOf(rows.length) })
  return csvFile(`${list}-${singaporeDay(at)}`, columns, rows.map(show))
}

import { type ReactNode, useRef } from 'react'
import { fillIn } from '#shared/i18n/texts.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { partsTexts } from '../../parts.texts'
import styles from './folded-table.module.css'
import { HeadCell } from './head-cell'
import { TableRow } from './table-row'
import type { Column, Selection } from './table-types'

export type { Column, Selection } from './table-types'

type Props<Row> = {
  /** Name of the table for screen readers. */
  caption: string
  columns: Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Name of a row, for its checkbox and its opener. */
  rowName: (row: Row) => string
  /** Address of the row's link. */
  href?: (row: Row) => string
  selection?: Selection
  /** Details that open below a row, by a button at its end. */
  open?: (row: Row) => ReactNode
  sort?: { value: string | undefined; onSort: (value: string) => void }
}

/** A table that turns into a pile of cards below 900 px, a line for each value; it never scrolls sideways. */
export function FoldedTable<Row>({ caption, columns, rows, rowKey, selection, sort, ...row }: Props<Row>) {
  const table = useRef<HTMLTableElement>(null)
  const keys = rows.map(rowKey)
  const isAll = selection !== undefined && keys.length > 0 && keys.every((key) => selection.chosen.has(key))
  const width = columns.length + (selection ? 1 : 0) + (row.open ? 1 : 0)
  function chooseAll() {
    const chosen = new Set(selection?.chosen)
    for (const key of keys) {
      if (isAll) chosen.delete(key)
      else chosen.add(key)
    }
    selection?.set(chosen)
  }
  return (
    <table ref={table} className={styles.table} aria-label={caption} data-rows>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.check}>
              <label className={styles.target}>
                <input type="checkbox" checked={isAll} aria-label={fillIn(partsTexts.chooseAll)} onChange={chooseAll} />
              </label>
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} {...(sort && { sort })} />
          ))}
          {row.open && (
            <th scope="col" className={classNames(styles.end)}>
              <span className="sr-only">{partsTexts.open}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <TableRow
            key={rowKey(one)}
            row={one}
            id={rowKey(one)}
            columns={columns}
            width={width}
            {...(selection && { selection })}
            {...row}
          />
        ))}
      </tbody>
    </table>
  )
}

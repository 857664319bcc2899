import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { partsTexts } from '../../parts.texts'
import styles from './folded-table.module.css'
import type { Column, Selection } from './table-types'

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

type HeadCellProps<Row> = {
  column: Column<Row>
  sort?: { value: string | undefined; onSort: (value: string) => void }
}

/** Head of a column; a press sorts the list by it. */
function HeadCell<Row>({ column: { label, kind, sort: by }, sort }: HeadCellProps<Row>) {
  const className = (kind && styles[kind]) ?? ''
  if (!by || !sort) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  }
  const isUp = sort.value === by.up
  const isDown = by.down !== undefined && sort.value === by.down
  const next = isUp && by.down ? by.down : by.up
  return (
    <th
      scope="col"
      className={className}
      {...((isUp || isDown) && { 'aria-sort': isUp ? ('ascending' as const) : ('descending' as const) })}
    >
      <button type="button" className={styles.sort} onClick={() => sort.onSort(next)}>
        <span className="sr-only">{fillIn(partsTexts.sortBy, { name: label })}</span>
        <span aria-hidden="true">{label}</span>
        {isUp && <ArrowUp aria-hidden="true" />}
        {isDown && <ArrowDown aria-hidden="true" />}
      </button>
    </th>
  )
}

type TableRowProps<Row> = {
  row: Row
  id: string
  columns: Column<Row>[]
  /** Number of cells in a row. */
  width: number
  rowName: (row: Row) => string
  href?: (row: Row) => string
  selection?: Selection
  open?: (row: Row) => ReactNode
}

/** A row, and its details below it. The desk's keys need `data-row` and `tabIndex`. */
function TableRow<Row>({ row, id, columns, width, rowName, href, selection, open }: TableRowProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const isChosen = selection?.chosen.has(id) ?? false
  function choose() {
    const chosen = new Set(selection?.chosen)
    if (!chosen.delete(id)) chosen.add(id)
    selection?.set(chosen)
  }
  return (
    <>
      <tr
        data-row={id}
        tabIndex={-1}
        className={classNames(isChosen && styles.chosen)}
        data-chosen={isChosen || undefined}
      >
        {selection && (
          <td className={styles.check}>
            <label className={styles.target}>
              <input
                type="checkbox"
                checked={isChosen}
                aria-label={fillIn(partsTexts.choose, { name: rowName(row) })}
                onChange={choose}
                data-choose
              />
            </label>
          </td>
        )}
        {columns.map(({ key, label, kind, render, wideOnly }, place) => (
          <td
            key={key}
            className={classNames(place === 0 && styles.key, kind && styles[kind], wideOnly && styles.wideOnly)}
            {...(place > 0 && kind !== 'end' && { 'data-label': label })}
          >
            {place === 0 && href ? (
              <Link to={href(row)} className={styles.link} data-open>
                {render(row)}
              </Link>
            ) : (
              render(row)
            )}
          </td>
        ))}
        {open && (
          <td className={styles.end}>
            <IconButton
              label={`${isOpen ? partsTexts.close : partsTexts.open}: ${rowName(row)}`}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              data-expand
            >
              <ChevronDown aria-hidden="true" className={classNames(isOpen && styles.turned)} />
            </IconButton>
          </td>
        )}
      </tr>
      {open && isOpen && (
        <tr className={styles.below}>
          <td colSpan={width}>{open(row)}</td>
        </tr>
      )}
    </>
  )
}

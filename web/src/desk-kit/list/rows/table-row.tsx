import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { partsTexts } from '../../parts.texts'
import styles from './folded-table.module.css'
import type { Column, Selection } from './table-types'

type Props<Row> = {
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
export function TableRow<Row>({ row, id, columns, width, rowName, href, selection, open }: Props<Row>) {
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

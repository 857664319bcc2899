import { ArrowDown, ArrowUp } from 'lucide-react'
import { fillIn } from '#shared/i18n/texts.ts'
import { partsTexts } from '../../parts.texts'
import styles from './folded-table.module.css'
import type { Column } from './table-types'

type Props<Row> = {
  column: Column<Row>
  sort?: { value: string | undefined; onSort: (value: string) => void }
}

/** Head of a column; a press sorts the list by it. */
export function HeadCell<Row>({ column: { label, kind, sort: by }, sort }: Props<Row>) {
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

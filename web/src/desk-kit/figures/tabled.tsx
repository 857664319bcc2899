import { csvOf } from '@kasama/contract/text/csv'
import { Download, Table } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { saveFile } from '#shared/device/save-file.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { partsTexts } from '../parts.texts'
import styles from './chart.module.css'

/** A column of figures. */
export type Column = { label: string; format: (value: number) => string }

type Props = {
  title: string
  /** Head of the first column, which labels the lines. */
  label: string
  columns: Column[]
  rows: { label: string; values: number[] }[]
  /** Name of its CSV file, without the ending; undefined for figures that only a call may export. */
  file?: string | undefined
  /** Between the title and the drawing. */
  above?: ReactNode
  /** The drawing. */
  children: ReactNode
}

/** A drawing, and the same data as a table, and as CSV if `file` is set. */
export function Tabled({ title, label, columns, rows, file, above, children }: Props) {
  const [isTable, setTable] = useState(false)
  const titleId = useId()
  function save() {
    const cells = rows.map((row) => [row.label, ...columns.map((_, place) => row.values[place] ?? 0)])
    saveFile(`${file}.csv`, csvOf([label, ...columns.map((column) => column.label)], cells), 'text/csv')
  }
  return (
    <Panel aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <span className={styles.links}>
          <button type="button" className={styles.link} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            <Table aria-hidden="true" />
            <span>{isTable ? partsTexts.asChart : partsTexts.asTable}</span>
          </button>
          {file && (
            <button type="button" className={styles.link} onClick={save}>
              <Download aria-hidden="true" />
              {partsTexts.csv}
            </button>
          )}
        </span>
      </div>
      {above}
      {isTable ? (
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              {[label, ...columns.map((column) => column.label)].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {columns.map((column, place) => (
                  <td key={column.label}>{column.format(row.values[place] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        children
      )}
    </Panel>
  )
}

import { useState } from 'react'
import { chartTexts as t } from './chart.texts'
import styles from './charts.module.css'

export type ChartColumn = { label: string; format: (value: number) => string }

/** The data of a chart. */
export type ChartData = {
  /** Head of the first column, which labels the rows. */
  label: string
  columns: ChartColumn[]
  rows: { label: string; values: number[] }[]
  /** Number of rows shown at first; all if undefined. */
  fewRows?: number
}

/** The data of a chart as a table. */
export function ChartTable({ title, label, columns, rows, fewRows = rows.length }: ChartData & { title: string }) {
  const [isWhole, setWhole] = useState(rows.length <= fewRows)
  return (
    <>
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
          {(isWhole ? rows : rows.slice(0, fewRows)).map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {columns.map((column, index) => (
                <td key={column.label}>{column.format(row.values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && (
        <button type="button" className={styles.tool} onClick={() => setWhole(true)}>
          {t.seeAll}
        </button>
      )}
    </>
  )
}

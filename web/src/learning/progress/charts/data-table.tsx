import { useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { employerProgressTexts } from '../employer-progress.texts'
import styles from './chart.module.css'

export type TableData = { caption: string; columns: [string, string]; rows: [string, string][] }

const shownAtFirst = 7

/** The figures of a chart, the newest first. */
export function DataTable({ caption, columns, rows }: TableData) {
  const t = useEmployerTexts(employerProgressTexts)
  const [isWhole, setWhole] = useState(rows.length <= shownAtFirst)
  return (
    <>
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, shownAtFirst)).map(([name, value]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && (
        <button type="button" className={styles.toggle} onClick={() => setWhole(true)}>
          {t('seeAll')}
        </button>
      )}
    </>
  )
}

import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { employerProgressTexts } from '../employer-progress.texts'
import styles from './chart.module.css'

type TableData = { caption: string; columns: [string, string]; rows: [string, string][] }

const shownAtFirst = 7

/** The figures of a chart, the newest first. */
function DataTable({ caption, columns, rows }: TableData) {
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

type Props = {
  title: string
  /** The period, or its length, to the right of the heading. */
  span: string
  /** A sentence that says what the drawing shows; `number` is its beginning, in large type. */
  number?: string
  sentence: string
  /** The switch between periods. */
  choice?: ReactNode
  table?: TableData
  className?: string | undefined
  children?: ReactNode
}

/** A chart with its sentence and its table; the drawing is hidden from screen readers. */
export function ChartPanel({ title, span, number, sentence, choice, table, className, children }: Props) {
  const t = useEmployerTexts(employerProgressTexts)
  const id = useId()
  const [isTable, setTable] = useState(false)
  const Icon = isTable ? ChartColumn : Table2
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={id}>
      <div className="row between gap-12">
        <h3 id={id}>{title}</h3>
        <span className="muted nowrap">{span}</span>
      </div>
      {choice}
      <p className={styles.sentence}>
        {number && <b className={styles.big}>{number}</b>} {sentence}
      </p>
      {isTable && table ? <DataTable {...table} /> : children}
      {table && (
        <button type="button" className={styles.toggle} aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          <Icon aria-hidden="true" />
          <span>{t(isTable ? 'showChart' : 'showTable')}</span>
        </button>
      )}
    </section>
  )
}

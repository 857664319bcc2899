import { csvOf } from '@kasama/contract/csv'
import { Download, Table } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { saveFile } from '../../../../shared/device/save-file'
import { useIsWide } from '../../../../shared/device/use-is-wide'
import { Panel } from '../../../../shared/ui/layout/panel'
import { partsTexts } from '../parts.texts'
import styles from './chart.module.css'
import { type Bar, ChartDrawing } from './chart-drawing'

type Props = {
  title: string
  /** What the chart says, in a sentence; its first number big (`<b>`). */
  sentence: ReactNode
  bars: Bar[]
  /** Over the table's columns: what a bar is for, what it says, what went. */
  columns: { label: string; value: string; gone?: string }
  format?: (value: number) => string
  /** The name of its file, without its ending. */
  file: string
  /** Choices above the drawing. */
  children?: ReactNode
}

const plain = (value: number) => value.toLocaleString('en')

/** Bars with their sentence, the same as a table, and as CSV. */
export function Chart({ title, sentence, bars, columns, format = plain, file, children }: Props) {
  const [isTable, setTable] = useState(false)
  const isWide = useIsWide()
  const titleId = useId()
  function save() {
    const header = [columns.label, columns.value, ...(columns.gone ? [columns.gone] : [])]
    const rows = bars.map(({ label, value, gone = 0 }) => [label, value, ...(columns.gone ? [gone] : [])])
    saveFile(`${file}.csv`, csvOf(header, rows), 'text/csv')
  }
  return (
    <Panel aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <span className={styles.links}>
          <button type="button" className={styles.link} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            <Table aria-hidden="true" />
            {isTable ? partsTexts.asChart : partsTexts.asTable}
          </button>
          <button type="button" className={styles.link} onClick={save}>
            <Download aria-hidden="true" />
            {partsTexts.csv}
          </button>
        </span>
      </div>
      {children}
      <p className={styles.sentence}>{sentence}</p>
      {columns.gone && !isTable && (
        <p className={styles.legend}>
          <span>
            <i />
            {columns.value}
          </span>
          <span>
            <i data-gone />
            {columns.gone}
          </span>
        </p>
      )}
      {isTable ? (
        <Figures bars={bars} columns={columns} format={format} title={title} />
      ) : (
        <ChartDrawing bars={bars} format={format} width={isWide ? 600 : 340} />
      )}
    </Panel>
  )
}

type FiguresProps = Pick<Props, 'bars' | 'columns' | 'title'> & { format: (value: number) => string }

function Figures({ bars, columns, format, title }: FiguresProps) {
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.value}</th>
          {columns.gone && <th scope="col">{columns.gone}</th>}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, gone = 0 }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{format(value)}</td>
            {columns.gone && <td>{format(gone)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

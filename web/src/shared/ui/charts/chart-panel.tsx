import { csvOf } from '@kasama/contract/text/csv'
import { ChartColumn, Download, Table } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { saveFile } from '#shared/device/save-file.ts'
import { classNames } from '../class-names'
import { Panel } from '../layout/panel'
import { chartTexts as t } from './chart.texts'
import { type ChartData, ChartTable } from './chart-table'
import styles from './charts.module.css'

type Props = {
  title: string
  /** The period, or its length, at the right of the heading. */
  aside?: string
  /** Choices, or a note, between the heading and the sentence. */
  above?: ReactNode
  /** Message of the chart; its first number is big (`<b>`). */
  sentence?: ReactNode
  /** Undefined for a drawing that shows its values itself. */
  table?: ChartData
  /** Name of its CSV file, without the ending; undefined for data that only a call may export. */
  file?: string | undefined
  /** For a page of many panels: smaller type, and the buttons beside the heading. */
  isDense?: boolean
  className?: string | undefined
  /** The drawing. */
  children?: ReactNode
}

/** A chart with its sentence, and the same data as a table, and as CSV if `file` is set. */
export function ChartPanel({ title, aside, above, sentence, table, file, isDense = false, ...rest }: Props) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  const Heading = isDense ? 'h2' : 'h3'
  const tools = table && <Tools data={table} file={file} isTable={isTable} onTable={() => setTable(!isTable)} />
  return (
    <Panel className={classNames(isDense ? styles.dense : styles.roomy, rest.className)} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id}>{title}</Heading>
        {aside && <span className="muted nowrap">{aside}</span>}
        {isDense && tools}
      </div>
      {above}
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {isTable && table ? <ChartTable title={title} {...table} /> : rest.children}
      {!isDense && tools}
    </Panel>
  )
}

type ToolsProps = { data: ChartData; file: string | undefined; isTable: boolean; onTable: () => void }

function Tools({ data: { label, columns, rows }, file, isTable, onTable }: ToolsProps) {
  const Icon = isTable ? ChartColumn : Table
  function save() {
    const cells = rows.map((row) => [row.label, ...columns.map((_, index) => row.values[index] ?? 0)])
    saveFile(`${file}.csv`, csvOf([label, ...columns.map((column) => column.label)], cells), 'text/csv')
  }
  return (
    <span className={styles.tools}>
      <button type="button" className={styles.tool} onClick={onTable}>
        <Icon aria-hidden="true" />
        <span>{isTable ? t.asChart : t.asTable}</span>
      </button>
      {file && (
        <button type="button" className={styles.tool} onClick={save}>
          <Download aria-hidden="true" />
          {t.csv}
        </button>
      )}
    </span>
  )
}

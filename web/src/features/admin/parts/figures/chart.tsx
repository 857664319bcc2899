import type { ReactNode } from 'react'
import { useIsWide } from '../../../../shared/device/use-is-wide'
import styles from './chart.module.css'
import { type Bar, ChartDrawing } from './chart-drawing'
import { type Column, Tabled } from './tabled'

type Props = {
  title: string
  /** What the chart says, in a sentence; its first number big (`<b>`). */
  sentence: ReactNode
  bars: Bar[]
  /** Over the table's columns: what a bar is for, what it says, what went. */
  columns: { label: string; value: string; gone?: string }
  format?: Column['format']
  /** As of `Tabled`. */
  file?: string
  /** Choices above the drawing. */
  children?: ReactNode
}

const plain = (value: number) => value.toLocaleString('en')

/** Bars with their sentence, the same as a table, and as CSV where they may be a file. */
export function Chart({ title, sentence, bars, columns, format = plain, file, children }: Props) {
  const isWide = useIsWide()
  const names = [columns.value, ...(columns.gone ? [columns.gone] : [])]
  return (
    <Tabled
      title={title}
      label={columns.label}
      columns={names.map((label) => ({ label, format }))}
      rows={bars.map(({ label, value, gone = 0 }) => ({ label, values: [value, gone] }))}
      file={file}
      above={
        <>
          {children}
          <p className={styles.sentence}>{sentence}</p>
        </>
      }
    >
      {columns.gone && (
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
      <ChartDrawing bars={bars} format={format} width={isWide ? 600 : 340} />
    </Tabled>
  )
}

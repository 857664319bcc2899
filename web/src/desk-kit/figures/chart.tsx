import type { ReactNode } from 'react'
import { useIsWide } from '#shared/device/use-is-wide.ts'
import styles from './chart.module.css'
import { type Bar, ChartDrawing } from './chart-drawing'
import { type Column, Tabled } from './tabled'

type Props = {
  title: string
  /** Message of the chart, in a sentence; its first number is big (`<b>`). */
  sentence: ReactNode
  bars: Bar[]
  /** Heads of the table's columns: label of a bar, its value, its `gone` value. */
  columns: { label: string; value: string; gone?: string }
  format?: Column['format']
  /** As in `Tabled`. */
  file?: string
  /** Choices above the drawing. */
  children?: ReactNode
}

const plain = (value: number) => value.toLocaleString('en')

/** Bars with a sentence, and the same data as a table, and as CSV if `file` is set. */
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

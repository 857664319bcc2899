import type { ReactNode } from 'react'
import { useIsWide } from '#shared/device/use-is-wide.ts'
import styles from './chart.module.css'
import { scaleFor } from './scale'
import { type Column, Tabled } from './tabled'

type Bar = { label: string; value: number /** A second value, drawn below the line. */; gone?: number }
type ChartDrawingProps = { bars: Bar[]; format: (value: number) => string; width: number }

const left = 46
const ceiling = 22
const height = 176

/** Bars over their labels, the last one with its value; `gone` hangs below the line, hatched. */
function ChartDrawing({ bars, format, width }: ChartDrawingProps) {
  const { top, steps } = scaleFor(Math.max(...bars.map(({ value }) => value), 0))
  const gone = Math.max(...bars.map((bar) => bar.gone ?? 0), 0)
  const floor = ceiling + height
  const scaled = (value: number) => (value / top) * height
  const below = gone > 0 ? Math.min(scaled(gone), height) + 6 : 0
  const step = (width - left) / Math.max(bars.length, 1)
  const wide = Math.min(step * 0.62, 40)
  const every = Math.ceil(bars.length / (width / 100))
  const baseline = floor + below + 20
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${baseline + 6}`} aria-hidden="true">
      <defs>
        <pattern id="desk-gone" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.goneBack} width="6" height="6" />
          <rect className={styles.goneLine} width="3" height="6" />
        </pattern>
      </defs>
      {steps.map((value) => (
        <g key={value}>
          <line
            className={value === 0 ? styles.base : styles.grid}
            x1={left}
            x2={width}
            y1={floor - scaled(value)}
            y2={floor - scaled(value)}
          />
          <text x={left - 8} y={floor - scaled(value) + 5} textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {bars.map(({ label, value, gone: went = 0 }, place) => {
        const middle = left + step * (place + 0.5)
        const isLast = place === bars.length - 1
        const isNamed = (bars.length - 1 - place) % every === 0
        return (
          <g key={label}>
            <rect
              className={styles.bar}
              x={middle - wide / 2}
              y={floor - scaled(value)}
              width={wide}
              height={scaled(value)}
              rx={Math.min(4, wide / 2, scaled(value))}
            />
            {went > 0 && (
              <rect
                className={styles.gone}
                x={middle - wide / 2}
                y={floor + 2}
                width={wide}
                height={Math.min(scaled(went), height)}
                rx={2}
              />
            )}
            {isLast && (
              <text
                className={styles.strong}
                x={Math.min(middle, width - 4)}
                y={floor - scaled(value) - 8}
                textAnchor={width - middle < 30 ? 'end' : 'middle'}
              >
                {format(value)}
              </text>
            )}
            {isNamed && (
              <text
                className={isLast ? styles.strong : undefined}
                x={isLast ? Math.min(middle + wide / 2, width) : middle}
                y={baseline}
                textAnchor={isLast ? 'end' : 'middle'}
              >
                {label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

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

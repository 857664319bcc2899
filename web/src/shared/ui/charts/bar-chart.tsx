import type { ComponentProps } from 'react'
import { useIsWide } from '#shared/device/screen-width/use-is-wide.ts'
import { ChartPanel } from './chart-panel'
import type { ChartColumn } from './chart-table'
import styles from './charts.module.css'
import { Axis, Bar, Drawing, Label } from './drawing'
import { columnMiddle, countScale } from './scale'

/** `below` is a second value, drawn under the base line. */
type BarData = { label: string; value: number; below?: number }
type BarDrawingProps = { bars: BarData[]; format: (value: number) => string; width: number }

const left = 46
const ceiling = 22
const height = 176
const floor = ceiling + height

/** Bars over their labels, the last one with its value; the second values hang under the base line, hatched. */
function BarDrawing({ bars, format, width }: BarDrawingProps) {
  const { top, steps } = countScale(Math.max(...bars.map(({ value }) => value), 0))
  const lowest = Math.max(...bars.map((bar) => bar.below ?? 0), 0)
  const scaled = (value: number) => (value / top) * height
  const step = (width - left) / Math.max(bars.length, 1)
  const barWidth = Math.min(step * 0.62, 40)
  const labelEvery = Math.ceil(bars.length / (width / 100))
  const labelsAt = floor + (lowest > 0 ? Math.min(scaled(lowest), height) + 6 : 0) + 20
  return (
    <Drawing width={width} height={labelsAt + 6}>
      <defs>
        <pattern id="chart-below" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.belowBack} width="6" height="6" />
          <rect className={styles.belowLine} width="3" height="6" />
        </pattern>
      </defs>
      <Axis steps={steps} yOf={(value) => floor - scaled(value)} left={left} right={width} format={format} />
      {bars.map(({ label, value, below = 0 }, index) => {
        const middle = columnMiddle(index, bars.length, [left, width])
        const isLast = index === bars.length - 1
        return (
          <g key={label}>
            <Bar
              middle={middle}
              width={barWidth}
              floor={floor}
              height={scaled(value)}
              radius={Math.min(4, barWidth / 2, scaled(value))}
            />
            {below > 0 && (
              <rect
                className={styles.below}
                x={middle - barWidth / 2}
                y={floor + 2}
                width={barWidth}
                height={Math.min(scaled(below), height)}
                rx={2}
              />
            )}
            {isLast && (
              <Label
                isStrong
                x={Math.min(middle, width - 4)}
                y={floor - scaled(value) - 8}
                anchor={width - middle < 30 ? 'end' : 'middle'}
              >
                {format(value)}
              </Label>
            )}
            {(bars.length - 1 - index) % labelEvery === 0 && (
              <Label
                isStrong={isLast}
                x={isLast ? Math.min(middle + barWidth / 2, width) : middle}
                y={labelsAt}
                anchor={isLast ? 'end' : 'middle'}
              >
                {label}
              </Label>
            )}
          </g>
        )
      })}
    </Drawing>
  )
}

type Props = Pick<ComponentProps<typeof ChartPanel>, 'title' | 'above' | 'sentence' | 'file'> & {
  bars: BarData[]
  /** Heads of the table's columns: label of a bar, its value, its second value. */
  columns: { label: string; value: string; below?: string }
  format?: ChartColumn['format']
}

const plain = (value: number) => value.toLocaleString('en')

/** A chart of bars for a dense page, with its sentence and its table. */
export function BarChart({ bars, columns, format = plain, ...panel }: Props) {
  const isWide = useIsWide()
  const names = columns.below === undefined ? [columns.value] : [columns.value, columns.below]
  return (
    <ChartPanel
      {...panel}
      isDense
      table={{
        label: columns.label,
        columns: names.map((label) => ({ label, format })),
        rows: bars.map(({ label, value, below = 0 }) => ({ label, values: [value, below] })),
      }}
    >
      {columns.below && (
        <p className={styles.legend}>
          <span>
            <i />
            {columns.value}
          </span>
          <span>
            <i data-below />
            {columns.below}
          </span>
        </p>
      )}
      <BarDrawing bars={bars} format={format} width={isWide ? 600 : 340} />
    </ChartPanel>
  )
}

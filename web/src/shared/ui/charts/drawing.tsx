import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './charts.module.css'

type DrawingProps = { width: number; height: number; children: ReactNode }

/** The drawing of a chart, as wide as its panel; screen readers get the sentence and the table of the panel instead. */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  )
}

type AxisProps = {
  /** Values at which a line crosses the drawing; 0 is the base line. */
  steps: number[]
  /** Position of a value. */
  yOf: (value: number) => number
  left: number
  right: number
  format?: (value: number) => string
}

/** The axis at the left of a drawing: a line for each step, with its value before it. */
export function Axis({ steps, yOf, left, right, format = String }: AxisProps) {
  return steps.map((value) => {
    const y = yOf(value)
    return (
      <g key={value}>
        <line className={value === 0 ? styles.base : styles.grid} x1={left} x2={right} y1={y} y2={y} />
        <Label x={left - 8} y={y + 5} anchor="end">
          {format(value)}
        </Label>
      </g>
    )
  })
}

type BarProps = {
  middle: number
  width: number
  /** Position of its foot. */
  floor: number
  height: number
  radius: number
  /** Only its upper corners are round. */
  hasSquareFoot?: boolean
}

/** A bar that stands on the base line. */
export function Bar({ middle, width, floor, height, radius, hasSquareFoot = false }: BarProps) {
  const x = middle - width / 2
  const foot = Math.min(radius + 1, height)
  return (
    <>
      <rect className={styles.bar} x={x} y={floor - height} width={width} height={height} rx={radius} />
      {hasSquareFoot && <rect className={styles.bar} x={x} y={floor - foot} width={width} height={foot} />}
    </>
  )
}

type LabelProps = {
  x?: number | undefined
  y?: number | undefined
  anchor?: 'start' | 'middle' | 'end'
  isStrong?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A text in a drawing; `y` is its baseline. */
export function Label({ x, y, anchor = 'middle', isStrong = false, className, children }: LabelProps) {
  return (
    <text className={classNames(styles.label, isStrong && styles.strong, className)} x={x} y={y} textAnchor={anchor}>
      {children}
    </text>
  )
}

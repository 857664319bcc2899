import type { Progress } from '@kasama/contract/learning/progress/progress.api'
import { classNames } from '#shared/ui/class-names.ts'
import styles from './chart.module.css'
import { axisTop, columnMiddle, place } from './chart-scale'
import { dayNumber, weekdayLetter } from './learning-summary'

type Days = Progress['minutes']
/** 316 on phones, 406 on wide screens, so that its text is 14 px high on both. */
type Props = { days: Days; width: 316 | 406 }

const left = 30
const floor = 150
const ceiling = 22

/** A bar a day; a day without learning is a short dash. */
export function MinutesDrawing({ days, width }: Props) {
  const largest = Math.max(0, ...days.map(({ minutes }) => minutes))
  const top = axisTop(largest)
  const isLong = days.length > 14
  const best = days.findIndex(({ minutes }) => minutes > 0 && minutes === largest)
  return (
    <svg
      className={classNames(styles.drawing, width === 316 ? styles.narrow : styles.wide)}
      viewBox={`0 0 ${width} ${isLong ? 172 : 190}`}
      aria-hidden="true"
    >
      {[0, top / 2, top].map((value) => (
        <Level key={value} value={value} y={place(value, top, [floor, ceiling])} width={width} />
      ))}
      {days.map((day, index) => (
        <Column
          key={day.day}
          day={day}
          middle={columnMiddle(index, days.length, [left, width])}
          height={floor - place(day.minutes, top, [floor, ceiling])}
          barWidth={(0.72 * (width - left)) / days.length}
          isLast={index === days.length - 1}
          isNamed={index === best || (index === days.length - 1 && day.minutes > 0)}
          hasLetter={!isLong}
          hasNumber={isLong ? (index + 1) % 5 === 0 || index === 0 : (days.length - 1 - index) % 3 === 0}
        />
      ))}
    </svg>
  )
}

function Level({ value, y, width }: { value: number; y: number; width: number }) {
  return (
    <>
      <line className={value === 0 ? styles.base : styles.grid} x1={left} x2={width} y1={y} y2={y} />
      <text x={left - 8} y={y + 5} textAnchor="end">
        {value}
      </text>
    </>
  )
}

type ColumnProps = {
  day: Days[number]
  middle: number
  height: number
  barWidth: number
  isLast: boolean
  /** Whether its minutes are written above it. */
  isNamed: boolean
  /** Whether the weekday is written below it. */
  hasLetter: boolean
  /** Whether the day of the month is written below the weekday, or in its place. */
  hasNumber: boolean
}

function Column({ day, middle, height, barWidth, isLast, isNamed, hasLetter, hasNumber }: ColumnProps) {
  const x = middle - barWidth / 2
  const strong = isLast ? styles.strong : undefined
  return (
    <>
      {day.minutes > 0 ? (
        <>
          <rect
            className={styles.bar}
            x={x}
            y={floor - height}
            width={barWidth}
            height={height}
            rx={Math.min(5, height)}
          />
          <rect
            className={styles.bar}
            x={x}
            y={floor - Math.min(6, height)}
            width={barWidth}
            height={Math.min(6, height)}
          />
        </>
      ) : (
        <rect
          className={styles.rest}
          x={middle - barWidth / 4}
          y={floor - 5}
          width={barWidth / 2}
          height={3}
          rx={1.5}
        />
      )}
      {isNamed && (
        <text className={styles.strong} x={middle} y={floor - height - 7} textAnchor="middle">
          {day.minutes}
        </text>
      )}
      {hasLetter && (
        <text className={strong} x={middle} y={168} textAnchor="middle">
          {weekdayLetter(day.day)}
        </text>
      )}
      {hasNumber && (
        <text className={strong} x={middle} y={hasLetter ? 186 : 168} textAnchor="middle">
          {dayNumber(day.day)}
        </text>
      )}
    </>
  )
}

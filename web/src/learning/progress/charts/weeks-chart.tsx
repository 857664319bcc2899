import type { Progress } from '@kasama/contract/learning/progress/progress.api'
import { creditPercent } from '@kasama/contract/learning/progress/progress.rules'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { employerProgressTexts } from '../employer-progress.texts'
import styles from './chart.module.css'
import { ChartPanel } from './chart-panel'
import { freePlace, place, spread } from './chart-scale'
import { monthDay, weekLabels, weeksSummary } from './learning-summary'

type Weeks = Progress['weeks']
/** 316 on phones, 406 on wide screens, so that its text is 14 px high on both. */
type WeeksDrawingProps = { weeks: Weeks; width: 316 | 406 }

const left = 44
const floor = 174
const ceiling = 16
const height = (percent: number) => place(percent, 100, [floor, ceiling])
/** Approximate widths of "90% for 1 credit" and of "100%". */
const goalWidth = 112
const percentWidth = 40

/** A line from week to week, with the goal of a credit dotted across. */
function WeeksDrawing({ weeks, width }: WeeksDrawingProps) {
  const t = useEmployerTexts(employerProgressTexts)
  const points = weeks.map(({ week, percent }, index) => ({
    week,
    percent,
    x: spread(index, weeks.length, [left + 18, width - 18]),
    y: height(percent),
  }))
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const labels = weekLabels(weeks)
  const goal = height(creditPercent)
  const levels = [0, 50, creditPercent, 100].map((percent) => [
    { x: left, y: height(percent) },
    { x: width, y: height(percent) },
  ])
  const goalPlaces = [goal - 5, goal + 17].flatMap((y) => [left + 8, width - goalWidth].map((x) => ({ x, y })))
  return (
    <svg
      className={classNames(styles.drawing, width === 316 ? styles.narrow : styles.wide)}
      viewBox={`0 0 ${width} 206`}
      aria-hidden="true"
    >
      {[0, 50, 100].map((percent) => (
        <Level key={percent} percent={percent} width={width} />
      ))}
      <path className={styles.area} d={`${path}L${points.at(-1)?.x} ${floor}L${points[0]?.x} ${floor}Z`} />
      <line className={styles.goal} x1={left} x2={width} y1={goal} y2={goal} />
      <text className={styles.goalText} {...freePlace(goalPlaces, goalWidth, [points])}>
        {t('goal', { percent: creditPercent })}
      </text>
      <path className={styles.line} d={path} />
      {points.map((point, index) => (
        <Point
          key={point.week}
          {...point}
          label={labels[index] ?? ''}
          percentPlace={freePlace(placesBeside(point), percentWidth, [points, ...levels])}
          isFirst={index === 0}
          isLast={index === points.length - 1}
        />
      ))}
    </svg>
  )
}

function Level({ percent, width }: { percent: number; width: number }) {
  const y = height(percent)
  return (
    <>
      <line className={percent === 0 ? styles.base : styles.grid} x1={left} x2={width} y1={y} y2={y} />
      <text x={left - 8} y={y + 5} textAnchor="end">
        {percent}%
      </text>
    </>
  )
}

type PointProps = {
  x: number
  y: number
  percent: number
  /** Position of its percentage. */
  percentPlace: { x: number; y: number } | undefined
  label: string
  isFirst: boolean
  isLast: boolean
}

/** Above a point, below it, then further away, each also shifted to the sides. */
function placesBeside({ x, y }: { x: number; y: number }) {
  const middle = x - percentWidth / 2
  return [y - 13, y + 24, y - 24, y + 36].flatMap((foot) =>
    [middle, middle - 18, middle + 18].map((start) => ({ x: start, y: foot })),
  )
}

/** Only the first and the last point show their percentage. */
function Point({ x, y, percent, percentPlace, label, isFirst, isLast }: PointProps) {
  return (
    <>
      <circle className={classNames(styles.point, isLast && styles.last)} cx={x} cy={y} r={isLast ? 7 : 5.5} />
      {(isLast || isFirst) && (
        <text className={styles.strong} {...percentPlace}>
          {percent}%
        </text>
      )}
      <text
        className={isLast ? styles.strong : undefined}
        x={isLast ? x + 18 : x}
        y={196}
        textAnchor={isLast ? 'end' : 'middle'}
      >
        {label}
      </text>
    </>
  )
}

type Props = { weeks: Progress['weeks']; title?: string; className?: string | undefined }

export function WeeksChart({ weeks, title: given, className }: Props) {
  const t = useEmployerTexts(employerProgressTexts)
  const summary = weeksSummary(weeks)
  const title = given ?? t('correctByWeek')
  if (!summary) return <ChartPanel className={className} title={title} span="" sentence={t('noAnswers')} />
  const { key, first, last } = summary
  const newestFirst = [...weeks].reverse()
  return (
    <ChartPanel
      className={className}
      title={title}
      span={weeks.length === 1 ? t('oneWeek') : t('weeks', { count: weeks.length })}
      number={`${last.percent}%`}
      sentence={t(key, { before: first.percent, first: monthDay(first.week), last: monthDay(last.week) })}
      table={{
        caption: title,
        columns: [t('week'), t('percent')],
        rows: newestFirst.map(({ week, percent }) => [monthDay(week), `${percent}%`]),
      }}
    >
      {weeks.length > 1 && (
        <>
          <WeeksDrawing weeks={weeks} width={316} />
          <WeeksDrawing weeks={weeks} width={406} />
        </>
      )}
    </ChartPanel>
  )
}

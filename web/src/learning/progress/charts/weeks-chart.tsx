import type { Progress } from '@kasama/contract/learning/progress/progress.api'
import { creditPercent } from '@kasama/contract/learning/progress/progress.rules'
import { useIsWide } from '#shared/device/screen-width/use-is-wide.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { ChartPanel } from '#shared/ui/charts/chart-panel.tsx'
import { Axis, Drawing, Label } from '#shared/ui/charts/drawing.tsx'
import { position, spread } from '#shared/ui/charts/scale.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { employerProgressTexts } from '../employer-progress.texts'
import { freePlace } from './free-place'
import { monthDay, weekLabels, weeksSummary } from './learning-summary'
import styles from './weeks-chart.module.css'

type Weeks = Progress['weeks']
/** 316 on phones, 406 on wide screens, so that its text is 14 px high on both. */
type WeeksDrawingProps = { weeks: Weeks; width: 316 | 406 }

const left = 44
const floor = 174
const ceiling = 16
const yOf = (percent: number) => position(percent, 100, [floor, ceiling])
/** Approximate widths of "90% for 1 credit" and of "100%". */
const goalWidth = 112
const percentWidth = 40
const inPercent = (percent: number) => `${percent}%`

/** A line from week to week, with the goal of a credit dotted across. */
function WeeksDrawing({ weeks, width }: WeeksDrawingProps) {
  const t = useEmployerTexts(employerProgressTexts)
  const points = weeks.map(({ week, percent }, index) => ({
    week,
    percent,
    x: spread(index, weeks.length, [left + 18, width - 18]),
    y: yOf(percent),
  }))
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const labels = weekLabels(weeks)
  const goal = yOf(creditPercent)
  const levels = [0, 50, creditPercent, 100].map((percent) => [
    { x: left, y: yOf(percent) },
    { x: width, y: yOf(percent) },
  ])
  const goalPlaces = [goal - 5, goal + 17].flatMap((y) => [left + 8, width - goalWidth].map((x) => ({ x, y })))
  return (
    <Drawing width={width} height={206}>
      <Axis steps={[0, 50, 100]} yOf={yOf} left={left} right={width} format={inPercent} />
      <path className={styles.area} d={`${path}L${points.at(-1)?.x} ${floor}L${points[0]?.x} ${floor}Z`} />
      <line className={styles.goal} x1={left} x2={width} y1={goal} y2={goal} />
      <Label className={styles.goalText} anchor="start" {...freePlace(goalPlaces, goalWidth, [points])}>
        {t('goal', { percent: creditPercent })}
      </Label>
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
    </Drawing>
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
        <Label isStrong anchor="start" {...percentPlace}>
          {inPercent(percent)}
        </Label>
      )}
      <Label isStrong={isLast} x={isLast ? x + 18 : x} y={196} anchor={isLast ? 'end' : 'middle'}>
        {label}
      </Label>
    </>
  )
}

type Props = { weeks: Progress['weeks']; title?: string; className?: string | undefined }

const weeksInTable = 7

export function WeeksChart({ weeks, title: given, className }: Props) {
  const t = useEmployerTexts(employerProgressTexts)
  const isWide = useIsWide()
  const summary = weeksSummary(weeks)
  const title = given ?? t('correctByWeek')
  if (!summary) return <ChartPanel className={className} title={title} sentence={t('noAnswers')} />
  const { key, first, last } = summary
  return (
    <ChartPanel
      className={className}
      title={title}
      aside={weeks.length === 1 ? t('oneWeek') : t('weeks', { count: weeks.length })}
      sentence={
        <>
          <b>{inPercent(last.percent)}</b>{' '}
          {t(key, { before: first.percent, first: monthDay(first.week), last: monthDay(last.week) })}
        </>
      }
      table={{
        label: t('week'),
        columns: [{ label: t('percent'), format: inPercent }],
        rows: [...weeks].reverse().map(({ week, percent }) => ({ label: monthDay(week), values: [percent] })),
        fewRows: weeksInTable,
      }}
    >
      {weeks.length > 1 && <WeeksDrawing weeks={weeks} width={isWide ? 406 : 316} />}
    </ChartPanel>
  )
}

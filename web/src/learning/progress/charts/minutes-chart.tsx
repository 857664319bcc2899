import type { Progress } from '@kasama/contract/learning/progress/progress.api'
import { useState } from 'react'
import { useIsWide } from '#shared/device/screen-width/use-is-wide.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { ChartPanel } from '#shared/ui/charts/chart-panel.tsx'
import { Axis, Bar, Drawing, Label } from '#shared/ui/charts/drawing.tsx'
import { columnMiddle, minuteScale, position } from '#shared/ui/charts/scale.ts'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { employerProgressTexts } from '../employer-progress.texts'
import { dayNumber, longDay, minutesSummary, weekdayLetter } from './learning-summary'
import styles from './minutes-chart.module.css'

type Days = Progress['minutes']
type Props = {
  days: Days
  title?: string
  /** The present month, shown instead of the last days if she chooses it. */
  month?: { name: string; days: Days } | undefined
  className?: string | undefined
}

const daysInTable = 7

export function MinutesChart({ days: lastDays, title: given, month, className }: Props) {
  const t = useEmployerTexts(employerProgressTexts)
  const isWide = useIsWide()
  const [period, setPeriod] = useState<'days' | 'month'>('days')
  const days = month && period === 'month' ? month.days : lastDays
  const title = given ?? t('minutesADay')
  const length = t('days', { count: lastDays.length })
  const periods = [
    { value: 'days' as const, label: length },
    { value: 'month' as const, label: month?.name ?? '' },
  ]
  const { total, learned, most } = minutesSummary(days)
  const values = { learned, days: days.length, most: most?.minutes ?? 0, day: most ? longDay(most.day) : '' }
  return (
    <ChartPanel
      className={className}
      title={title}
      aside={month ? '' : length}
      above={month && <Segment label={t('minutesADay')} options={periods} value={period} onChange={setPeriod} />}
      sentence={
        <>
          <b>{total}</b> {t(sentenceFor(total, values.most), values)}
        </>
      }
      table={{
        label: t('day'),
        columns: [{ label: t('minutes'), format: String }],
        rows: [...days].reverse().map(({ day, minutes }) => ({ label: longDay(day), values: [minutes] })),
        fewRows: daysInTable,
      }}
    >
      <MinutesDrawing days={days} width={isWide ? 406 : 316} />
    </ChartPanel>
  )
}

/** English has other forms for the number one. */
function sentenceFor(total: number, most: number) {
  if (total === 0) return 'noMinutes'
  if (total === 1) return 'oneMinuteSentence'
  return most === 1 ? 'oneMinuteADay' : 'minutesSentence'
}

/** 316 on phones, 406 on wide screens, so that its text is 14 px high on both. */
type MinutesDrawingProps = { days: Days; width: 316 | 406 }

const left = 30
const floor = 150
const ceiling = 22

/** A bar a day; a day without learning is a short dash. */
function MinutesDrawing({ days, width }: MinutesDrawingProps) {
  const largest = Math.max(0, ...days.map(({ minutes }) => minutes))
  const { top, steps } = minuteScale(largest)
  const yOf = (minutes: number) => position(minutes, top, [floor, ceiling])
  const isLong = days.length > 14
  const best = days.findIndex(({ minutes }) => minutes > 0 && minutes === largest)
  return (
    <Drawing width={width} height={isLong ? 172 : 190}>
      <Axis steps={steps} yOf={yOf} left={left} right={width} />
      {days.map((day, index) => (
        <Day
          key={day.day}
          day={day}
          middle={columnMiddle(index, days.length, [left, width])}
          height={floor - yOf(day.minutes)}
          barWidth={(0.72 * (width - left)) / days.length}
          isLast={index === days.length - 1}
          isNamed={index === best || (index === days.length - 1 && day.minutes > 0)}
          hasLetter={!isLong}
          hasNumber={isLong ? (index + 1) % 5 === 0 || index === 0 : (days.length - 1 - index) % 3 === 0}
        />
      ))}
    </Drawing>
  )
}

type DayProps = {
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

function Day({ day, middle, height, barWidth, isLast, isNamed, hasLetter, hasNumber }: DayProps) {
  return (
    <>
      {day.minutes > 0 ? (
        <Bar
          middle={middle}
          width={barWidth}
          floor={floor}
          height={height}
          radius={Math.min(5, height)}
          hasSquareFoot
        />
      ) : (
        <rect
          className={styles.dash}
          x={middle - barWidth / 4}
          y={floor - 5}
          width={barWidth / 2}
          height={3}
          rx={1.5}
        />
      )}
      {isNamed && (
        <Label isStrong x={middle} y={floor - height - 7}>
          {day.minutes}
        </Label>
      )}
      {hasLetter && (
        <Label isStrong={isLast} x={middle} y={168}>
          {weekdayLetter(day.day)}
        </Label>
      )}
      {hasNumber && (
        <Label isStrong={isLast} x={middle} y={hasLetter ? 186 : 168}>
          {dayNumber(day.day)}
        </Label>
      )}
    </>
  )
}

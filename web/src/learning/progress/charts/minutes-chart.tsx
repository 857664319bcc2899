import type { Progress } from '@kasama/contract/learning/progress/progress.api'
import { useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { employerProgressTexts } from '../employer-progress.texts'
import { ChartPanel } from './chart-panel'
import { longDay, minutesSummary } from './learning-summary'
import { MinutesDrawing } from './minutes-drawing'

type Days = Progress['minutes']
type Props = {
  days: Days
  title?: string
  /** The present month, shown instead of the last days if she chooses it. */
  month?: { name: string; days: Days } | undefined
  className?: string | undefined
}

export function MinutesChart({ days: lastDays, title, month, className }: Props) {
  const t = useEmployerTexts(employerProgressTexts)
  const [span, setSpan] = useState<'days' | 'month'>('days')
  const days = month && span === 'month' ? month.days : lastDays
  const lasting = t('days', { count: lastDays.length })
  const spans = [
    { value: 'days' as const, label: lasting },
    { value: 'month' as const, label: month?.name ?? '' },
  ]
  const { total, learned, most } = minutesSummary(days)
  const values = { learned, days: days.length, most: most?.minutes ?? 0, day: most ? longDay(most.day) : '' }
  const newestFirst = [...days].reverse()
  return (
    <ChartPanel
      className={className}
      title={title ?? t('minutesADay')}
      span={month ? '' : lasting}
      choice={month && <Segment label={t('minutesADay')} options={spans} value={span} onChange={setSpan} />}
      number={String(total)}
      sentence={t(sentenceFor(total, values.most), values)}
      table={{
        caption: title ?? t('minutesADay'),
        columns: [t('day'), t('minutes')],
        rows: newestFirst.map(({ day, minutes }) => [longDay(day), String(minutes)]),
      }}
    >
      <MinutesDrawing days={days} width={316} />
      <MinutesDrawing days={days} width={406} />
    </ChartPanel>
  )
}

/** English has other forms for the number one. */
function sentenceFor(total: number, most: number) {
  if (total === 0) return 'noMinutes'
  if (total === 1) return 'oneMinuteSentence'
  return most === 1 ? 'oneMinuteADay' : 'minutesSentence'
}

import type { Progress } from '@kasama/contract/progress.api'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { employerProgressTexts } from '../employer-progress.texts'
import { ChartPanel } from './chart-panel'
import { longDay, minutesSummary } from './learning-summary'
import { MinutesDrawing } from './minutes-drawing'

type Props = { days: Progress['minutes']; title?: string; className?: string | undefined }

export function MinutesChart({ days, title, className }: Props) {
  const t = useEmployerTexts(employerProgressTexts)
  const { total, learned, most } = minutesSummary(days)
  const values = { learned, days: days.length, most: most?.minutes ?? 0, day: most ? longDay(most.day) : '' }
  const newestFirst = [...days].reverse()
  return (
    <ChartPanel
      className={className}
      title={title ?? t('minutesADay')}
      span={t('days', { count: days.length })}
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

/** English counts one of a thing with another word than many. */
function sentenceFor(total: number, most: number) {
  if (total === 0) return 'noMinutes'
  if (total === 1) return 'oneMinuteSentence'
  return most === 1 ? 'oneMinuteADay' : 'minutesSentence'
}

import type { Progress } from '@kasama/contract/learning/progress.api'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { employerProgressTexts } from '../employer-progress.texts'
import { ChartPanel } from './chart-panel'
import { monthDay, weeksSummary } from './learning-summary'
import { WeeksDrawing } from './weeks-drawing'

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

import type { LearningFigures, LearningTotals } from '@kasama/contract/desk/dashboard.api'
import { Figure, Figures } from '#desk-kit/figures/figure.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { dashboardTexts as t } from './dashboard.texts'
import { rightPercent } from './measures'
import { number } from './words'

/** Four figures of today beside those of the same weekday a week before, which are complete. */
export function Today({ learning: { today, week_ago } }: { learning: LearningFigures }) {
  const right = rightPercent(today)
  const before = rightPercent(week_ago)
  return (
    <Figures>
      <Figure label={t.workersToday} value={number(today.workers)} trend={beside(today, week_ago, 'workers')} />
      <Figure
        label={t.minutesToday}
        value={number(Math.round(today.seconds / 60))}
        {...(today.workers > 0 && {
          trend: {
            way: 'up' as const,
            text: fillIn(t.each, { number: Math.round(today.seconds / 60 / today.workers) }),
          },
        })}
      />
      <Figure label={t.lessonsToday} value={number(today.lessons)} trend={beside(today, week_ago, 'lessons')} />
      <Figure
        label={t.rightToday}
        value={right === null ? t.none : `${right}%`}
        {...(before !== null && { trend: { way: 'flat' as const, text: fillIn(t.aWeekAgo, { value: `${before}%` }) } })}
      />
    </Figures>
  )
}

function beside(today: LearningTotals, before: LearningTotals, what: 'workers' | 'lessons') {
  const text = fillIn(t.aWeekAgo, { value: number(before[what]) })
  return { way: today[what] > before[what] ? ('up' as const) : ('flat' as const), text }
}

import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { Figure, Figures } from '#desk-kit/figures/figure.tsx'
import { countOf } from '#desk-kit/list/list-foot.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { homeTexts as t } from './home.texts'

export type HomeData = Data<Calls['GET /admin/organisations/:id/home']>
type Words = { more: string; fewer: string }

function trend(now: number, before: number, { more, fewer }: Words) {
  const number = Math.abs(now - before)
  if (now === before) return { way: 'flat' as const, text: t.same }
  return now > before
    ? { way: 'up' as const, text: fillIn(more, { number }) }
    : { way: 'down' as const, text: fillIn(fewer, { number }) }
}

type Week = HomeData['this_week']
const percent = ({ answers, right_first }: Week) => (answers === 0 ? null : Math.round((100 * right_first) / answers))

/** Four numbers of the week, beside those of the week before. */
export function HomeFigures({ home: { households, logged_in, this_week, last_week } }: { home: HomeData }) {
  const [right, before] = [percent(this_week), percent(last_week)]
  const each = (this_week.lessons / Math.max(1, this_week.workers)).toFixed(1)
  return (
    <Figures>
      <Figure
        label={t.households}
        value={countOf(households) ?? ''}
        trend={{ way: 'flat', text: fillIn(t.loggedIn, { number: countOf(logged_in) ?? '' }) }}
      />
      <Figure
        label={t.workers}
        value={String(this_week.workers)}
        trend={trend(this_week.workers, last_week.workers, t)}
      />
      <Figure
        label={t.lessons}
        value={String(this_week.lessons)}
        trend={{ way: 'flat', text: fillIn(t.each, { number: each }) }}
      />
      <Figure
        label={t.right}
        value={right === null ? '–' : `${right}%`}
        trend={
          right === null || before === null
            ? { way: 'flat', text: right === null ? t.noAnswers : t.firstWeek }
            : trend(right, before, { more: t.points, fewer: t.pointsLess })
        }
      />
    </Figures>
  )
}

import type { Goal } from '@kasama/contract/rewards.api'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Panel } from '../../../shared/ui/layout/panel'
import { ListenButton } from '../../../shared/ui/media/listen-button'
import { Phrases } from '../../../shared/ui/phrases'
import stamps from '../stamps.module.css'
import { useGoal } from './goal.queries'
import { goalTexts } from './goal.texts'
import { GoalDialog } from './goal-dialog'
import { GoalLeaves } from './goal-leaves'

/** This week's lessons beside the goal that she set herself. A week below it is never mentioned again. */
export function WeeklyGoal() {
  const t = useTexts(goalTexts)
  const { data: goal } = useGoal()
  const [isChoosing, setChoosing] = useState(false)
  if (!goal) return null
  const lines = linesOf(goal).map(({ key, ...values }) => t(key, values))
  return (
    <Panel aria-label={t('title')}>
      <div className={stamps.head}>
        <ListenButton text={`${t('title')}. ${lines.join(' ')}`} />
        <h3>
          <Phrases>{t('title')}</Phrases>
        </h3>
        <Button look="line" size="s" onClick={() => setChoosing(true)}>
          {t(goal.lessons === null ? 'choose' : 'change')}
        </Button>
      </div>
      {goal.lessons !== null && <GoalLeaves count={goal.lessons} done={goal.completed} />}
      {lines.map((line) => (
        <p key={line}>
          <Phrases>{line}</Phrases>
        </p>
      ))}
      <GoalDialog goal={goal} open={isChoosing} onClose={() => setChoosing(false)} />
    </Panel>
  )
}

type Line = { key: keyof typeof goalTexts; count: number; done?: number }

function linesOf({ lessons, completed, praise, days_in_a_row: days }: Goal): Line[] {
  const isReached = lessons !== null && completed >= lessons
  return [
    ...(isReached && praise ? [{ key: 'reached', count: lessons } as const] : []),
    lessons === null || isReached
      ? { key: 'thisWeek', count: completed }
      : { key: 'soFar', done: completed, count: lessons },
    ...(days !== null && days > 1 ? [{ key: 'days', count: days } as const] : []),
  ]
}

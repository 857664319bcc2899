import { useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { ListenButton } from '#shared/ui/media/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import stamps from '../stamps.module.css'
import styles from './goal.module.css'
import { useGoal } from './goal.queries'
import { goalTexts } from './goal.texts'
import { GoalDialog } from './goal-dialog'
import { GoalLeaves } from './goal-leaves'
import { linesOf } from './goal-lines'

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
        <div className={styles.title}>
          <ListenButton text={`${t('title')}. ${lines.join(' ')}`} />
          <h3>
            <Phrases>{t('title')}</Phrases>
          </h3>
        </div>
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

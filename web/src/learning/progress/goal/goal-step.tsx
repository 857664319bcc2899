import { Flag } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import steps from '../skills/skill-steps.module.css'
import { useGoal } from './goal.queries'
import { goalTexts } from './goal.texts'
import { GoalLeaves } from './goal-leaves'
import { doneOf, linesOf } from './goal-lines'

/** The step of a completed lesson towards her weekly goal; renders nothing without a goal. */
export function GoalStep() {
  const t = useTexts(goalTexts)
  const { data: goal } = useGoal()
  if (!goal || goal.lessons === null) return null
  const [line] = linesOf(goal)
  return (
    <section className={steps.step}>
      <Leaf size={60}>
        <Flag aria-hidden="true" />
      </Leaf>
      <div className={steps.words}>
        <h2>
          <Phrases>{t('title')}</Phrases>
        </h2>
        <GoalLeaves count={goal.lessons} done={doneOf(goal)} />
        {line && (
          <p>
            <Phrases>{t(line.key, line)}</Phrases>
          </p>
        )}
      </div>
    </section>
  )
}

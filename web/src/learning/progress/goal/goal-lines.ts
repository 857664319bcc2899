import type { Goal } from '@kasama/contract/learning/rewards/rewards.api'
import type { goalTexts } from './goal.texts'

type Line = { key: keyof typeof goalTexts; count: number; done?: number }

/** Lessons and days of practice of her week: each counts once towards her goal. */
export const doneOf = ({ completed, practised }: Goal) => completed + practised

/** Lines about her week, the good news first. A week below her goal is never mentioned again. */
export function linesOf(goal: Goal): Line[] {
  const { lessons, completed, practised, praise, days_in_a_row: days } = goal
  const done = doneOf(goal)
  const isReached = lessons !== null && done >= lessons
  return [
    ...(isReached && praise ? [{ key: 'reached', count: lessons } as const] : []),
    lessons === null || isReached ? { key: 'thisWeek', count: completed } : { key: 'soFar', done, count: lessons },
    ...(lessons !== null && practised > 0 ? [{ key: 'practiceCounts', count: practised } as const] : []),
    ...(days !== null && days > 1 ? [{ key: 'days', count: days } as const] : []),
  ]
}

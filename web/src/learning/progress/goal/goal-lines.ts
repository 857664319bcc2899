import type { Goal } from '@kasama/contract/learning/rewards.api'
import type { goalTexts } from './goal.texts'

type Line = { key: keyof typeof goalTexts; count: number; done?: number }

/** Lines about her week, the good news first. A week below her goal is never mentioned again. */
export function linesOf({ lessons, completed, praise, days_in_a_row: days }: Goal): Line[] {
  const isReached = lessons !== null && completed >= lessons
  return [
    ...(isReached && praise ? [{ key: 'reached', count: lessons } as const] : []),
    lessons === null || isReached
      ? { key: 'thisWeek', count: completed }
      : { key: 'soFar', done: completed, count: lessons },
    ...(days !== null && days > 1 ? [{ key: 'days', count: days } as const] : []),
  ]
}

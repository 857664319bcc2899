import type { Goal } from '@kasama/contract/learning/rewards/rewards.api'
import { expect, test } from 'vitest'
import { linesOf } from './goal-lines'

const goal: Goal = { lessons: 3, praise: true, week: '2026-03-09', completed: 1, practised: 0, days_in_a_row: 1 }
const keys = (facts: Partial<Goal>) => linesOf({ ...goal, ...facts }).map(({ key }) => key)

test('a day of practice counts towards the goal like a lesson, and is named', () => {
  expect(linesOf({ ...goal, practised: 1 })).toEqual([
    { key: 'soFar', done: 2, count: 3 },
    { key: 'practiceCounts', count: 1 },
  ])
  expect(keys({ practised: 2 })).toEqual(['reached', 'thisWeek', 'practiceCounts'])
})
test('without practice or without a goal nothing is said of counting', () => {
  expect(keys({})).toEqual(['soFar'])
  expect(keys({ lessons: null, practised: 2, days_in_a_row: 3 })).toEqual(['thisWeek', 'days'])
})

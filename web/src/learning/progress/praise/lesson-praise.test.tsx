import type { Goal } from '@kasama/contract/learning/rewards/rewards.api'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryKeys } from '#shared/api/query-keys.ts'
import { session } from '#shared/session/session.ts'
import { show } from '#test/show.tsx'
import { LessonPraise } from './lesson-praise'

async function praised(praise: boolean) {
  const goal: Goal = { lessons: 3, praise, week: '2026-03-02', completed: 1, practised: 0, days_in_a_row: null }
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(queryKeys.goal(), goal)
  session.set({ role: 'W' })
  return show(<LessonPraise isFresh={false} />, { language: 'mya', queries })
}

test('a lesson without questions is praised where she wants praise, and passes quietly where she does not', async () => {
  await expect.element((await praised(true)).getByRole('heading', { name: 'တော်လိုက်တာ' })).toBeVisible()
  expect((await praised(false)).container.textContent).toBe('')
})

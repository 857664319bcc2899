import type { WeeklyGoal } from '@kasama/contract/learning/rewards/rewards.rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'

export type Choices = { lessons?: WeeklyGoal | null; praise?: boolean }

/** A worker's goal and week; requested anew each time, because every completed lesson changes it. */
export function useGoal(isWorker = true) {
  return useQuery({
    queryKey: queryKeys.goal(),
    queryFn: ({ signal }) => request('GET /goal', {}, { signal }),
    enabled: isWorker,
    staleTime: 0,
  })
}

export function useChooseGoal() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Choices) => request('POST /goal', { body }),
    onSuccess: (goal) => queries.setQueryData(queryKeys.goal(), goal),
  })
}

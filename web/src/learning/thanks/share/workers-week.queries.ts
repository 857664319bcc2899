import type { ThanksKind } from '@kasama/contract/learning/thanks/thanks-words'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '#shared/api/request.ts'

const weekKey = (workerId: number) => ['workers-week', workerId]

export function useWorkersWeek(workerId: number) {
  return useQuery({
    queryKey: weekKey(workerId),
    queryFn: ({ signal }) => request('GET /worker/:id/week', { params: { id: workerId } }, { signal }),
    staleTime: 0,
  })
}

/** The picture of her week; without her agreement the server draws none. */
export function useWeekPicture(workerId: number) {
  return useQuery({
    queryKey: ['workers-week-picture', workerId],
    queryFn: ({ signal }) => request('GET /worker/:id/week/picture', { params: { id: workerId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

export function useSendThanks(workerId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (kind: ThanksKind) => request('POST /worker/:id/thanks', { params: { id: workerId }, body: { kind } }),
    onSettled: () => queries.invalidateQueries({ queryKey: weekKey(workerId) }),
  })
}

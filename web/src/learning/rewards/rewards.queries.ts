import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'

/** A worker's standing; requested anew each time, because every answered question changes it. */
export function useRedeem() {
  return useQuery({
    queryKey: queryKeys.redeem(),
    queryFn: ({ signal }) => request('GET /redeem', {}, { signal }),
    staleTime: 0,
  })
}

export function useSendAddress() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; address: string }) => request('POST /redeem', { body }),
    onSuccess(redeem) {
      queries.setQueryData(queryKeys.redeem(), redeem)
      return queries.invalidateQueries({ queryKey: ['progress'] })
    },
  })
}

export function useReportNotArrived() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => request('POST /redeem/orders/:id/not_come', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.redeem() }),
  })
}

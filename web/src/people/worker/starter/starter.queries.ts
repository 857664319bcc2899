import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'

/** The first lessons; requested anew each time, because the chosen topics change. */
export function useStarters() {
  return useQuery({
    queryKey: ['starter-list'],
    queryFn: ({ signal }) => request('GET /worker/starter_list', {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

export function useAddStarters() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (video_ids: number[]) => request('POST /worker/starter_list', { body: { video_ids } }),
    onSuccess: () =>
      Promise.all([['feed'], queryKeys.mustWatch()].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}

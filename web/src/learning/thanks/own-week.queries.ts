import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '#shared/api/request.ts'

const weekKey = ['own-week']

export function useOwnWeek() {
  return useQuery({ queryKey: weekKey, queryFn: ({ signal }) => request('GET /week', {}, { signal }), staleTime: 0 })
}

/** The picture that her employer would share, as its address; `isThere` says whether the week has one. */
export function useOwnPicture(isThere: boolean) {
  return useQuery({
    queryKey: ['own-week-picture'],
    queryFn: ({ signal }) => request('GET /week/picture', {}, { signal }),
    select: ({ png }) => `data:image/png;base64,${png}`,
    enabled: isThere,
    staleTime: 0,
  })
}

export function useAgreement() {
  const queries = useQueryClient()
  return useMutation({
    // One after the other: the last choice counts.
    scope: { id: 'week-agreement' },
    mutationFn: (has_agreed: boolean) => request('POST /week/agreement', { body: { has_agreed } }),
    onSuccess: (week) => queries.setQueryData(weekKey, week),
  })
}

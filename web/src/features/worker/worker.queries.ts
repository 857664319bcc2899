import type { Language } from '@kasama/contract/language'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../shared/api/query-keys'
import { request } from '../../shared/api/request'

export type NewWorker = { userId: string; language: Language; password: string }

/** Is this well-formed User ID free? */
export function useUserIdIsFree(userId: string | undefined) {
  return useQuery({
    queryKey: ['user-id', userId],
    queryFn: ({ signal }) => request('GET /users/validate/:value', { params: { value: userId ?? '' } }, { signal }),
    enabled: userId !== undefined,
    retry: false,
  })
}

export function useCreateWorker() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, language, password }: NewWorker) =>
      request('POST /auth/worker_signup', {
        body: {
          workpermit: userId,
          language_code: language,
          isSubscribingAgain: false,
          ...(password !== '' && { password }),
        },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.profile() }),
  })
}

export function useSaveTopics() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (topicIds: number[]) => request('POST /users/topics', { body: { topics: topicIds.join(',') } }),
    onSuccess: () =>
      Promise.all(
        [queryKeys.profile(), ['user-topics'], ['feed']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
}

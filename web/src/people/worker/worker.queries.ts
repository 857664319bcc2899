import type { Language } from '@kasama/contract/language'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'

/** `isFormerWorker` takes the employer's former worker back. */
export type NewWorker = { name: string; userId: string; language: Language; password: string; isFormerWorker: boolean }

/** An employer's former worker, whom she may take back. */
export function useFormerWorker() {
  return useQuery({
    queryKey: queryKeys.formerWorker(),
    queryFn: ({ signal }) => request('GET /worker/former', {}, { signal }),
    staleTime: 0,
  })
}

/** Whether this well-formed User ID is free. */
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
    mutationFn: ({ name, userId, language, password, isFormerWorker }: NewWorker) =>
      request('POST /auth/worker_signup', {
        body: {
          workpermit: userId,
          fullname: name,
          language_code: language,
          isSubscribingAgain: isFormerWorker,
          ...(password !== '' && { password }),
        },
      }),
    // Each worker has a list of her own. Also after an error: if only the response was lost, she has a worker now.
    onSettled: () =>
      Promise.all(
        [queryKeys.profile(), queryKeys.mustWatch()].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
}

export function useSaveTopics() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (topicIds: number[]) => request('POST /users/topics', { body: { topics: topicIds.join(',') } }),
    onSuccess: () =>
      Promise.all([queryKeys.profile(), ['feed']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}

import type { Language } from '@kasama/contract/language'
import type { WorkerDetails } from '@kasama/contract/people/worker.api'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidateProgress } from '#shared/api/invalidate-progress.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'

const detailsQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.worker(id),
    queryFn: ({ signal }) => request('GET /worker/:id', { params: { id } }, { signal }),
  })

/** The linked worker's login; requested again while the page is open, because her session begins and ends. */
export function useWorkerDetails(id: number) {
  return useQuery({ ...detailsQuery(id), refetchInterval: 60_000, refetchOnWindowFocus: true })
}

export function useWorkerLanguage(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (language_code: Language) =>
      request('POST /worker/:id/language', { params: { id }, body: { language_code } }),
    onSuccess: (details) => storeDetails(queries, details),
  })
}

/** Sets a new password: the given one, or one made by the server if it is ''. */
export function useWorkerPassword(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (password: string) =>
      request('POST /worker/:id/password', { params: { id }, body: password === '' ? {} : { password } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.worker(id) }),
  })
}

export function useEndSession(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => request('POST /worker/:id/end_session', { params: { id } }),
    onSuccess: (details) => storeDetails(queries, details),
  })
}

/** Removes the employer's worker; `onReplaced` is called once her profile is updated. */
export function useReplaceWorker(id: number, onReplaced: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => request('POST /worker/:id/replace', { params: { id } }),
    // Not in the caller, whose screen is gone by then.
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.profile() })
      onReplaced()
      invalidateProgress(queries)
      queries.invalidateQueries({ queryKey: queryKeys.mustWatch() })
    },
  })
}

function storeDetails(queries: QueryClient, details: WorkerDetails) {
  queries.setQueryData(queryKeys.worker(details.id), details)
  return queries.invalidateQueries({ queryKey: queryKeys.user(details.id) })
}

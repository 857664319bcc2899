import type { Praise } from '@kasama/contract/learning/rewards/rewards.api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'

/** Marks praise as seen: it is not shown again on any device. */
export function useMarkSeen() {
  return useMutation({ mutationFn: (ids: number[]) => request('POST /praise/seen', { body: { ids } }) })
}

/** Removes the praise that she has seen; the next one follows. */
export function useDismissPraise() {
  const queries = useQueryClient()
  const key = queryKeys.praise(useLanguage())
  return (id: number) => queries.setQueryData<Praise[]>(key, (praise) => praise?.filter((item) => item.id !== id))
}

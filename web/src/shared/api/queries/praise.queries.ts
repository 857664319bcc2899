import type { Praise } from '@kasama/contract/learning/rewards/rewards.api'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/use-texts'
import { queryKeys } from '../query-keys'
import { request } from '../request'

/** A worker's praise, requested when she opens a page without another task. */
export function usePraise(isWorker: boolean) {
  const lang = useLanguage()
  return useQuery({
    queryKey: queryKeys.praise(lang),
    queryFn: ({ signal }) => request('GET /praise', { query: { lang } }, { signal }),
    enabled: isWorker,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

/**
 * Invalidates the praise, unless it is on the screen: that is marked as seen, and would be missing in the next
 * response.
 */
export function invalidatePraise(client: QueryClient) {
  const isPraiseShown = client
    .getQueriesData<Praise[]>({ queryKey: ['praise'] })
    .some(([, praise = []]) => praise.length > 0)
  if (!isPraiseShown) client.invalidateQueries({ queryKey: ['praise'] })
}

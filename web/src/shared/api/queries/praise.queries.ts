import type { Praise } from '@kasama/contract/rewards.api'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/use-texts'
import { queryKeys } from '../query-keys'
import { request } from '../request'

/** A worker's notices of praise, requested when she opens a page on which nothing else is going on. */
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

/** Invalidates the praise, but for what is on the screen: it counts as seen, and would be gone from the next answer. */
export function forgetPraise(client: QueryClient) {
  const shown = client.getQueriesData<Praise[]>({ queryKey: ['praise'] }).some(([, praise = []]) => praise.length > 0)
  if (!shown) client.invalidateQueries({ queryKey: ['praise'] })
}

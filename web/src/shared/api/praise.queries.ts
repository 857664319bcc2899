import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../i18n/use-texts'
import { queryKeys } from './query-keys'
import { request } from './request'

/** What a worker may be praised for, asked for when she arrives on a page, and never while she is busy there. */
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

import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../i18n/use-texts'
import { queryKeys } from './query-keys'
import { request } from './request'

/** The topics of the library, in their order; they change once in a while. */
export function useTopics() {
  const lang = useLanguage()
  return useQuery({
    queryKey: [...queryKeys.topics(), lang],
    queryFn: ({ signal }) => request('GET /topics', { query: { lang } }, { signal }),
    staleTime: 10 * 60_000,
  })
}

import { minuteMs } from '@kasama/contract/durations.rules'
import type { Language } from '@kasama/contract/language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/use-texts'
import { registerLooks } from '../../ui/topic/topic-looks'
import { queryKeys } from '../query-keys'
import { request } from '../request'

/** The library's topics in order; they rarely change. */
export const topicsQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...queryKeys.topics(), lang],
    queryFn: async ({ signal }) => {
      const topics = await request('GET /topics', { query: { lang } }, { signal })
      registerLooks(topics)
      return topics
    },
    staleTime: 10 * minuteMs,
  })

export const useTopics = () => useQuery(topicsQuery(useLanguage()))

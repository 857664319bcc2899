import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKeys } from '../query-keys'
import { request } from '../request'

/** The public part of the server's configuration, which does not change while the page is open. */
export const configQuery = queryOptions({
  queryKey: queryKeys.config(),
  queryFn: () => request('GET /config'),
  staleTime: Number.POSITIVE_INFINITY,
})

export const useConfig = () => useQuery(configQuery)

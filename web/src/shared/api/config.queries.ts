import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKeys } from './query-keys'
import { request } from './request'

/** The part of the server's configuration that the browser may know; it does not change while the page lives. */
export const configQuery = queryOptions({
  queryKey: queryKeys.config(),
  queryFn: () => request('GET /config'),
  staleTime: Number.POSITIVE_INFINITY,
})

export const useConfig = () => useQuery(configQuery)

import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKeys } from '../query-keys'
import { request } from '../request'

/** The employer's plan and its dates. */
export const subscriptionQuery = queryOptions({
  queryKey: queryKeys.subscription(),
  queryFn: ({ signal }) => request('GET /users/subscription', {}, { signal }),
})

export const useSubscription = () => useQuery(subscriptionQuery)

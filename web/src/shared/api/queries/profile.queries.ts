import { hashKey, queryOptions, useQuery } from '@tanstack/react-query'
import { session } from '../../session/session'
import { useSession } from '../../session/use-session'
import { queryClient } from '../query-client'
import { queryKeys } from '../query-keys'
import { request } from '../request'

/** The logged-in user's profile, which many screens read. */
export const profileQuery = queryOptions({
  queryKey: queryKeys.profile(),
  queryFn: ({ signal }) => request('GET /users/me', {}, { signal }),
})

// The session holds the same profile as the cache, and none once it is removed there.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (query.queryHash !== hashKey(profileQuery.queryKey)) return
  const isKept = type !== 'removed' && session.token() !== ''
  session.setUser(isKept ? (query.state.data ?? null) : null)
})

export function useProfile() {
  return useQuery({ ...profileQuery, enabled: useSession().web_token !== '' })
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/use-session'
import { queryKeys } from '../query-keys'
import { request } from '../request'

/** The signed-in user's profile, which many screens read. */
export const profileQuery = queryOptions({
  queryKey: queryKeys.profile(),
  queryFn: ({ signal }) => request('GET /users/me', {}, { signal }),
})

export function useProfile() {
  return useQuery({ ...profileQuery, enabled: useSession().web_token !== '' })
}

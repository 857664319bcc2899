import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../query-keys'
import { request } from '../request'

/** An employer's linked worker; nothing is requested without one. */
export function useUser(id: number | null) {
  return useQuery({
    queryKey: queryKeys.user(id ?? 0),
    queryFn: ({ signal }) => request('GET /users/:id', { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'

export function usePasskeys(enabled = true) {
  return useQuery({
    queryKey: queryKeys.passkeys(),
    queryFn: ({ signal }) => request('GET /auth/passkeys', {}, { signal }),
    enabled,
  })
}

export function useRemovePasskey(onRemoved: (id: number) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => request('POST /auth/passkeys/:id/remove', { params: { id } }),
    onSuccess(_, id) {
      onRemoved(id)
      return queries.invalidateQueries({ queryKey: queryKeys.passkeys() })
    },
  })
}

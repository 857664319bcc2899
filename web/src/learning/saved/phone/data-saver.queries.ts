import type { DataSaver } from '@kasama/contract/people/account.api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'

/** The worker's data saver, which belongs to her account; undefined until it is known. */
export function useDataSaver() {
  const queries = useQueryClient()
  const { data: profile } = useProfile()
  const { mutate, isPending, variables } = useMutation({
    // Requests run one after the other, so that the last press wins.
    scope: { id: 'data-saver' },
    mutationFn: (data_saver: DataSaver) =>
      request('POST /users/data_saver', { body: { data_saver } }, { repeatable: true }),
    onSuccess: (changed) => queries.setQueryData(queryKeys.profile(), changed),
    onError: (error) => showToast(error.message, 'error'),
  })
  const chosen = profile && (profile.data_saver ?? 'off')
  return { chosen: isPending ? variables : chosen, choose: mutate }
}

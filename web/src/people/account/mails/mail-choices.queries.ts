import type { MailSwitches } from '@kasama/contract/learning/progress/mail.api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'

const key = queryKeys.mailChoices()

export function useMailChoices() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => request('GET /mail_choices', {}, { signal }) })
}

/** A switch moves at once, and back if its request fails. */
export function useChooseMails() {
  const queries = useQueryClient()
  const isLast = () => queries.isMutating({ mutationKey: key }) === 1
  return useMutation({
    mutationKey: key,
    // Requests run one after the other, so that the last press on a switch wins.
    scope: { id: 'mail-choices' },
    mutationFn: (body: Partial<MailSwitches>) => request('POST /mail_choices', { body }, { repeatable: true }),
    onMutate: (body) => queries.setQueryData<MailSwitches>(key, (switches) => switches && { ...switches, ...body }),
    // While another request waits, the server's state would move its switch back.
    onSuccess: (switches) => isLast() && queries.setQueryData(key, switches),
    onError: (error, body) => {
      showToast(error.message, 'error')
      const previous = Object.fromEntries(Object.entries(body).map(([name, isOn]) => [name, !isOn]))
      queries.setQueryData<MailSwitches>(key, (switches) => switches && { ...switches, ...previous })
      if (isLast()) void queries.invalidateQueries({ queryKey: key })
    },
  })
}

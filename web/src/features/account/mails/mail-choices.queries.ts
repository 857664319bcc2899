import type { MailSwitches } from '@kasama/contract/mail.api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../shared/api/query-keys'
import { request } from '../../../shared/api/request'

const key = queryKeys.mailChoices()

export function useMailChoices() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => request('GET /mail_choices', {}, { signal }) })
}

/** A switch moves at once; where it could not be kept, it goes back. */
export function useChooseMails() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<MailSwitches>) => request('POST /mail_choices', { body }),
    onMutate: (body) => {
      const before = queries.getQueryData<MailSwitches>(key)
      queries.setQueryData<MailSwitches>(key, (now) => now && { ...now, ...body })
      return before
    },
    onSuccess: (switches) => queries.setQueryData(key, switches),
    onError: (_, __, before) => queries.setQueryData(key, before),
  })
}
